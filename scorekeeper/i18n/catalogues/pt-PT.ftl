# What Portugal says otherwise than pt.ftl; every other message is taken from there.
# red three = terno vermelho; black three = terno preto; twos = duques
# pile (discards) = monte; stock = baralho; dealer = dador; side = equipa, pair = par; round = ronda; backup = cópia de segurança; season = época
# phone = telemóvel; device = dispositivo; file = ficheiro; to save = guardar; to delete = eliminar; to undo = anular; to type = introduzir
# to share = partilhar; settings = definições; walkover = falta de comparência; to report a result = comunicar; log = registo; the app is feminine

## Terms that differ in the games of Brazil

-equipe = equipa
-equipe--burraco = { -equipe--usual }
-equipe--burraco_3p = { -equipe--usual }
-equipes = equipas
-equipes--burraco = { -equipes--usual }
-equipes--burraco_3p = { -equipes--usual }
-Equipe = Equipa
-Equipe--burraco = { -Equipe--usual }
-Equipe--burraco_3p = { -Equipe--usual }
-Equipes = Equipas
-Equipes--burraco = { -Equipes--usual }
-Equipes--burraco_3p = { -Equipes--usual }
-mao--burraco = { -mao--usual }
-maos--burraco = { -maos--usual }
-Mao--burraco = { -Mao--usual }
-Maos--burraco = { -Maos--usual }

## Lines of a score

line-canasta = { $type ->
    [natural] Canastras limpas
    [mixed] Canastras sujas
    [wild] Canastras de curingas
    [wild_all_twos] Canastras de curingas só com duques
    [wild_four_jokers] Canastras de curingas com quatro jokers
    [sequence] Canastras em sequência
    [sevens] Canastras de setes
    [fives] Canastras de quinas
    [aces] Canastras de ases
    [sevens_mixed] Canastras sujas de setes
    [aces_mixed] Canastras sujas de ases
    [semi_natural] Canastras semilimpas
    [suit_ace_to_ace] Canastras de ás a ás
    [suit_whole] Canastras de naipe inteiro
    [suit_mixed] Canastras sujas de naipe inteiro
    [rank_whole] Canastras de oito cartas iguais
    [rank_mixed] Canastras sujas de oito cartas iguais
    [twos_natural] Canastras limpas de duques
    [twos_mixed] Canastras sujas de duques
   *[other] Canastras
}
line-extra_bonus = Bónus por número de canastras
line-red_threes = Ternos vermelhos
line-black_threes = Ternos pretos
line-captured_black_threes = Ternos pretos levados com o monte
line-go_out = Bater
line-concealed_go_out = Bater de mão
line-black_threes_in_hand = Ternos pretos na mão
line-feet_untaken = { record-foot } não apanhado

line-red_threes_in_hand = Ternos vermelhos na mão
line-total = Total introduzido
line-total_base = Canastras e bónus
line-adjustment = Penalização ou bónus
brief-total_base = canastras e bónus
brief-adjustment = penalização ou bónus
brief-canasta = { $type ->
    [natural] { $count ->
        [one] limpa
       *[other] limpas
    }
    [mixed] { $count ->
        [one] suja
       *[other] sujas
    }
    [wild] de curingas
    [wild_all_twos] de curingas só com duques
    [wild_four_jokers] de curingas com quatro jokers
    [sequence] { $count ->
        [one] sequência
       *[other] sequências
    }
    [sevens] de setes
    [fives] de quinas
    [aces] de ases
    [sevens_mixed] setes sujos
    [aces_mixed] ases sujos
    [semi_natural] { $count ->
        [one] semilimpa
       *[other] semilimpas
    }
    [suit_ace_to_ace] ás a ás
    [suit_whole] naipe inteiro
    [suit_mixed] naipe inteiro, suja
    [rank_whole] oito iguais
    [rank_mixed] oito iguais, suja
    [twos_natural] limpa de duques
    [twos_mixed] suja de duques
   *[other] { $count ->
        [one] canastra
       *[other] canastras
    }
}
brief-extra_bonus = bónus por canastras
brief-red_threes = { $count ->
    [one] de terno vermelho
   *[other] de ternos vermelhos
}
brief-black_threes = { $count ->
    [one] de terno preto
   *[other] de ternos pretos
}
brief-captured_black_threes = de ternos pretos levados
brief-go_out = por bater
brief-concealed_go_out = por bater de mão

brief-black_threes_in_hand = de ternos pretos na mão
brief-feet_untaken = { foot-name } não apanhado

brief-red_threes_in_hand = de ternos vermelhos na mão

## What is wrong with a deal

problem-counted_twice = introduzido duas vezes: como cartas e como total
problem-base_without_total = introduza também o total da equipa, e não só os pontos de canastras e bónus
problem-nobody_out_nothing_in_hand = ninguém bateu: introduza as cartas que ficaram na mão
problem-no_value_canasta = estas regras não dão bónus por essa canastra
problem-no_value_red_threes = { $most ->
    [0] com estas regras, ternos vermelhos na mesa não contam
   *[other] ternos vermelhos: { $count }, mas com estas regras contam no máximo { $most }
}
problem-no_value_black_threes = { $most ->
    [0] com estas regras, ternos pretos na mesa não contam
   *[other] ternos pretos na mesa: { $count }, mas com estas regras contam no máximo { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] com estas regras, ternos pretos levados com o monte não contam
   *[other] ternos pretos levados: { $count }, mas com estas regras contam no máximo { $most }
}
problem-no_value_feet_untaken = com estas regras, o morto não apanhado não conta
problem-more_hand_canastas = há mais canastras de mão do que canastras ao todo
problem-more_trump_canastas = há mais canastras de trunfo do que canastras ao todo
out-canastas = { $type ->
    [natural] { $count ->
        [0] nenhuma limpa
        [one] { $count } limpa
       *[other] { $count } limpas
    }
    [mixed] { $count ->
        [0] nenhuma suja
        [one] { $count } suja
       *[other] { $count } sujas
    }
    [wild] { $count ->
        [0] nenhuma de curingas
       *[other] { $count } de curingas
    }
    [sevens] { $count ->
        [0] nenhuma de setes
       *[other] { $count } de setes
    }
    [fives] { $count ->
        [0] nenhuma de quinas
       *[other] { $count } de quinas
    }
   *[sequence] { $count ->
        [0] nenhuma sequência
        [one] { $count } sequência
       *[other] { $count } sequências
    }
}
problem-out_without_foot = bateu sem ter apanhado o { foot-name }

problem-too_many_feet = { $count } mortos não apanhados: cada equipa tem só um
problem-melded_but_not_opened = há jogos na mesa, por isso a equipa já abriu
problem-lone_hand_needed = { $decided ->
    [foot] escolha quem jogou sozinho: quem apanhou primeiro um { foot-name }
   *[pile] escolha quem jogou sozinho: quem levou o monte primeiro ou, se ninguém o levou, quem bateu
}
problem-lone_without_foot = jogou sozinho, mas não apanhou nenhum { foot-name }: só joga sozinho quem apanha o primeiro
problem-too_many_red_threes = ternos vermelhos: { $count }, mas só há { $most }
problem-too_many_black_threes = ternos pretos: { $count }, mas só há { $most }
## What is wrong with a meld

problem-no_meld = estas cartas não formam um jogo: { $why ->
    [red_three] os ternos vermelhos não entram em jogos
    [threes] um terno não entra em sequência
    [wild] uma sequência precisa de cartas naturais
    [gap] uma sequência não pode saltar nem repetir cartas
   *[ranks] { $first } e { $other } são de valores diferentes
}
problem-no_melds_of_twos = o duque só vale como curinga
problem-black_threes_never = o terno preto não pode ser baixado
problem-black_threes_only_going_out = o terno preto só pode ser baixado ao bater

## Initial meld

problem-pile_not_allowed = o monte não pode ser levado na abertura
problem-pile_stopped = o monte não pode ser levado com esta carta em cima: { $card }
problem-pile_takes_natural_pair = para levar o monte é preciso ter na mão duas cartas naturais do valor da carta de cima: { $card }
problem-pile_takes_no_wild = não se leva o monte com curingas
problem-wild_meld_first = complete o jogo de curingas antes de usar curingas noutro jogo

## What is wrong with a document

place = { $list ->
    [matches] partida { $number }
    [deals] mão { $number }
    [sides] equipa { $number }
    [players] jogador { $number }
    [seats] lugar { $number }
    [melds] jogo { $number }
    [people] pessoa { $number }
    [members] pessoa { $number }
    [entrants] inscrito { $number }
    [rounds] ronda { $number }
    [tables] mesa { $number }
    [history] alteração { $number }
   *[other] linha { $number }
}
problem-too_many_digits = não é JSON válido: um número tem algarismos a mais
problem-half_character = não é JSON válido: um texto tem um carácter incompleto
problem-nested_too_deeply = não é { $format } válido: tem níveis a mais
problem-not_opened = não foi possível abrir este ficheiro
problem-file_too_large = demasiado grande: o máximo é { $most } MB
problem-not_storable = isto não pode ser guardado
problem-newer_version = { $version } é mais recente que { $newest }: atualize o programa
problem-too_few_sides = é preciso ter duas equipas ou mais
problem-changes_count_up = aqui é preciso um número acima de { $last }: as alterações são numeradas por ordem
problem-more_than_natural = uma canastra com curingas não vale mais do que uma sem curingas: no máximo { $most }
problem-less_than_mixed = uma canastra sem curingas não vale menos do que uma com curingas: no mínimo { $least }

## What is wrong with rules

problem-taken_off = isto é descontado: introduza 0 ou um número negativo
problem-bonus_needed = é preciso um bónus quando se baixam { $kind ->
    [wild] curingas
    [sequence] sequências
   *[twos_natural] duques
}
problem-other_id = o ficheiro tem outro nome
problem-circular = estas regras baseiam-se em si próprias

## Finder

finder-top-unused = Com esta mão, a carta de cima não serve para levar o monte.

## Store

finding-torn = { $aside ->
    [none] O último registo do ficheiro está incompleto, como acontece quando a app fecha ou falta a luz durante a gravação. { $kept ->
        [0] Não há nenhum registo antes dele.
        [one] O registo anterior pode ser lido.
       *[other] Todos os { $kept } registos anteriores podem ser lidos.
    } Nada foi alterado.
   *[other] O último registo do ficheiro estava incompleto, como acontece quando a app fecha ou falta a luz durante a gravação. { $kept ->
        [0] Não há nenhum registo antes dele.
        [one] O registo anterior está aqui.
       *[other] Todos os { $kept } registos anteriores estão aqui.
    } O pedaço incompleto ficou em { $aside }.
}
finding-damaged = { $aside ->
    [none] O ficheiro está danificado. { $dropped ->
        [0] { $kept ->
            [1] O único registo ainda pode ser lido.
           *[other] Todos os registos ({ $kept }) ainda podem ser lidos.
        }
        [one] Não é possível ler um registo, mas { $kept ->
            [1] o outro pode ser lido.
           *[other] os outros { $kept } podem ser lidos.
        }
       *[other] Não é possível ler { $dropped } registos, mas { $kept ->
            [1] o outro pode ser lido.
           *[other] os outros { $kept } podem ser lidos.
        }
    } Nada foi alterado.
   *[other] O ficheiro estava danificado. { $dropped ->
        [0] { $kept ->
            [1] O único registo foi lido e está aqui.
           *[other] Todos os registos ({ $kept }) foram lidos e estão aqui.
        }
        [one] Não foi possível ler um registo, mas { $kept ->
            [1] o outro está aqui
           *[other] os outros { $kept } estão aqui
        }.
       *[other] Não foi possível ler { $dropped } registos, mas { $kept ->
            [1] o outro está aqui
           *[other] os outros { $kept } estão aqui
        }.
    } O ficheiro danificado ficou em { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] { $kept } item perdido ou danificado está nas cópias de segurança. A reparação pode recuperá-lo.
       *[other] { $kept } itens perdidos ou danificados estão nas cópias de segurança. A reparação pode recuperá-los.
    }
   *[other] { $kept ->
        [one] { $kept } item perdido ou danificado foi recuperado das cópias de segurança.
       *[other] { $kept } itens perdidos ou danificados foram recuperados das cópias de segurança.
    }
} { $dropped ->
    [0] Não falta mais nenhum registo.
    [one] Um registo não está em nenhuma cópia de segurança.
   *[other] { $dropped } registos não estão em nenhuma cópia de segurança.
}
finding-behind = Uma cópia de segurança tem mais dados do que o ficheiro das partidas: { $dropped ->
    [0] os dois têm históricos diferentes.
    [one] falta o último registo, porque o ficheiro foi esvaziado, cortado, eliminado ou trocado por uma cópia mais antiga.
   *[other] faltam os últimos { $dropped } registos, porque o ficheiro foi esvaziado, cortado, eliminado ou trocado por uma cópia mais antiga.
} A cópia de segurança { $backup } fica guardada até a restaurar ou decidir continuar sem ela.
finding-taken_away = Com a app aberta, outro programa moveu, eliminou ou trocou o ficheiro das partidas. Foi gravado de novo por inteiro, e não falta nada. { $aside ->
    [none] Não havia nada no seu lugar.
   *[other] O que estava no seu lugar está agora em { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Perderam-se os jogadores e as regras de uma partida. Não pode ser mostrada, mas as mãos continuam no ficheiro.
   *[other] Perderam-se os jogadores e as regras de { $dropped } partidas. Não podem ser mostradas, mas as mãos continuam no ficheiro.
}
finding-too_new = Estas partidas foram guardadas por uma versão mais recente da app. Pode vê-las aqui. Para guardar, atualize a app.
finding-migrated = { $aside ->
    [none] Estas partidas foram guardadas por uma versão anterior da app. Na próxima vez que a app abrir, serão atualizadas, e fica uma cópia.
   *[other] Estas partidas foram guardadas por uma versão anterior da app. Foram atualizadas, e o ficheiro original ficou em { $aside }.
}
finding-backup_damaged = A cópia de segurança { $aside } está danificada. { $dropped ->
    [one] { $dropped } registo que estava nela não está em nenhum outro ficheiro.
   *[other] { $dropped } registos que estavam nela não estão em nenhum outro ficheiro.
}
finding-not_writable = Não é possível gravar no ficheiro das partidas. { $answer ->
    [full] O disco está cheio: liberte espaço.
    [forbidden] Não há permissão para gravar nessa pasta.
    [failing] O disco está a falhar: copie o que puder para outro.
   *[other] O disco comunicou um erro.
} Pode ver as partidas aqui, mas nada pode ser guardado.
finding-no_locks = Este disco não permite bloquear ficheiros. Abra estas partidas numa só janela ou programa de cada vez.
finding-not_compacted = Não foi possível compactar o ficheiro das partidas. { $answer ->
    [full] O disco está cheio: liberte espaço.
    [forbidden] Não há permissão para gravar nessa pasta.
    [failing] O disco está a falhar: copie o que puder para outro.
   *[other] O disco comunicou um erro.
} O ficheiro está completo.
finding-not_kept = Este navegador não guarda os dados desta página, como numa janela privada. Pode jogar aqui, mas as partidas desaparecem ao fechar a página. Abra a app numa janela normal ou partilhe a partida antes de fechar.
finding-not_backed_up = Não foi possível fazer uma cópia de segurança ao abrir a app. { $answer ->
    [full] O disco está cheio: liberte espaço.
    [forbidden] Não há permissão para gravar nessa pasta.
    [failing] O disco está a falhar: copie o que puder para outro.
   *[other] O disco comunicou um erro.
} As partidas estão completas.
store-busy = As partidas já estão abertas noutra janela ou por outro utilizador deste computador. É preciso fechá-las primeiro: { $path }
store-foreign = Este ficheiro não tem partidas desta app. Ficou como estava: { $path }
store-unreadable = { $answer ->
    [missing] Não há partidas aqui: { $path }
    [forbidden] Não há permissão para ler as partidas: { $path }
    [failing] O disco está a falhar e as partidas não podem ser lidas. Copie o que puder para outro disco: { $path }
   *[other] As partidas não podem ser lidas: { $path }
}
store-read_only = Não foi guardado: depois de um erro, as partidas só podem ser lidas. Abra a app de novo: { $path }
store-too_new = Não foi guardado: uma versão mais recente desta app gravou estas partidas. Atualize a app: { $path }
store-not_begun = Não é possível guardar partidas aqui. { $answer ->
    [full] O disco está cheio: liberte espaço.
    [forbidden] Não há permissão para gravar nesta pasta.
    [failing] O disco está a falhar: copie o que puder para outro.
   *[other] O disco comunicou um erro.
} { $path }
store-not_written = { $answer ->
    [full] Não foi guardado: o disco está cheio. Liberte espaço e tente de novo: { $path }
    [forbidden] Não foi guardado, porque não há permissão para gravar aqui: { $path }
    [failing] Não foi guardado: o disco está a falhar. Copie o que puder para outro disco: { $path }
    [missing] Não foi guardado, porque a pasta desapareceu: { $path }
   *[other] Não foi guardado: o disco comunicou um erro. Tente de novo ou reabra a app: { $path }
}
store-changed = Não foi guardado: outro programa alterou o ficheiro das partidas. Abra a app de novo: { $path }
store-not_flushed = { $answer ->
    [full] Não foi guardado: o disco está cheio, e agora as partidas só podem ser lidas. Liberte espaço e reabra a app: { $path }
    [failing] Não foi guardado: o disco está a falhar, e agora as partidas só podem ser lidas. Copie o que puder para outro disco e reabra a app: { $path }
   *[other] Não foi guardado: o disco comunicou um erro, e agora as partidas só podem ser lidas. Abra a app de novo: { $path }
}
store-empty_backup = Nada foi restaurado, porque não há partidas nesta cópia de segurança: { $path }
store-no_backup = Essa cópia de segurança não existe: { $path }

store-not_kept = Guardado só até fechar esta página, porque o navegador não conserva os dados. Liberte espaço neste dispositivo ou partilhe a partida antes de fechar.
store-not_backed_up = Nada foi restaurado, porque não foi possível fazer antes uma cópia de segurança das partidas atuais: { $path }

store-unfit = Não foi guardado: depois não seria possível ler os dados corretamente. Por favor, avise-nos.
store-misused = Não foi guardado: a app tentou algo que não é possível. Por favor, avise-nos.
doctor-mendable = Para reparar, feche a app e repita este comando com --repair.
doctor-behind = Para o restaurar, feche a app e repita este comando com --restore { $backup }
doctor-gaps = { $count ->
    [one] Falta uma alteração no histórico da partida, e não está em nenhuma cópia de segurança.
   *[other] Faltam { $count } alterações no histórico das partidas, e não estão em nenhuma cópia de segurança.
}
doctor-strays = { $count ->
    [one] Uma partida tem mãos, mas faltam os jogadores, que não estão em nenhuma cópia de segurança.
   *[other] { $count } partidas têm mãos, mas faltam os jogadores, que não estão em nenhuma cópia de segurança.
}
doctor-bad-backup = Esta cópia de segurança está danificada: { $path }

doctor-aside = Sobrou de uma reparação ou de uma atualização anterior e pode ser eliminado: { $path }
doctor-backups = { $count ->
    [0] Não há cópias de segurança.
    [one] Há 1 cópia de segurança, { $size } kB.
   *[other] Há { $count } cópias de segurança, { $size } kB ao todo.
}

cases-exported = { $folder }: { $files } ficheiros.
package-site = { $folder }: { $files } ficheiros, { $size } MB. Qualquer servidor web pode servir esta pasta. Depois de aberta uma vez com Internet, a app também funciona offline.
package-app = { $folder }: { $files } ficheiros, { $size } MB. Nesta pasta, execute flet build com o tipo de app pretendido: apk, ipa, windows, macos, linux ou web.
publish-done = { $folder }: { $files } ficheiros, { $evenings ->
    [one] uma sessão
   *[other] { $evenings } sessões
}. Qualquer servidor web pode servir esta pasta.
problem-unknown_files = { $name }: falta a lista de ficheiros. Instale com pip
problem-folder_is_file = { $folder }: é um ficheiro. Indique uma pasta nova ou vazia
problem-client_lacks_file = O cliente web do Flet não tem o ficheiro { $file }; { package-install }
problem-no_assets = falta a pasta dos tipos de letra e das imagens: { $folder }
problem-client_unknown = esta app não conhece esta versão do cliente web do Flet; { package-install }
league-joined = Na liga, este clube é { $club }.

## Enviar a uma liga e cuidar de uma

league-sent = { $name }: { $state ->
    [shown] na classificação.
    [waiting] à espera do responsável pela liga.
    [older] a liga tem uma versão mais recente.
    [refused] recusada pelo responsável pela liga.
    [conflict] a liga tem outros resultados desta sessão.
    [invalid] não aceite.
   *[kept] recebida.
}
league-again = Sem resposta. Nova tentativa dentro de { $seconds } s
league-all-sent = A liga já tem todas as sessões terminadas.
league-files = { $folder }: { $count ->
    [one] um ficheiro
   *[other] { $count } ficheiros
} para a liga
league-hint = Uma liga reúne os resultados de vários clubes. O responsável indica o endereço, o identificador do clube e uma chave. A app envia resultados e lugares, mas nunca as mãos.
league-url-hint = Deixe vazio se os resultados forem enviados em ficheiros.
league-change = Alterar o endereço ou a chave
league-due = Por enviar
league-sending = { $count ->
    [0] A enviar…
   *[other] Enviados: { $sent } de { $count }
}
league-replace-hint = Os resultados deste dispositivo substituem os que a liga tem das mesmas sessões.
problem-league_no_address = este clube entrou na liga sem endereço; para gravar os resultados em ficheiros: scorekeeper league sheet FOLDER
problem-league_address = { $url }: o endereço de uma liga começa por https://
problem-league_sending = Os resultados estão a ser enviados. Espere pelo fim ou pare o envio.
problem-league_extra = para instalar o que uma liga precisa, use: pip install "canasta-scorekeeper[league]"
problem-league_database = não é possível usar a base de dados da liga: { $why }
problem-league_season_frozen = A época está encerrada.
problem-league_seated_twice = Alguém está em duas mesas na mesma ronda.
problem-league_total = Um dos totais é demasiado alto.
problem-league_too_many = Já há demasiadas sessões do clube à espera. Envie de novo quando o responsável pela liga as tiver visto.
problem-league_no_season = { $season }: não existe essa época, ou termina antes de começar

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Para abrir no navegador,
   *[window] Para abrir em janela própria,
} a app precisa de um pacote que falta ou está noutra versão. Para instalar: pip install "{ $to_install }"
launch-no-display = Não há ecrã disponível. Use --web.
launch-assets-missing = Falta a pasta dos tipos de letra e das imagens. Foi procurada em { $tried }.
launch-no-window = Falta o cliente de ambiente de trabalho do Flet, ou este não arranca. Use --web.
visitor-origin-text = Outra página da web tentou usar o marcador. Só as páginas do próprio marcador o podem usar.

visitor-link = Este link já não funciona
visitor-welcome-text = O marcador está a abrir.
visitor-key-text = Abra o marcador com o link mostrado quando foi iniciado. Cada link vale para um só navegador.
visitor-connection-lost = Sem ligação
visitor-connection-since = { $shows ->
    [clock] Pontos e relógio das { $time }. A tentar de novo.
   *[scores] Pontos das { $time }. A tentar de novo.
}
visitor-broken = Algo correu mal. O que guardou está seguro. Recarregue a página.

## Club: server

launch-copy-is-folder = { $file } é uma pasta. Indique o ficheiro para a cópia.
serve-pin = Organizador, noutro computador: { $address } com o PIN { $pin }
serve-plain = Sem --https, qualquer pessoa nesta rede pode ler o que os telemóveis enviam, incluindo o PIN.
serve-https = Os telemóveis mostram um aviso até confiarem no certificado deste servidor. Os passos estão em { $address }
visitor-certificate-text = Este computador não tem um certificado público, por isso o telemóvel mostra um aviso. Mesmo assim, a ligação é cifrada. Instale o certificado do clube para o aviso deixar de aparecer. Só vale para este computador e para redes privadas.
visitor-certificate-get = Transferir o certificado
visitor-certificate-iphone = O iPhone e o iPad precisam do certificado. Depois de transferir: Definições → Perfil descarregado → Instalar. A seguir, Definições → Geral → Informações → Definições de fiabilidade de certificados: ative “Canasta Scorekeeper”.
visitor-certificate-android = No Android não é preciso: continue apesar do aviso (Avançadas → Prosseguir). Para não voltar a ver o aviso, procure “Certificado da AC” nas Definições e escolha o ficheiro.
visitor-certificate-after = Depois leia outra vez o cartão da sua mesa. Terminada a sessão, o certificado remove-se no mesmo sítio.
broken-part = Esta parte não pode ser mostrada. Volte atrás e abra-a de novo.
serve-not-copied = Não foi possível gravar a cópia da sessão em { $file }. A sessão continua, e a app volta a tentar de poucos em poucos segundos.
serve-copied-again = A cópia da sessão está de novo atualizada: { $file }
visitor-stranger = Leia o cartão da sua mesa
visitor-stranger-text = Este telemóvel não está em nenhuma mesa. Leia de novo o código do cartão da sua mesa, ou peça um cartão novo ao organizador.
visitor-lost-table = À procura da sua mesa…
visitor-lost-table-text = Se a sessão está a passar para outro computador, aguarde: esta página tenta de novo sozinha. Senão, leia outra vez o código do cartão da sua mesa.
visitor-elsewhere = Não neste dispositivo
visitor-elsewhere-text = A sessão é organizada no computador do marcador ou, se o PIN estiver ativado, noutro.
visitor-full = Demasiados telemóveis ligados
visitor-full-text = Feche o marcador num telemóvel que não esteja a ser usado. Esta página tenta de novo sozinha.
visitor-join-text = Um momento. Se não conseguir ler o código, introduza as letras do cartão.
visitor-join-unknown = Este código ainda não funciona, ou já não funciona. Esta página tenta de novo sozinha. Se nada acontecer, peça um cartão novo ao organizador.
visitor-join-organiser = Este navegador é o do organizador. Abra o link num telemóvel, noutro navegador ou numa janela privada.
visitor-director-text = Escreva o PIN do seu convite ou abra o link. O organizador tem ambos.
visitor-director-unknown = PIN errado, ou o convite já foi usado ou expirou. Peça outro ao organizador.
visitor-director-inside = Este navegador já dirige a sessão. Abra o convite noutro navegador ou numa janela privada.
visitor-join-not-saved = O computador do marcador não consegue guardar nada neste momento. Avise o organizador.
visitor-knock-failed = O marcador não responde. Veja se este telemóvel está na rede do clube e tente de novo.
visitor-knock-often = Demasiadas tentativas. Espere um minuto e tente de novo.
visitor-knock-long = O texto é demasiado longo.

## Times and changes

pattern-day = EEEEEE d MMM y
pattern-day-of-month = EEEEEE d MMM
change-record = { $points ->
    [none] Mão { $number } guardada
   *[other] Mão { $number } guardada: { $points }
}
change-drop = { $points ->
    [none] Mão { $number } eliminada
   *[other] Mão { $number } eliminada: { $points }
}
change-set_up = { $parts ->
    [none] Definições guardadas sem alterações
   *[other] Definições alteradas: { $parts }
}
change-end = { $by ->
    [agreement] Encerrada de comum acordo
    [time] Encerrada por tempo
    [walkover] Encerrada por falta de comparência
   *[other] Partida encerrada
}
change-undo = { $points ->
    [none] Anulado: { $what }
   *[other] Anulado: { $what } ({ $points })
}
change-what-drop = eliminação da mão { $number }
change-what-set_up = alteração das definições
change-what-resume = retoma da partida
undo-what = Anular: { $what }
set-up-part-first_dealer = primeiro dador

## Rules: sections of a rule book

rules-section-threes = Ternos
rules-section-out = Bater
rules-section-extras = Penalizações e mãos especiais
rule-stock_draw = Cartas compradas de cada vez

## Rules: what each value is about, by its dotted path

rule-dealing-first_dealer = Primeiro dador
rule-dealing-next_dealer = Próximo dador
rule-dealing-cutter = Quem parte o baralho
rule-partner_question-acaba = Perguntar ao parceiro antes de dizer “acaba”

rule-meld_rules-twos_meldable = Jogos de duques
rule-meld_rules-wild_meld_first = Os curingas vão primeiro para o jogo de curingas incompleto
rule-canasta_bonus = Bónus das canastras
rule-canasta_bonus-wild_all_twos = Canastra de curingas só com duques
rule-canasta_bonus-fives = Canastra de quinas
rule-canasta_bonus-twos_natural = Canastra limpa de duques
rule-canasta_bonus-twos_mixed = Canastra suja de duques
rule-concealed_canasta-amount = Bónus da canastra de mão
rule-trump_multiplier = Bónus de uma sequência no naipe de trunfo
rule-extra_canasta_bonuses = Bónus por número de canastras
rule-bonuses_when_out = Bónus só para quem bate
rule-red_three_values = Ternos vermelhos na mesa: quanto valem um, dois, três…
rule-red_three_sign = Ternos vermelhos: a favor ou contra
rule-red_three_sign-measure = Ternos vermelhos: o que decide se somam ou descontam
rule-red_three_sign-steps = Ternos vermelhos: a favor ou contra
rule-red_three_all_four_without_meld = Os quatro ternos vermelhos sem ter baixado nada
rule-red_three_in_hand = Terno vermelho que ficou na mão
rule-red_three_in_hand-mode = Terno vermelho que ficou na mão
rule-red_three_in_hand-points = Penalização por um terno vermelho na mão
rule-black_three = Ternos pretos
rule-black_three-role = Ternos pretos
rule-black_three-meld_when = Baixar ternos pretos
rule-black_three-meld_sizes = Ternos pretos por jogo
rule-black_three-meld_sizes-min = Ternos pretos por jogo, no mínimo
rule-black_three-meld_sizes-max = Ternos pretos por jogo, no máximo
rule-black_three-meld_wilds = Curingas com ternos pretos
rule-black_three-in_hand = Penalização por um terno preto na mão
rule-black_three-in_hand_mode = Terno preto que ficou na mão
rule-black_three-tabled_values = Ternos pretos na mesa: quanto valem um, dois, três…
rule-black_three-captured_values = Ternos pretos levados com o monte: quanto valem um, dois, três…
rule-initial_meld_exceptions-canasta_always_suffices = Uma canastra inteira basta sempre
rule-initial_meld_exceptions-top_discard_counts = A carta de cima do monte conta
rule-initial_meld_exceptions-pile_allowed = O monte pode ser levado na abertura
rule-initial_meld_exceptions-pile_frozen = Monte congelado para quem não abriu: só se leva com um par natural
rule-initial_meld_exceptions-bonuses_count = Os bónus contam para a abertura
rule-initial_meld_exceptions-red_threes_count = Os ternos vermelhos contam para a abertura
rule-go_out_bonus = Bater
rule-exact_pickup_bonus = Bónus pelo corte exato
rule-go_out_requirement-fives = Canastras de quinas exigidas para bater
rule-penalties = Penalizações
rule-penalties-short_sequence-points = Penalização por sequência curta
rule-penalties-foot_untaken_when = Quando um morto não apanhado custa pontos
value-penalties-foot_untaken_when-another_side_took = só se outra equipa apanhou o seu
rule-stock_exhaustion = Quando o baralho acaba
rule-table_rules-pile_onto_canasta = O monte pode ser levado para juntar a carta de cima a uma canastra já feita
rule-table_rules-pile_needs = O que é preciso para levar um monte não congelado
rule-table_rules-pile_cards = Cartas levadas do monte
rule-table_rules-first_pile = Como o monte começa
rule-table_rules-stock_out = Como se continua sem baralho
rule-table_rules-red_threes_replaced = Quem compra um terno vermelho compra outra carta
rule-table_rules-foot_taken = Quando se apanha o pé ou morto
## Rules: values

value-dealing-first_player-next_after_dealer = o jogador depois do dador
value-dealing-direction-clockwise = o dos ponteiros do relógio
value-dealing-direction-counterclockwise = contrário ao dos ponteiros do relógio
value-dealing-cutter-before_dealer = o jogador antes do dador
value-canasta_bonus-wild_all_twos-absent = sem bónus próprio
value-canasta_bonus-wild_four_jokers-absent = sem bónus próprio
value-canasta_bonus-sevens-absent = sem bónus próprio
value-canasta_bonus-aces-absent = sem bónus próprio
value-canasta_bonus-sevens_mixed-absent = sem bónus próprio
value-canasta_bonus-aces_mixed-absent = sem bónus próprio

value-trump_multiplier = { $number ->
    [1] sem trunfo
   *[other] bónus × { $number }
}
value-concealed_canasta-mode-none = sem bónus
value-concealed_canasta-mode-multiply = multiplica o bónus
value-concealed_canasta-none = sem bónus
value-concealed_canasta-multiply = o bónus conta { $amount } vezes
value-black_three-role-stop_card = trancam o monte
value-black_three-role-tabled_bonus = vão para a mesa e dão bónus
value-black_three-role-removed_from_pile = saem do jogo com o monte
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = só para quem levou o monte
value-special_hands_mode-add = juntamente com tudo o resto
value-seven_canastas_auto_win-instead = { $count } canastras numa { -mao }: { $points } em vez dos pontos da { -mao } e a vitória na partida
value-stock_exhaustion-no_going_out_bonus = ninguém ganha o bónus por bater
value-table_rules-stock_out-until_pile_refused = enquanto o monte puder ser levado
value-table_rules-pile_needs-top_card = baixar logo a carta de cima
value-table_rules-pile_needs-any_of_pile = baixar logo uma das cartas do monte
value-table_rules-stock_out-after_last_draw = até ao fim da vez de quem comprou a última carta
value-table_rules-stock_out-pile_becomes_stock = vira-se o monte
value-table_rules-stock_out-foot_becomes_stock = um morto que ninguém apanhou passa a ser o baralho
rule-type-wild_all_twos = curingas só com duques
rule-type-fives = quinas
rule-type-twos_natural = canastras limpas de duques
rule-type-twos_mixed = canastras sujas de duques
rule-card-3b = terno preto

rule-hand-pairs_twos_sevens_aces = pares de duques, setes e ases
rule-hand-triples = trios
rule-hand-quads = quartetos

## Rules: the rule sets

rule-set-special-classic_4p = O jogo que quase todos conhecem: duas equipas de dois juntam cartas do mesmo valor, e sete formam uma canastra.
rule-set-special-classic_2p = Cada um compra duas cartas de cada vez e precisa de duas canastras para bater.
rule-set-special-classic_3p = Cada um joga por si, com 13 cartas. Compra-se uma carta de cada vez.
rule-set-special-classic_6p = Duas equipas de três e três baralhos. O quinto e o sexto terno vermelho dão um bónus extra.
rule-set-special-dutch_house = A canastra de mão vale o bónus em dobro, e um terno vermelho esquecido custa 500.
rule-set-special-italian_house = 15 cartas cada, aberturas até 180, quatro ternos vermelhos valem 500, e é preciso descartar para bater.
rule-set-special-british = Quem está a perder pode pedir “acaba”: a mão termina e os outros ganham 1 500.
rule-set-special-uruguay_wild = Três ou mais curingas formam um jogo, e sete formam uma canastra de 2 000.
rule-set-special-spanish = Como nos livros de regras de Espanha: 2 000 por sete curingas, prémios por cinco e sete canastras e por quatro ternos pretos.
rule-set-special-kanasta = Como na Chéquia e na Eslováquia: 600 pela canastra limpa e 1 000 pela de curingas. A partida vai até 10 000.
rule-set-special-cuban = Canastras de curingas de 2 000 a 4 000, com exatamente sete cartas cada.
rule-set-special-cutthroat_3p = Quem levar o monte primeiro joga a mão sozinho contra os outros dois.
rule-set-special-modern_american = Canastras de setes, de ases e de curingas, ternos vermelhos e pretos na mesa e mãos especiais.
rule-set-special-samba = Também há sequências do mesmo naipe. Sete cartas seguidas são um samba, que vale 1 500.
rule-set-special-burraco = Jogam-se sequências e trincas. Sete cartas são uma canastra (um burraco), limpa, semilimpa ou suja. Cada equipa tem um morto.
rule-set-special-buraco = O buraco aberto: só sequências, monte livre e 1 000 pela canastra de ás a ás. Bate-se com canastra limpa.
rule-set-special-burraco_international = O jogo dos torneios da FIBUR: trincas só de ases e ternos, sem canastra semilimpa. Bate-se com canastra limpa.
rule-set-special-buraco_closed = O buraco fechado: as trincas são naturais e não são canastras, e só leva o monte quem baixa a carta de cima. Abertura de 75 a partir de 1 500.
rule-set-special-burako = O jogo argentino de pedras, com dois jokers: canastra limpa 200, suja 100. Bate-se com qualquer uma, e a partida vai até 3 000.
rule-set-special-tranca = Sem jokers. O terno preto tranca o monte, e o vermelho custa 100 a quem não tem canastra.
rule-set-special-biriba = Como na Grécia: sequências e trincas de sete cartas, limpas ou sujas. As sequências de trunfo valem o dobro, e a partida vai até 3 030.
rule-set-special-bolivian = O samba com canastras de curingas de 2 500. Para bater, é precisa uma sequência.
rule-set-special-brazilian = Com 7 000 e a partir de 9 000, a abertura tem de ser uma canastra. Uma sequência curta custa 1 000.
rule-set-special-italian_samba = Canastras de duques e bónus por cinco e por dez canastras. O monte está sempre congelado.
rule-set-special-hand_and_foot_solo = Cada um joga por si. Para bater, são precisas uma canastra limpa e duas sujas.
rule-set-special-hand_knee_and_foot = Seis baralhos e um terceiro pacote para cada um. Para bater, são precisas uma canastra de setes, uma de quinas, uma de curingas, uma limpa e uma suja.
rule-set-special-pennies_from_heaven = Seis jogadores, quatro baralhos e uma segunda mão de 11 cartas. Para bater, é precisa uma canastra de cada tipo, incluindo uma de setes.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Há dois biribaki de onze cartas, um para cada equipa. O primeiro só pode ser apanhado quando uma equipa tem uma biriba.
rule-note-foot-pozzetto = Há dois mortos (pozzetti) de onze cartas, um para cada equipa. O primeiro da equipa a ficar sem cartas apanha o morto.
rule-note-foot-morto = Há dois mortos de onze cartas, um para cada equipa. O primeiro da equipa a ficar sem cartas apanha o morto.
rule-note-foot-muerto = Há dois mortos de onze pedras, um para cada equipa. O primeiro da equipa a ficar sem pedras apanha o morto.
rule-note-two-in-own-place = Numa sequência, o duque no seu próprio lugar conta como carta natural.
rule-note-ace-low-or-high = O ás vai em baixo, antes do duque, ou em cima, depois do rei.
rule-note-one-low-or-high = O 1 vai em baixo, antes do 2, ou em cima, depois do 13.
rule-note-whole-suit-either-ace = Treze cartas, do ás ao rei ou do duque ao ás, sem curinga.
rule-note-ace-to-ace-clean = Catorze cartas sem curinga.
rule-note-two-cards-left = A mão termina quando restam duas cartas no baralho.
rule-note-whole-pile-free = Em vez de comprar do baralho, pode-se levar o monte inteiro.
rule-note-pile-card-at-once = Uma das cartas do monte tem de ser baixada logo, num jogo novo ou num jogo da equipa.
rule-note-closed-pile = Só se vê a carta de cima do monte, e ela tem de ser baixada logo.
rule-note-first-discard = O monte começa com o primeiro descarte.
rule-note-mortos-by-cutter = Quem parte o baralho faz os dois mortos com as cartas que levantou.
rule-note-trinca-no-canastra = Uma trinca nunca é canastra, por mais cartas que tenha. Não vale bónus e não serve para bater.
rule-note-clean-canastra-and-morto = A equipa precisa de uma canastra limpa e de ter apanhado o morto.
rule-note-canastra-and-morto = Serve qualquer canastra, mas a equipa precisa de ter apanhado o morto.
rule-note-canasta-and-muerto = Serve qualquer canastra, mas a equipa precisa de ter apanhado o morto (muerto).
rule-note-burraco-and-pozzetto = Serve qualquer canastra (burraco), mas a equipa precisa de ter apanhado o morto.
rule-note-clean-burraco-and-pozzetto = A equipa precisa de uma canastra limpa (burraco) e de ter apanhado o morto.
rule-note-morto-unplayed = Vale também para um morto apanhado com o último descarte e não jogado. Nesse caso, as cartas dele não contam.
rule-note-pozzetto-unplayed = Se um morto foi apanhado mas não jogado, as cartas dele contam como cartas que ficaram na mão.
rule-note-pozzetto-of-partners = Conta uma só vez para os dois parceiros. Quem joga sozinho já apanhou um morto.
rule-note-vulnerable = A equipa com pelo menos metade dos pontos da meta está vulnerável. Somam-se todos os jogos baixados na mesma vez.
rule-note-threes-ordinary = Os ternos, vermelhos ou pretos, são cartas comuns.
rule-note-first-out-alone = No começo, cada um joga sozinho. O primeiro a ficar sem cartas continua sozinho até ao fim da mão, e os outros dois juntam os seus jogos.
rule-note-pozzetto-on-top = Este morto fica em cima do outro e é o primeiro a ser apanhado.
rule-note-three-pozzetti = Há então três mortos de onze cartas, um para cada jogador.
rule-note-wild-three-to-seven = Um jogo de curingas tem de três a sete cartas. Uma canastra de curingas já feita não recebe mais nenhum.
rule-note-black-threes-all-six = Baixados ao bater, valem 5 cada um. Podem baixar-se todos os seis.
rule-note-escalera = Neste jogo, a canastra em sequência chama-se “escalera”.
rule-note-red-three-no-meld = Um terno vermelho sozinho não conta como abertura.
rule-note-red-three-hidden = Por cada terno vermelho que não foi para a mesa. O terno em si não vale nada. Se o jogador nunca teve a vez, o terno conta como se estivesse na mesa.
rule-note-total-before-deal = Vale o total da equipa antes da mão.
rule-note-concealed-without-pile = Quem bate de mão sem levar o monte precisa das canastras exigidas para bater, mas não de um mínimo.
rule-note-going-out-once = Uma só vez, para a equipa que bateu.
rule-note-concealed-two-hundred = São 200 no total, para quem baixa a mão inteira de uma vez, com uma canastra, sem ter baixado nada antes e sem usar os jogos do parceiro. O monte pode ser levado.
rule-note-pile-taker-alone = O primeiro a levar o monte joga sozinho. Se ninguém o levou, joga sozinho quem bate. Cada um dos outros dois marca os pontos que fizeram juntos, mais os dos seus próprios ternos vermelhos.
rule-note-concealed-seven-at-once = As sete cartas são baixadas de uma vez e podem incluir curingas. O bónus é 600 ou 1 000.
rule-note-only-bonus-doubles = Só o bónus duplica, e não o valor das cartas.
rule-note-teams-of-two = Equipas de dois: em geral duas, mas podem ser três ou quatro.
rule-note-one-pack-more = Mais um baralho do que o número de jogadores.
rule-note-one-pack-more-seven = Mais um baralho do que o número de jogadores, mas nunca mais de sete.
rule-note-exactly-22 = Por cada jogador que apanha exatamente as 22 cartas da mão e do pé.
rule-note-finished-book = A uma canastra já feita ainda se podem juntar cartas naturais.
rule-note-usually-four = Em geral quatro jogadores em duas equipas de dois.
rule-note-red-threes-with-meld = Põem-se na mesa com a abertura. Até então, ficam na mão.
rule-note-only-top-card = Só a carta de cima do monte.
rule-note-without-partner-two = Sem parceiro, são precisas duas canastras para bater.
rule-note-minimum-always = Mesmo quem bate de uma vez tem de alcançar o mínimo.
rule-note-no-natural-pair = Não é preciso um par natural: basta baixar logo a carta de cima.
rule-note-twos-not-wild = Enquanto o jogo de duques de uma equipa não for uma canastra, os duques não são curingas para ela.
rule-note-twos-or-with-jokers = Só duques, ou duques e jokers.
rule-note-twos-jokers-or-both = Duques, jokers ou ambos.
rule-note-three-packs-only = Cinco e seis ternos vermelhos só existem com três baralhos.
rule-note-in-pairs = No jogo aos pares.
rule-note-each-color = Ternos vermelhos e pretos seguem a mesma tabela, cada cor por si.
rule-note-threes-with-canastas = Com duas ou mais canastras. Com exatamente uma, os ternos não contam.
rule-note-like-red-three = Como um terno vermelho que fica na mão.
rule-note-meld-before-pile = Como nos torneios: primeiro abre-se com as cartas da mão, e só depois se pode levar o monte.
rule-note-special-hand = São catorze cartas, que têm de ser o primeiro e único jogo da equipa. A outra equipa marca os pontos como sempre.
rule-note-wild-meld-first = Enquanto o jogo de curingas de uma equipa estiver incompleto, ela só pode usar curingas nesse jogo.
rule-note-each-whatever-canastas = Por cada um, seja qual for o número de canastras da equipa.
rule-note-top-card-no-sequence = A carta de cima do monte também não pode começar uma sequência.
rule-note-three-pairs = Também se joga com três equipas de dois, e então até 7 500.
rule-note-bonuses-add-up = Os bónus somam-se: sete canastras valem os dois.
rule-note-four-black-threes = Os quatro, baixados ao bater, valem 500, e não 520: o bónus substitui o valor das cartas.
rule-note-canasta-oculta = A “canasta oculta”: bater de uma vez, com uma canastra, sem ter baixado nem levado o monte antes. Na primeira jogada vale 1 000: anote os outros 500 em “{ record-penalty-note }”.
rule-note-first-card-covered = Um curinga ou um terno vermelho é coberto com outra carta.
rule-note-concealed-with-top-card = Não é preciso bater. A carta de cima do monte pode ser uma das sete.
rule-note-threes-never-melded = Os ternos nunca são baixados, por isso a carta mais baixa é a quadra.
rule-note-red-three-at-once = Um terno vermelho vai logo para a mesa, por isso ninguém devia ter um na mão.
rule-note-pile-always-frozen = O monte está sempre congelado.

## Table

notice-undo = Anular
notice-already = Já foi guardado noutro dispositivo às { $time }. { $what }
table-pad-empty = As mãos guardadas aparecem aqui.
table-nothing-to-undo = Nada a anular
table-rematch = Desforra
table-settings = Definições da partida
    .detail = Regras, meta, lugares, dador, pontos anotados em papel
timer-said = { $state ->
    [paused] Temporizador em pausa, faltam { $time }
    [over] Temporizador: acabou o tempo
    [waiting] Temporizador desligado, { $time }
   *[playing] Temporizador, faltam { $time }
}
table-end = { $ways ->
    [end] Encerrar ou eliminar esta partida
    [resume] Continuar ou eliminar esta partida
   *[delete] Eliminar esta partida
}
table-end-walkover = Uma equipa desiste
    .detail = Escolhe-se qual. Outra equipa vence.
table-delete = Eliminar esta partida
    .detail = Sai de Partidas e das estatísticas. Pode recuperá-la.
table-keep-playing = Continuar a jogar
table-end-who-hint = { $sides ->
    [2] A outra equipa vence, seja qual for o resultado.
   *[other] Entre as outras equipas, vence a que tem mais pontos.
}
deal-said = Mão { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] , improvável ou impossível: verifique
}
ending-walkover = Vitória por falta de comparência
winner-out = bateu
winner-share = Partilhar
start-title =
    Vocês jogam à canastra.
    O marcador anota os pontos.
    .detail = Uma mão anotada em menos de vinte toques, com cada ponto explicado.
start-title--burraco =
    Vocês jogam ao buraco.
    O marcador anota os pontos.
    .detail = { start-title--usual.detail }

start-deal = Anote uma mão num minuto
    .detail = Canastras, ternos vermelhos, quem bateu
start-melds = Quanto valem os seus jogos
    .detail = Toque nas cartas e veja cada bónus e cada ponto
start-demo = Experimentar uma partida demo
start-join-how = No clube, aponte a câmara deste telemóvel para o código do cartão da mesa, ou introduza no navegador o endereço do cartão. A mesa aparece logo, sem instalar nada.
empty-title = Nenhuma partida em curso
    .detail = Comece uma partida para marcar os pontos.
empty-running = Que partida quer continuar?
    .detail = Toque numa partida para continuar, ou comece uma nova.

## Table view

view-goes-dark = O ecrã pode apagar-se: a app não consegue mantê-lo ligado.

## Catching up

catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] uma canastra limpa
       *[other] { $count } canastras limpas
    }
    [mixed] { $count ->
        [one] uma canastra suja
       *[other] { $count } canastras sujas
    }
    [wild] { $count ->
        [one] uma canastra de curingas
       *[other] { $count } canastras de curingas
    }
    [sequence] { $count ->
        [one] uma canastra em sequência
       *[other] { $count } canastras em sequência
    }
    [semi_natural] { $count ->
        [one] uma canastra semilimpa
       *[other] { $count } canastras semilimpas
    }
    [suit_ace_to_ace] { $count ->
        [one] uma canastra de ás a ás
       *[other] { $count } canastras de ás a ás
    }
    [suit_whole] { $count ->
        [one] uma canastra de naipe inteiro
       *[other] { $count } canastras de naipe inteiro
    }
    [rank_whole] { $count ->
        [one] uma canastra de oito cartas iguais
       *[other] { $count } canastras de oito cartas iguais
    }
    [twos_natural] { $count ->
        [one] uma canastra limpa de duques
       *[other] { $count } canastras limpas de duques
    }
   *[twos_mixed] { $count ->
        [one] uma canastra suja de duques
       *[other] { $count } canastras sujas de duques
    }
}
catch-up-out = o bónus por bater
chance-needs = { $deals ->
    [1] { $side }, { $behind } atrás: esta deve ser a última { -mao }. É preciso fazer mais uns { $more } pontos do que { $leader }.
   *[other] { $side }, { $behind } atrás: restam cerca de { $deals } { -maos }. Em cada uma é preciso fazer mais uns { $more } pontos do que { $leader }.
}

## Pictures of a match

pictures-source = { $source ->
    [canastas] Canastras
    [cards] Cartas na mesa
    [threes] Ternos
    [out] Bater
    [hand] Cartas na mão
    [partners] Parte de cada parceiro
    [penalties] Penalizações
    [special] Mãos especiais e acaba
    [table] Introduzidos como total
   *[other] Outros
}

## Statistics

statistics-counting = A calcular…
statistics-tab = { $tab ->
    [rivals] Duelo
    [partnerships] Pares
    [players] Jogadores
   *[deals] Mãos
}
statistics-empty = Depois da primeira partida terminada, esta página mostra quem vence, quem bate e as melhores mãos.
statistics-player-none = Este jogador ainda não terminou nenhuma partida.
statistics-measure = { $measure ->
    [won] percentagem de vitórias
    [average] pontos por mão
    [canastas] canastras por mão
    [naturals] canastras limpas por partida
    [out] mãos em que bateu
    [best] melhor mão
    [streak] maior série de vitórias
   *[deals] mãos
}
statistics-on-deals = { $deals ->
    [0] sem dados
    [one] numa mão
   *[other] em { $deals } mãos
}
statistics-on-results = { $deals ->
    [0] sem dados
    [one] num resultado
   *[other] em { $deals } resultados
}
statistics-on-outs = { $outs ->
    [0] sem dados
    [one] bateu uma vez
   *[other] bateu { $outs } vezes
}
statistics-totals-only = Mãos introduzidas como total contam só para os pontos.
statistics-out = Bateu
statistics-concealed = Bateu de mão
statistics-threes = Ternos vermelhos por mão
statistics-luck = Sorte com ternos vermelhos, em relação à média da mesa

## Setting a match up

seat-compass = { $number ->
    [1] Sul
    [2] Oeste
    [3] Norte
   *[other] Este
}
side-compass = { $number ->
    [1] Norte–Sul
   *[other] Este–Oeste
}
side-mark = { $color ->
    [blue] Azul
    [red] Vermelho
    [amber] Âmbar
    [slate] Cinzento
    [lilac] Lilás
   *[mint] Menta
}
side-color = { $color ->
    [blue] Azul
    [red] Vermelho
    [amber] Âmbar
    [slate] Cinzento
    [lilac] Lilás
   *[mint] Menta
}
problem-wrong_number_of_players = { $count ->
    [one] { $count } jogador tem nome, mas são necessários { $right }
   *[other] { $count } jogadores têm nome, mas são necessários { $right }
}
problem-changed_since = Não foi guardado: entretanto, outro dispositivo alterou esta partida. Agora está assim.
problem-no_such_deal = Essa mão já não existe.
problem-wrong_number_of_scores = introduza os pontos iniciais das { $right } equipas
set-up = Definições da partida
set-up-save = Guardar
set-up-back = Voltar sem guardar
set-up-short = Nome curto
    .detail = para ecrãs pequenos
set-up-first-dealer = Primeiro dador
set-up-color-kept = { $name } fica com esta cor nas próximas partidas. Toque noutro lugar para trocar as cores.
set-up-follows = { $deals ->
    [one] Uma mão já foi anotada. Será recalculada se mudar estas definições.
   *[other] { $deals } mãos já foram anotadas. Serão recalculadas se mudar estas definições.
}
set-up-changed-today = Estas regras mudaram desde o início da partida. Se guardar, passam a valer as novas: { $what }.
set-up-keep-totals-hint = Os pontos ficam. As canastras e cartas destas mãos deixam de aparecer, mas Anular traz tudo de volta.

set-up-house-changed = “{ $name }” mudou desde o início da partida. A partida mantém as regras com que começou até escolher “{ $name }” de novo.

## Record screen

record-leave = Fechar (o que foi introduzido fica guardado)
record-gone = Esta mão já não está na partida.
record-foot-state = { $count ->
    [0] apanhado
    [1] não apanhado { $points }
   *[other] { $count } não apanhados { $points }
}
record-penalty-note = Penalização, nota
record-penalty-title = { $side } · penalização, nota
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Limpas
        [mixed] Sujas
        [wild] { $rules ->
            [bolivian] Bolívias
            [chilean] Bolívias
           *[other] Curingas
        }
        [wild_all_twos] Só de duques
        [wild_four_jokers] Com quatro jokers
        [sequence] { $rules ->
            [samba] Sambas
            [chilean] Sambas
            [bolivian] Escaleras
           *[other] Em sequência
        }
        [sevens] Setes
        [fives] Quinas
        [aces] Ases
        [sevens_mixed] Setes sujos
        [aces_mixed] Ases sujos
        [semi_natural] Semi-limpas
        [suit_ace_to_ace] Ás a ás
        [suit_whole] Naipe inteiro
        [suit_mixed] Naipe inteiro, suja
        [rank_whole] Oito iguais
        [rank_mixed] Oito iguais, suja
        [twos_natural] Limpas de duques
        [twos_mixed] Sujas de duques
       *[other] Canastras
    }
    [hand_canastas] { $kind ->
        [natural] Limpas de mão
       *[mixed] Sujas de mão
    }
    [red_threes] Ternos vermelhos
    [black_threes] Ternos pretos
    [black_threes_captured] Ternos pretos
    [red_threes_in_hand] Ternos vermelhos na mão
    [feet_untaken] Morto não apanhado
    [exact_pickups] Corte exato
    [black_threes_in_hand] Ternos pretos na mão
    [incomplete] { $kind ->
        [sevens] Setes incompletos
        [aces] Ases incompletos
        [wild] Curingas incompletos
        [wild_with_four_jokers] Incompletas, quatro jokers
       *[sequence] Sequências curtas
    }
    [held] { $kind ->
        [sevens] Três ou mais setes na mão
       *[aces] Três ou mais ases na mão
    }
   *[lone] Jogou sozinho
}
record-empty = ainda nada
record-typing = a escrever
record-next-none = Todos os números foram introduzidos
record-totals-hint = Pela ordem dos lugares, como no papel. Inclua os bónus.
record-books-hint = Canastras e bónus num número, as cartas no outro. As cartas podem ficar abaixo de zero.
record-nothing = Ainda nada introduzido
record-partners = Conta para { $names } em conjunto: anote só uma vez
record-save = Guardar mão { $number }
record-save-short = Guardar
warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Bateu sem { canasta-name }?
       *[other] Bateu com poucas canastras?
    }
    [concealed_without_canasta] Bateu sem { canasta-name }?
    [out_without_foot] Bateu sem o { foot-name }?
    [out_not_said] Quem bateu?
    [nothing_typed] Nada introduzido para { $side }?
    [total_too_low_for_out] { $side }: bater com { $points }?
    [total_too_high] { $points } para { $side }?
    [odd_points] Pontos que não terminam em 0 ou 5?
   *[other] Está certo?
}
warning-enter = Introduzir os pontos de { $side }

warning-save = Guardar assim
record-rival-title = { $kind ->
    [amend] A mão { $number } foi editada entretanto
   *[other] A mão { $number } já está guardada
}
record-rival = { $by ->
    [here] A mão { $number } foi guardada aqui às { $time }: { $points }.
   *[other] { $kind ->
        [amend] A mão { $number } foi editada noutro dispositivo às { $time }: { $points }.
       *[other] A mão { $number } foi guardada noutro dispositivo às { $time }: { $points }.
    }
}
record-rival-keep = Manter a mão guardada
record-rival-another = { $saves ->
    [true] A minha é outra mão: guardar como mão { $number }
   *[other] A minha é outra mão: continuar com a mão { $number }
}
record-meanwhile = { $by ->
    [here] Às { $time }: { $what }.
   *[other] Noutro dispositivo às { $time }: { $what }.
}
record-not-saved = Não foi possível guardar
record-brief-other = verifique aqui
problem-nothing_typed = nada foi introduzido aqui
count-otherwise = Os { $points } pontos foram { $way ->
    [values] contados por valor
   *[melds] contados por jogos
}. Se contar aqui uma carta, ela substitui-os.

## Counting cards

count-empty = Limpar esta contagem

## From paper

paper-totals-hint = Os pontos de cada equipa até agora. A partida continua a partir daí.
paper-deals-hint = Os pontos de cada mão, com os bónus.
paper-played-already = Já há mãos anotadas, por isso não é possível introduzir totais. Introduza mão a mão.
paper-keep = Guardar mão { $number }
paper-done = Continuar a jogar
paper-undo = Anular a última mão

## Penalties and bonuses at any time

adjust = Penalização ou bónus
adjust-save-empty = { $kind ->
    [penalty] Guardar a penalização
   *[bonus] Guardar o bónus
}

## Breakdown of a deal

breakdown-gone-hint = Esta mão foi eliminada ou é de outra partida.
breakdown-saved = Guardada { $time } · { $name }
breakdown-no-rule-total = Soma feita pelos jogadores e introduzida como total.
breakdown-adjusted = Penalização ou bónus: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(neste dispositivo)
    [elsewhere] { " " }(noutro dispositivo)
    [none] { "" }
   *[other] { " " }(por { $where })
}
breakdown-drop = Eliminar
breakdown-drop-title = Eliminar a mão { $number }?
breakdown-drop-hint = Os pontos desta mão são retirados, e os totais são recalculados. É possível anular.

## Matches

matches-running = { $deals ->
    [0] iniciada, ainda sem mãos
    [one] em curso, uma mão
   *[other] em curso, { $deals } mãos
}
matches-find = Procurar nas partidas
matches-find-close = Fechar a pesquisa
matches-rematch = Desforra

## More

more-chances = Probabilidades de vitória
store = Dados guardados
store-read-only = Só leitura: nada pode ser guardado. Ainda é possível ver as partidas.
about-licence = Software livre sob a licença MIT. Tipos de letra: Roboto sob a Apache License, Bitter sob a SIL Open Font License; símbolos baseados na DejaVu Sans.
about-data = Tudo fica guardado neste dispositivo, em { $file }.
cover-private = As suas partidas ficam neste dispositivo.
cover-loading = A carregar
cover-starting = A iniciar
cover-once = A partir da segunda visita, a app abre mais depressa e não precisa de rede.
cover-back = A abrir as suas partidas
cover-failed = A app não conseguiu iniciar.
cover-failed-hint = Verifique a ligação e tente de novo. As partidas guardadas não são afetadas.
cover-slow = Está a demorar mais do que o normal.
cover-script = Esta app precisa do JavaScript, que está desativado neste navegador.
backups = Cópias de segurança
backups-row = { $count ->
    [0] Nenhuma ainda: a primeira é feita quando uma partida começa
    [one] Uma cópia de segurança
   *[other] { $count } cópias de segurança
}
backups-explained = A app faz as cópias de segurança automaticamente. Antes de restaurar uma, faz uma cópia das partidas atuais.

problem-not_compiled = O Node não conseguiu compilar o Python da app: { $why }

## A app como site no navegador

safari-why = O Safari apaga os dados de um site após sete dias sem visita. { $device ->
    [mac] Com a app na Dock, as partidas ficam seguras.
   *[phone] Com a app no ecrã principal, as partidas ficam seguras.
}
install-phone = Adicionar ao ecrã principal
install-mac = Adicionar à Dock
install-open = { $device ->
    [mac] Abra o menu “Ficheiro” do Safari.
   *[phone] Toque em “Partilhar”: o quadrado com a seta para cima. Se não o vir, toque antes em “…”.
}
install-choose = { $device ->
    [mac] Escolha “Adicionar à Dock”.
   *[phone] Deslize para baixo e toque em “Adicionar ao ecrã principal”.
}
install-add = { $device ->
    [mac] Clique em “Adicionar” e passe a abrir o Canasta a partir da Dock.
   *[phone] Toque em “Adicionar” e passe a abrir o Canasta a partir do ecrã principal.
}
install-games = A nova app começa vazia. Guarde primeiro aqui as partidas. Depois abra esse ficheiro na nova app: “Mais”, “Exportar e importar”, “Importar um ficheiro”.
kept-why = { $promised ->
    [yes] Este navegador prometeu guardar as partidas enquanto não lhe apagarem os dados. Um ficheiro guardado mantém-se mesmo nesse caso.
   *[no] Este navegador pode apagar as partidas se faltar espaço no dispositivo ou se estiver muito tempo sem abrir a app. Um ficheiro guardado fica seguro.
}
save-all = Guardar todas as partidas

## Backups

backups-look = A carregar…
backups-restored = As partidas estão como na cópia de { $when }. { $before ->
    [none] Antes não havia nada aqui.
   *[other] As partidas anteriores estão na cópia de { $before }.
}
backup-title = Restaurar esta cópia de segurança?

backup-gone = Esta cópia de segurança já não existe
backup-gone-hint = Esta cópia foi eliminada para dar lugar a outras mais recentes.
backup-no-change = Nada mudaria: as partidas estão como nesta cópia.
backup-go = { $count ->
    [one] Uma partida será removida: não está na cópia
   *[other] { $count } partidas serão removidas: não estão na cópia
}

backup-beside = As regras da casa, os jogadores e as confirmações deste dispositivo também são restaurados.
backup-device = Definições e mãos incompletas que faltam aqui também são restauradas.
backup-club = As sessões do clube também são restauradas. Os códigos de mesa que já foram trocados não voltam atrás.
backup-restore = Restaurar esta cópia
backup-ask = Restaurar a cópia de { $when }?
backup-ask-hint = Antes, a app faz uma cópia de segurança das partidas atuais, para poder voltar a elas.
differ-then = Na cópia

## Two states of a match, side by side

differ-file = No ficheiro
differ-deal-moved = { -Mao } { $mine } aqui, { $theirs } na outra versão
differ-same-deals = { $count ->
    [one] { $count } { -mao } é igual nas duas versões.
   *[other] { $count } { -maos } são iguais nas duas versões.
}
field-dealer = dador

## Export and import

exchange-import = Importar um ficheiro
    .detail = Com pré-visualização. Nada é substituído sem confirmação
exchange-phone = Mudar para um telemóvel novo
exchange-phone-how = Um só ficheiro leva todas as partidas com o histórico, os jogadores e as regras da casa. Guarde ou envie o ficheiro e abra-o no telemóvel novo com “Importar um ficheiro”. Nada sai deste telemóvel, e importar mais de uma vez não faz mal.
send-record = Guardar um ficheiro para importar mais tarde
send-table = Guardar folha de cálculo (CSV)
send-share = Partilhar o ficheiro…
send-copy = Copiar o ficheiro como texto
send-plays = Ficheiro para o BG Stats (.bgsplay)
    .detail = Só partidas terminadas
send-no-plays = Nenhuma partida terminou ainda, por isso não há nada para o BG Stats.
send-saved = Guardado: { $file }
send-downloaded = { $file } está nas transferências deste navegador.
send-copied = Copiado. Cole o texto numa mensagem ou numa nota. Depois, pode importá-lo em “Importar um ficheiro”.
send-failed = Não é possível neste dispositivo. Tente de outra forma.
timer-note = O temporizador só toca com a app aberta.
import-explained = Um ficheiro desta app ou um registo de partida (JSON). Primeiro aparece uma pré-visualização.
import-choose = Escolher um ficheiro
import-look = Pré-visualizar
import-other = Escolher outro ficheiro
import-newer = Este ficheiro foi guardado por uma versão mais recente da app. Atualize a app e importe de novo. Nada foi alterado.
import-no-text = O ficheiro não tem texto legível. Nada foi alterado.
import-not-read = Não foi possível ler o ficheiro. Abra-o, copie o texto e cole-o abaixo.
import-nothing = Tudo o que há no ficheiro já está aqui. Importar não mudaria nada.
import-empty = Não há partidas neste ficheiro.
conflict-later = O ficheiro é mais recente do que a sua cópia. Se for usado, nada se perde.
conflict-earlier = O ficheiro é mais antigo do que a sua cópia. Se for usado, perdem-se as alterações posteriores.
conflict-apart = Cada versão tem alterações que a outra não tem.
conflict-theirs = Usar a do ficheiro
conflict-answer = { $answer ->
    [mine] A partida fica como está aqui.
    [theirs] A partida fica como no ficheiro. Cada alteração aparece no histórico e pode ser anulada.
   *[both] A partida do ficheiro fica ao lado da sua, como outra partida.
}
taken-replaced = { $count ->
    [one] Uma partida está agora como no ficheiro.
   *[other] { $count } partidas estão agora como no ficheiro.
}
taken-unanswered = { $count ->
    [one] Uma partida mudou entretanto e ficou como estava. Importe o ficheiro de novo para decidir.
   *[other] { $count } partidas mudaram entretanto e ficaram como estavam. Importe o ficheiro de novo para decidir.
}
taken-house-conflict = Já tem outras regras da casa com o mesmo nome. As suas foram mantidas: { $names }
taken-people = { $count ->
    [one] Um jogador foi atualizado com os dados do ficheiro.
   *[other] { $count } jogadores foram atualizados com os dados do ficheiro.
}
taken-back = Anular a importação

## History

history-of-dropped = Histórico de uma mão eliminada
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , neste dispositivo
    [elsewhere] , noutro dispositivo
   *[other] , por { $who }
}

## What was found at the start

found-title = Sobre as suas partidas guardadas
found-look = Ver a cópia de segurança
found-keep = Continuar sem ela

## The rules browser

rules-search = Procurar
rules-inherits = Tudo o resto é igual a { $from }.

## Score sheet

sheet-running = A partida ainda está em curso.

## Switches

switch-affects-legality = Altera os jogos que se podem baixar.
switch-affects-limits = Altera o número de cartas em jogo.
switch-packs_italian = Com muitos jogadores pode entrar um terceiro baralho. Indique então quanto valem seis ternos vermelhos.
switch-packs_chilean = Joga-se com três ou quatro baralhos. Nenhuma fonte diz quanto valem oito ternos vermelhos: indique-o aqui.
switch-packs_hand_and_foot = De quatro a sete baralhos. Em geral, mais um do que o número de jogadores.
switch-packs_hand_and_foot_alone = Em geral, mais um baralho do que o número de jogadores, às vezes ainda mais.
switch-exact_pickup = Quem tira do baralho, de uma vez, o número exato de cartas da mão e do pé ganha 100?
switch-teams_of_six = Seis jogadores: duas equipas de três ou três equipas de dois?
switch-teams_of_six-two = duas equipas de três
switch-teams_of_six-three = três equipas de dois
switch-teams_of_six_to_10000 = Seis jogadores: duas equipas de três ou três de dois? Com três equipas, joga-se até 7 500.
switch-teams_of_six_to_10000-two = duas equipas de três
switch-teams_of_six_to_10000-three = três equipas de dois
switch-finished_canastas = Uma canastra já feita pode receber mais cartas?
switch-wild_melds = Três ou mais curingas formam um jogo? Sete são uma canastra, de 2 000 ou de 1 000 conforme a mesa.
switch-bonuses_when_out_italian = Os bónus da canastra de duques, limpa ou suja, contam só ao bater ou sempre?
switch-black_threes_melded = Quando podem ser baixados três ou mais ternos pretos, a 5 cada: ao bater, nunca ou a qualquer momento?
switch-first_melds_italian = Quem tem exatamente 2 000, 5 000 ou 7 000 pontos segue o mínimo da faixa seguinte ou o da anterior?
switch-first_melds_samba = A abertura a partir de 7 000 pede 150 ou 160?
switch-first_melds_pennies = A abertura sobe a cada 500 pontos, ou é 50 até aos 1 495 pontos e 150 daí em diante, ou sobe a cada mão?
switch-first_melds_pennies-from_1500 = 50, e 150 a partir de 1 500
switch-first_melds_brazilian = A abertura a partir de 8 000 pede 200 e uma canastra, ou só 200?
switch-first_melds_hand_and_foot = Qual é o mínimo para abrir? Depende da mão ou, em partidas até 10 000, dos pontos.
switch-top_card_counts = A carta de cima do monte conta para a abertura? Se não, é preciso abrir antes de levar o monte.
switch-pile_for_first_melds = O monte pode ser levado na vez da abertura?
switch-cards_in_canastas = As cartas de uma canastra contam além do bónus?
switch-books_of_sevens = Uma canastra limpa de setes vale o mesmo que as outras ou 1 500?
switch-trump = Uma canastra em sequência no naipe de trunfo, o da primeira carta virada, vale o dobro do bónus?
switch-concealed_canasta = Qual é o bónus da canastra de mão: nenhum, mais 100 ou o dobro?
switch-red_threes_of_six = Quanto valem quatro ternos vermelhos quando há seis em jogo: 800 ou 400?
switch-red_threes_need_a_canasta = Os ternos vermelhos contam a favor depois de abrir, ou só com uma canastra?
switch-red_threes_samba = Os ternos vermelhos contam a favor com duas canastras, ou depois de abrir, como na Clássica?
switch-red_threes_brazilian = Os ternos vermelhos contam a favor com uma canastra ou só com duas?
switch-red_threes_cuban = Sem canastra, os ternos vermelhos contam contra a equipa ou não contam?
switch-four_red_threes_unmelded = Quanto custam os quatro ternos vermelhos a quem não baixou nada: o desconto habitual ou só 400?
switch-forgotten_red_three = Quanto custa um terno vermelho que nunca foi para a mesa (se o jogador chegou a ter a vez)?
switch-red_threes_laid_out = Os ternos vermelhos põem-se na mesa, a 100 cada e com uma carta nova em troca, ou nunca se põem?
switch-red_threes_knee = Sete ternos vermelhos valem 700 (e oito 1 100), ou já valem 1 000?
switch-red_threes_left = Quanto custa cada terno vermelho que fica na mão ou no pé?
switch-black_threes_left = Quanto custa cada terno preto que fica na mão ou no pé?
switch-black_threes_kanasta = Quanto custa cada terno preto que fica na mão?
switch-out_without_a_canasta = Para bater, é precisa uma canastra?
switch-books_to_go_out = Que canastras são exigidas para bater? Cada mesa tem a sua regra.
switch-last_discard = Para bater, é preciso descartar a última carta? Se não, pode ser baixada.
switch-going_out_samba = Quanto vale bater: 200, ou 100 como na Clássica?

switch-twos_buraco = Quanto vale um duque: 10 ou, como na Clássica, 20?
switch-groups_buraco = Valem trincas, como no buraco fechado, ou só sequências?
switch-first_melds_buraco = Quem tem 1 500 ou 1 000 pontos precisa de 75 para abrir?
switch-first_melds_buraco-75 = 75 a partir de 1 500
switch-first_melds_buraco-from_1000 = 75 a partir de 1 000
switch-foot_untaken_when = Um morto não apanhado custa sempre pontos, ou só se outra equipa apanhou o seu?
switch-wild_canasta_burako = Jokers e duques podem ser baixados sozinhos? Uma canastra deles vale 1 000.
switch-jokers_burako = Joga-se com dois jokers, como no jogo de pedras, ou com quatro?

switch-free_play_three-tournament = 1 000 e 1 505 (torneio)
switch-free_play_three-free = 1 500 e 2 005 (jogo livre)
switch-jokers_buraco = Quanto vale um joker: 20 ou, como na Clássica, 50?

switch-whole_suit_buraco = Um naipe inteiro, do ás ao rei ou do duque ao ás, vale 500 ou o mesmo que qualquer canastra limpa?
switch-ace_to_ace_buraco = Uma sequência de ás a ás vale 1 000 ou o mesmo que as outras?
switch-pile_buraco = O monte é livre ou só o leva quem baixa a carta de cima, como no buraco fechado?
switch-card_values_tranca = Quanto valem as cartas: 10 cada, como no buraco, ou 8 da quadra ao dez e 10 as outras?
switch-four_red_threes_tranca = Os quatro ternos vermelhos valem 400 ou 800?
switch-canastas_together_spanish = Cinco canastras valem mais 500, e sete valem ainda outros 2 000?
switch-canastas_together_spanish-bonus = 500 e 2 000
switch-canastas_together_spanish-none = sem bónus
switch-four_black_threes_spanish = Os quatro ternos pretos, baixados ao bater, valem 500?
switch-target_buraco = Com quantos pontos se vence: 2 000, 3 000, 4 000, 5 000 ou outro número?
switch-short_sequences = Que sequências custam 1 000 no fim da mão: as de até cinco cartas ou as de até quatro?
switch-four_jokers_unfinished = Uma canastra de curingas incompleta com os quatro jokers custa 2 500 em vez de 2 000?
switch-special_hands_mode = Uma mão especial conta sozinha ou juntamente com os outros pontos da equipa?
switch-acaba = Quem está a perder pode pedir “acaba”: a mão termina, as outras equipas ganham 1 500 e a de quem pede não ganha nada. Antes, pode perguntar ao parceiro.
switch-acaba_alone = Quem está a perder pode pedir “acaba”: a mão termina, cada um dos outros ganha 1 500 e quem pede não ganha nada.
switch-seven_canastas = Sete canastras numa mão valem 5 000 e a vitória na partida?
switch-seven_canastas_mode = Os pontos da vitória por canastras somam-se aos da mão ou substituem-nos?
switch-semi_clean = Uma canastra semilimpa tem bónus próprio ou conta como suja?

switch-target_chilean = Com quantos pontos se vence: 10 000 como no samba, 15 000 como na boliviana, ou outro número?
switch-target_italian = Com quantos pontos se vence: 15 000, 12 000 como dizem os livros, ou outro número?
switch-deals_or_target = A partida tem quatro mãos ou vai até 10 000 pontos?
switch-deals_or_target-to_a_target = até 10 000 pontos
switch-pile_onto_canasta = O monte pode ser levado para juntar a carta de cima a uma canastra já feita?
switch-pile_needs = O que é preciso para levar um monte não congelado: um par natural ou uma natural e um curinga, só naturais, ou sempre um par natural da mão?
switch-pile_cards = Quantas cartas se levam do monte: todas ou só dez?
switch-pile_cards_hand_and_foot = Quantas cartas se levam do monte: só a de cima, três, cinco, seis, sete ou todas?
switch-jokers_discarded = Os jokers podem ser descartados (o que congela o monte)?
switch-first_pile = O monte começa só com uma carta, ou com ela e mais tantas quantas o seu valor indicar?
switch-stock_used_up = Quando o baralho acaba: joga-se enquanto o monte puder ser levado, para-se após a última compra, ou vira-se o monte?
switch-red_threes_replaced = Um terno vermelho comprado é trocado por outra carta?
switch-last_card_without_canasta = Sem canastra, é possível terminar a vez sem descartar e ficar com a última carta, ou é sempre preciso guardar uma carta para o descarte?

## Meld

meld-tap-top = Toque na carta de cima do monte
meld-top-counts = A carta { $card } do monte conta
meld-top-not-counted = A carta { $card } do monte não conta
meld-concealed-canastas = O mínimo vale: ainda faltam canastras para bater
meld-concealed-pile = O mínimo vale porque o monte foi levado
meld-red-three = o terno vermelho vai para a mesa e não entra em jogos
meld-pile = Com o monte
    .says = A levar o monte
meld-top = Em cima: { $card }
    .says = Carta de cima do monte: { $name }. Toque noutra
meld-pile-short = Monte
meld-find = Encontrar jogo
meld-prefer-title = Que jogos?
meld-notation = Introduzir as cartas
meld-notation-hint = { $asks ->
    [hand] Cartas sem espaços: A K Q J T 9 a 4, 2, * para o joker, P para o terno preto. h:4567 são de copas.
   *[melds] Um espaço entre jogos: 777 QQQ2 AA*. T é o dez, * o joker, P o terno preto. h:456 é uma sequência de copas.
}
meld-bare-three = “{ $token }”: de que cor é o terno? Introduza { letter-3b } para o preto, { letter-3r } para o vermelho
meld-reference-bonuses = Bónus
meld-worth = Cartas { $cards }, bónus { $bonus }
meld-canasta-suffices = Uma canastra inteira basta sempre
meld-red-threes-never = Os ternos vermelhos vão para a mesa, mas nunca contam para a abertura.
problem-top_card_not_melded = a carta { $card } do monte tem de entrar num jogo

## My house rules

house-none = As regras da casa são as que a sua mesa muda. Escolha um regulamento, mude o que se joga de outra forma e dê um nome às suas regras.
house-broken-short = Já não valem. Toque para ver porquê.
house-broken = Esta versão da app não consegue usar estas regras da casa. Nada se perdeu: ainda é possível guardá-las como ficheiro. O problema:
house-gone = Estas regras da casa foram eliminadas.
house-new-why = De que regulamento quer partir? O que não mudar fica igual.
house-saved = Guardadas automaticamente
house-unsaved = Ainda não guardadas
house-unsaved-why = Estas regras não combinam entre si. Toque numa para corrigir, ou anule as últimas alterações. Até lá valem as que estavam guardadas.
house-leave-unsaved = Sair sem guardar
house-leave-why = Estes valores não combinam entre si, por isso não foram guardados. Continuam a valer as regras da casa que estavam guardadas.
house-reset-all = Anular as alterações
house-reset-all-yes = Anular tudo
house-values = Todas as regras
    .detail = Cada valor, secção por secção
house-share = Partilhar
    .detail = Como ficheiro pequeno ou como texto
house-rename-done = Guardar o nome
house-drop = Eliminar estas regras da casa
house-drop-question = Eliminar “{ $name }”?
house-drop-explained = As partidas jogadas com elas ficam como estão. Não é possível anular.
house-reason-keep = Guardar o motivo
house-share-what = Quem tem esta app pode importar este ficheiro.
house-share-file = Guardar como ficheiro
house-share-copied = Copiado. Cole o texto numa mensagem ou numa nota.
house-share-failed = Não é possível neste dispositivo. Selecione o texto abaixo e copie-o.
house-share-text = Ficheiro como texto
house-share-text-why = Ou selecione este texto, copie-o e cole-o no outro dispositivo, em “Regras da casa”, “Importar”.
house-bring-file = Escolher um ficheiro
house-bring-untouched = Nada foi alterado. Corrija o ficheiro e importe de novo.
house-bring-whole = o ficheiro inteiro
house-bring-no-text = { $file } não tem texto legível. Abra-o, copie o texto e cole-o abaixo.
house-broken-files = Ficheiros de regras com erros
house-broken-files-why = Estes ficheiros ficam de fora até serem corrigidos. Tudo o resto funciona.
people-none = Os jogadores com nome aparecem aqui depois da primeira partida.
people-group = { $group ->
    [month] Jogaram este mês
    [earlier] Antes
   *[none] Ainda sem partidas
}

## People

people-name-taken = Esse nome já existe. Acrescente um apelido ou uma alcunha.
people-save = Guardar
people-saved = Guardado. As partidas antigas também foram atualizadas.
people-color-none = Nenhuma cor escolhida: depende do lugar.

## Addresses that lead nowhere

nowhere-hint = O endereço pode estar errado, ou o que havia aqui foi eliminado.

## Seats and dealers

seats-table = Lugares e dador
seats-hint = Toque em dois jogadores para os trocar.
set-up-part-next_dealer = dador da próxima mão

## Deleting a match

match-delete = Eliminar esta partida
match-delete-hint = { $names }: a partida sai da lista e das estatísticas. Pode recuperá-la.
match-delete-ask = Eliminar esta partida?
match-deleted = Eliminada: { $names }
matches-deleted = { $count ->
    [one] { $count } partida eliminada
   *[other] { $count } partidas eliminadas
}
change-delete = Partida eliminada
change-what-delete = eliminação da partida

## Sharing a result

share = Partilhar ou guardar
    .detail = Imagem, texto, ficheiro
share-save-picture = Guardar como imagem
share-page = Guardar página para imprimir
share-files = Ficheiros
share-copied = Copiado. Cole o texto numa mensagem.
share-bg-stats = Adicionar ao BG Stats
    .detail = { $way ->
        [bgstats] Passa nomes, pontos e data à app BG Stats deste telemóvel, e a mais ninguém
       *[https] Abre bgstatsapp.com, com nomes, pontos e data no endereço
    }
share-leads = { $side } à frente por { $margin }

## A match to try things with

demo-start = Experimentar uma partida demo
guide = { $step ->
    [who] Quem jogou a última carta? Toque nessa equipa ou em “Ninguém”.
    [canasta] Quantas canastras tem esta equipa? Toque no número.
    [cards] Introduza os pontos das cartas na mesa e depois os da mão.
    [save] Toque na outra equipa e introduza também as cartas dela. Depois, guarde.
    [meld] A etiqueta dourada mostra o mínimo da próxima abertura da equipa.
    [points] Toque numa mão para ver de onde vêm os pontos.
   *[record] Toque em “Anotar mão { $number }”: as dicas mostram o caminho.
}
demo-delete = Eliminar a partida demo

## Help beside what is asked

help-topic = { $topic ->
    [concealed] Bater de mão
    [initial] Abertura
    [threes] Ternos vermelhos
    [kinds] Canastras limpas e sujas
    [out] Bater
   *[hand] Cartas que ficaram na mão
}
help-text = { $topic ->
    [concealed] Bate de mão quem baixa a mão inteira de uma vez, sem ter baixado nada antes. Os jogos do parceiro não importam. As regras dizem se é precisa uma canastra própria.
    [initial] O que uma equipa baixa primeiro em cada mão tem de chegar a um mínimo, que depende do seu total ou do número da mão.
    [threes] Um terno vermelho vai logo para a mesa e é trocado por uma carta do baralho. Soma pontos se a equipa abriu. Se não abriu, em geral desconta.
    [kinds] Uma canastra é um jogo de sete cartas ou mais. Sem curingas é limpa, e com curingas é suja.
    [out] Uma equipa bate quando um dos jogadores fica sem cartas. Antes precisa das canastras que as regras pedem.
   *[hand] As cartas que ficam na mão dos parceiros no fim são descontadas da equipa. Basta introduzir o número.
}

## Club: what an evening does not allow

club-problem-name_needed = Introduza um nome.
club-problem-too_few_rounds = { $count ->
    [0] Uma sessão precisa de pelo menos uma ronda.
    [one] Já foi sorteada mais de uma ronda.
   *[other] Já foram sorteadas mais de { $count } rondas.
}
club-problem-too_many_dropped = Pelo menos uma ronda tem de contar.
club-problem-not_positive = Introduza um número maior do que 0.
club-problem-warning_too_early = O aviso tem de vir antes do fim da ronda.
club-problem-figures_needed = Introduza números aqui.
club-problem-partners_cannot_change = Os parceiros só podem mudar com duas equipas de dois. Escolha pares.
club-problem-draw_needs_fixed_sides = Estes confrontos são só para duas equipas de parceiros fixos.
club-problem-teams_meet_in_twos = Em cada mesa defrontam-se duas equipas, mas estas regras são para { $count }.
club-problem-nobody_left_over = As mesas de { $count } são para jogadores sem parceiro fixo.
club-problem-has_begun = Não pode ser alterado: a primeira ronda já foi sorteada.
club-problem-team_sizes_differ = Todas as equipas têm de ter o mesmo tamanho.
club-problem-name_twice = “{ $name }” já está na lista. Acrescente algo para os distinguir.
club-problem-round_open = Feche primeiro a ronda { $round }.
club-problem-all_rounds_played = { $count ->
    [one] A única ronda já foi jogada.
   *[other] As { $count } rondas já foram jogadas.
}
club-problem-round_started = A ronda já começou.
club-problem-no_round_drawn = Ainda não foi sorteada nenhuma ronda.
club-problem-no_round_running = Não há nenhuma ronda em curso.
club-problem-no_such_round = A ronda { $round } não foi sorteada.
club-problem-no_such_adjustment = Essa penalização ou esse bónus já foi anulado.
club-problem-no_time_limit = Esta ronda não tem limite de tempo.
club-problem-clock_runs = O relógio já está a andar.
club-problem-round_running = A ronda { $round } está em curso: ponha o relógio em pausa.
club-problem-table_open = Mesa { $table }: { $state ->
    [claimed] falta uma equipa confirmar
    [disputed] o resultado está em disputa
   *[playing] ainda sem resultado
}.
club-problem-scoreless = Ainda não foi introduzido nada: todos têm 0 pontos. Introduza os pontos de cada equipa.
club-problem-points_needed = Introduza os pontos de cada equipa.
club-problem-points_of_absent = Deixe vazio o campo da outra equipa: ela recebe os pontos da falta de comparência.
club-problem-one_winner = Só uma equipa pode ser marcada com * como vencedora.
club-problem-nothing_claimed = Ninguém da mesa { $table } comunicou o resultado.
club-problem-no_such_side = Escolha uma equipa.
club-problem-no_points = Introduza um número diferente de 0.
club-problem-reason_needed = Introduza um motivo: aparece no registo.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Introduza os pontos das { $right } equipas.
}
club-problem-number_too_large = Demasiado grande: o máximo possível é { $value }.
club-problem-wrong_table = Há uma mesa com um número errado de jogadores para estas regras.
club-problem-met_before = { $who } já se defrontaram.
club-problem-bye_again = { $who }: nova folga antes de todos terem folgado.
club-problem-evening_twice = Uma sessão aparece duas vezes na época.
club-problem-name_too_long = Nome demasiado longo: no máximo { $most } caracteres.
club-problem-name_of_a_seat = “{ $name }” é o nome de um lugar, não de um jogador. Acrescente algo ao nome.
club-problem-access_revoked = Este dispositivo já não tem acesso. Leia de novo o código da mesa.
club-problem-round_over = A ronda { $round } terminou.
club-problem-has_spoken = Este telemóvel já respondeu pela outra equipa. Retire primeiro a resposta.
club-problem-not_at_this_table = Esse nome já não pode ser escolhido aqui.
club-problem-call_over = Esta chamada já terminou.
club-problem-claim_changed = A outra equipa mudou o resultado. Verifique de novo.
club-problem-text_too_long = Texto demasiado longo: no máximo { $right } caracteres.
club-problem-no_side_held = Escolha primeiro a sua equipa.
club-problem-not_of_this_side = { $name } não joga nessa equipa.
club-problem-no_such_evening = Uma sessão desta época foi eliminada.
club-problem-evening_deleted = “{ $name }” ({ $date }) foi eliminada aqui. Se a importar, volta.
club-problem-evening_later_here = “{ $name }” ({ $date }) já está aqui com alterações mais recentes. Se a importar, perdem-se.
club-problem-evening_differs = “{ $name }” ({ $date }) já está aqui com outras alterações. Se a importar, será substituída.
club-problem-match_elsewhere = Uma partida do ficheiro já está aqui, noutra mesa. Nada foi importado.
club-problem-unknown_entrant = Há aqui um par ou uma equipa que não está na lista.
club-problem-unknown_side = Há aqui um resultado de uma equipa que não está nesta mesa.
club-problem-round_number = Esta tem de ser a ronda { $right }.
club-problem-matches_of_tables = As partidas do ficheiro não correspondem às mesas.
club-problem-wrong_code = Este código não foi feito pela app.

## Club: the clock of a round

round-clock-beside = { $phase ->
    [last_deal] terminem esta mão
   *[other] até ao fim da ronda
}
round-clock-stands = { $why ->
    [paused] Em pausa
   *[waiting] O relógio ainda não começou
}
round-clock-extra = { $minutes ->
    [one] com { $minutes } minuto extra
   *[other] com { $minutes } minutos extra
}
break-clock = { $phase ->
    [break] Intervalo até às { $time }
   *[break_over] O intervalo acabou
}

## Club: phone

phone-table-round = Mesa { $table }, ronda { $round }
phone-whose = De quem é este telemóvel?
phone-whose-said = Este telemóvel é de { $side }
phone-whose-held = Este lugar já tem um telemóvel. Toque para pedir para se juntar
phone-whose-mine = Este telemóvel
phone-whose-hint = A escolha vale para toda a sessão: este telemóvel mostra a próxima mesa, serve para anotar e confirma os resultados.
phone-whose-asked = Pedido para { $owner }: o outro telemóvel ou o organizador tem de aceitar
phone-asking = Outro telemóvel quer juntar-se a { $owner }
phone-not-begun = A primeira ronda ainda não começou.
phone-nobody = Ninguém joga na mesa { $table } na ronda { $round }.
phone-from-next = Jogam a partir do próximo sorteio.
phone-next = { $way ->
    [move] Ronda { $round }: mudem para a mesa { $table }
    [stay] Ronda { $round }: fiquem na mesa { $table }
   *[first] Ronda { $round }: mesa { $table }
}
phone-rest = De folga na ronda { $round }
phone-closed = A ronda { $round } terminou.
phone-goes-on = A próxima ronda aparece aqui. Deixe esta página aberta.
phone-goes-on-last = É a última ronda. A classificação final aparece aqui. Deixe esta página aberta.
phone-result-of = O seu resultado na ronda { $round }
phone-rounds-left = { $count ->
    [one] Falta { $count } ronda
   *[other] Faltam { $count } rondas
}
phone-out = Este telemóvel já não está em nenhuma mesa.
phone-out-hint = Leia o código do cartão da sua mesa. Se não funcionar, peça um cartão novo ao organizador.
phone-give = Comunicar o resultado
phone-given-hint = A pergunta está no telemóvel dos adversários. Também lhes pode passar este.
phone-asked = { $players ->
    [one] { $side } comunica este resultado. Está certo?
   *[other] { $side } comunicam este resultado. Está certo?
}
phone-disputed = { $whose ->
    [mine] A sua equipa disse que este resultado está errado
   *[other] { $players ->
        [one] { $side } diz que este resultado está errado
       *[other] { $side } dizem que este resultado está errado
    }
}
phone-differ = As equipas comunicaram resultados diferentes
phone-organiser-comes = O organizador já foi avisado e virá à sua mesa. Ainda é possível editar as mãos e comunicar de novo o resultado.
phone-call-end = Já não é preciso
phone-done = { $how ->
    [agreed] As duas equipas confirmaram este resultado
    [walkover] Vitória por falta de comparência
    [paper] O resultado vem da folha de papel
    [corrected] O organizador corrigiu o resultado
   *[decided] O organizador decidiu o resultado
}
phone-wait-next = A próxima ronda aparece aqui sozinha.
phone-wait-end = Foi a última ronda. Obrigado por jogar.
phone-this = este telemóvel
phone-other = outro telemóvel desta mesa
phone-not-yours = { $what }. Não é possível neste telemóvel, porque quem fez a alteração foi { $who }

## Club: big screen

big-screen-drawn = A ronda { $number } de { $rounds } vai começar
big-screen-running = Ronda { $number } de { $rounds }
big-screen-closed = Depois da ronda { $number } de { $rounds }
big-screen-seating = Mesas desta ronda
big-screen-resting = De folga nesta ronda: { $names }
big-screen-gone = Este link já não é válido. Peça um novo ao organizador.

## Club: the evening

club-part = { $part ->
    [players] Jogadores
    [tables] Mesas
    [standing] Classificação
    [log] Registo
   *[papers] Mais
}
club-state = { $state ->
    [planned] Presenças
    [drawn] Ronda { $number } de { $count } sorteada
    [running] Ronda { $number } de { $count } em curso
    [between] Ronda { $number } de { $count } terminada
   *[over] { $count ->
        [one] A única ronda foi jogada
       *[other] As { $count } rondas foram jogadas
    }
}
club-gone = Esta sessão foi eliminada, ou esta versão da app não consegue lê-la.
club-first-names = Escreva ou cole os nomes e faça o sorteio

## Club: evenings

club-seasons = Épocas
    .detail = { $count ->
        [0] Várias sessões com uma classificação própria
        [one] Uma época
       *[other] { $count } épocas
    }
club-directors = Árbitros
    .detail = { $count ->
        [0] Quem dirige a sessão consigo
        [one] Um árbitro
       *[other] { $count } árbitros
    }
club-take = Importar uma sessão
    .detail = Do ficheiro de outro computador
club-league = Liga
    .detail = Enviar as sessões terminadas a uma liga de clubes

## Club: the plan

club-plan = Definições da sessão
club-save = Guardar
club-form = { $form ->
    [pairs] Pares
    [individuals] Individual
   *[teams] Equipas
}
club-form-hint = { $form ->
    [pairs] Os parceiros ficam juntos a sessão inteira e contam como um só na classificação.
    [individuals] Cada um joga por si, com parceiros novos a cada ronda.
   *[teams] Equipas de dois ou mais pares defrontam-se em várias mesas. Cada equipa tem um só lugar na classificação.
}
club-left-over-hint = Quem sobra pode jogar em mesas mais pequenas ou maiores, com regras escolhidas aqui. Ninguém repete antes de todos terem jogado uma vez nessas mesas. Sem essas regras, folgam à vez.
club-odd-hint = { $players ->
    [3] Cada um por si.
    [5] Três contra dois: na equipa de três, um jogador folga em cada mão, à vez.
   *[6] Duas equipas de três ou três de dois, conforme estas regras.
}
club-movement = { $movement ->
    [round_robin] Todos contra todos
    [mitchell] Mitchell
    [rotating] Rotação de parceiros
    [by_standing] Suíço
    [danish] Dinamarquês
    [knockout] Eliminatória
    [by_lot] Por sorteio
   *[free] Manual
}
club-movement-hint = { $movement ->
    [round_robin] Ronda a ronda, até todos se defrontarem.
    [mitchell] Norte–Sul ficam na mesa, Este–Oeste passam à seguinte.
    [rotating] Ninguém repete parceiro antes de jogar com todos, e os adversários também mudam.
    [by_standing] Vencedores contra vencedores: jogam entre si os vizinhos na classificação, se possível sem repetir confrontos.
    [danish] Primeiro contra segundo, terceiro contra quarto, sempre pela classificação, mesmo que já se tenham defrontado.
    [knockout] Quem perde sai. Os mais fortes podem folgar na primeira ronda. Os lugares de uma sessão anterior, ou o sorteio, decidem os confrontos.
    [by_lot] Novo sorteio a cada ronda, se possível sem repetir confrontos.
   *[free] Os vizinhos da lista jogam entre si. Mude o que quiser.
}
club-rounds = Rondas
club-rounds-knockout = O número de rondas depende do número de inscritos.
club-rounds-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
club-drop = Piores rondas a descartar
club-drop-hint = { $count ->
    [0] Todas as rondas contam.
    [one] A pior ronda de cada um não conta.
   *[other] As { $count } piores rondas de cada um não contam.
}
club-place-knockout = { $state ->
    [won] Venceu a eliminatória.
    [in] Ainda em prova.
   *[out] Eliminado na ronda { $round }.
}
club-length-title = Duração da ronda
club-length = { $length ->
    [finland] 5 000 pontos
    [ck70] 5 000 pontos ou 50 minutos
    [nevada] 3 mãos, 50 minutos
    [canasta_for_a_cure] 8 500 pontos
    [burraco_2_deals] 2 mãos, 25 minutos
    [burraco_3_deals] 3 mãos, 40 minutos
    [burraco_4_deals] 4 mãos, 50 minutos
   *[pinochle_kansas_city] 50 minutos
}
club-length-none = Até a ronda ser fechada
club-no-source = nenhuma encontrada: é uma sugestão desta app
club-walkover-points = Pontos de cartas por falta de comparência
club-whole-hint = Vale para uma partida inteira. Uma ronda mais curta conta proporcionalmente.
club-bye = { $bye ->
    [nothing] nada
    [walkover] uma vitória por falta de comparência
    [average] a média das próprias rondas
   *[average_of_winners] a média dos vencedores da ronda
}
club-missed-title = As rondas perdidas por quem chega tarde valem
club-ties-none = Nenhum: quem empata partilha o lugar.

## Club: log and standing

club-log-drawn = Ronda { $round } sorteada
club-log-taken_back = Sorteio da ronda { $round } anulado
club-log-arranged = Ronda { $round } alterada à mão
club-log-started = Ronda { $round } iniciada
club-log-closed = Ronda { $round } fechada
club-log-claimed = Mesa { $table }: { $score } comunicado por { $side }
club-log-agreed = Mesa { $table }: as duas equipas confirmam { $score }
club-log-walkover = Mesa { $table }: falta de comparência, { $score }
club-log-adjusted = { $who }: penalização ou bónus de { $points }{ $counts ->
    [card_points] { " " }pontos de cartas
   *[points] { "" }
}
club-log-adjustment_removed = { $who }: penalização ou bónus anulado, { $points }{ $counts ->
    [card_points] { " " }pontos de cartas
   *[points] { "" }
}
club-log-corrected = Mesa { $table }, ronda { $round }: { $before } corrigido para { $score }
club-log-reopened = Mesa { $table }: reaberta, { $before } já não vale
club-log-attended = Chamada terminada: { $who }
club-log-clock_started = Ronda { $round }: relógio iniciado
club-log-clock_paused = Ronda { $round }: relógio em pausa
club-log-clock_resumed = Ronda { $round }: relógio retomado
club-log-minutes_added = Ronda { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} para todas as mesas
club-log-break_changed = Intervalo alterado para { $minutes } min
club-log-break_ended = Intervalo terminado
club-line = { $outcome ->
    [won] Vitória contra { $against }, { $score } : { $other }
    [drawn] Empate com { $against }, { $score } : { $other }
    [lost] Derrota contra { $against }, { $score } : { $other }
    [missed] Ainda ausente
   *[rested] Folga
}
club-line-walkover = { $line } (falta)
club-line-average = { $line }: { $count ->
    [0] média, quando houver um resultado
    [one] média de { $count } ronda
   *[other] média de { $count } rondas
}
club-line-adjusted = { $kind ->
    [penalty] Penalização
   *[bonus] Bónus
}
club-place-shared = Empate em todos os critérios com { $name }: partilham o lugar.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Ainda não chegou ninguém
        [one] Um par presente
       *[other] { $count } pares presentes
    }
    [teams] { $count ->
        [0] Ainda não chegou ninguém
        [one] Uma equipa presente
       *[other] { $count } equipas presentes
    }
   *[individuals] { $count ->
        [0] Ainda não chegou ninguém
        [one] Um jogador presente
       *[other] { $count } jogadores presentes
    }
}
club-outlook-none = { $here }: não chega para uma mesa.
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Ninguém folga.
        [one] Um par folga.
       *[other] { $count } pares folgam.
    }
    [teams] { $count ->
        [0] Ninguém folga.
        [one] Uma equipa folga.
       *[other] { $count } equipas folgam.
    }
   *[individuals] { $count ->
        [0] Ninguém folga.
        [one] Um jogador folga.
       *[other] { $count } jogadores folgam.
    }
}
club-playing = Em jogo
club-check-in-hint = { $form ->
    [pairs] Toque nos parceiros um depois do outro. Quem chegar depois entra no próximo sorteio.
    [teams] Toque em todos os da equipa, um par depois do outro, e inscreva a equipa.
   *[individuals] Toque em quem está aqui. Quem chegar depois entra no próximo sorteio.
}
club-substitute-hint = { $form ->
    [individuals] Vale a partir de agora, a não ser que a mesa já tenha um resultado. Cada um fica com os pontos das rondas que jogou.
   *[other] Vale a partir de agora, a não ser que a mesa já tenha um resultado. O lugar e os pontos continuam a ser da inscrição.
}
club-swap-partner-hint = A partir da próxima ronda. Lugar e pontos ficam com cada inscrição.
club-team = Nome da equipa
club-team-enter = Inscrever a equipa
club-find = Procurar um nome ou introduzir um novo
club-members-add = { $count ->
    [one] Acrescentar { $count } sócio
   *[other] Acrescentar { $count } sócios
}
club-find-many = Introduza um nome ou cole uma lista
club-list-file = De um ficheiro
club-list-field = { $form ->
    [pairs] Um par por linha: Ana & Ben
    [teams] Uma equipa por linha: Vermelhos: Ana, Ben, Cleo, Dov
   *[individuals] Um nome por linha
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Marcar { $count } par
       *[other] Marcar { $count } pares
    }
    [teams] { $count ->
        [one] Marcar { $count } equipa
       *[other] Marcar { $count } equipas
    }
   *[individuals] { $count ->
        [one] Marcar { $count } jogador
       *[other] Marcar { $count } jogadores
    }
}
club-list-drawn = Os parceiros são os da última vez em que jogaram juntos. Os outros são sorteados. Pode alterar a lista.
club-find-more = { $count ->
    [one] Mais { $count }: introduza parte do nome.
   *[other] Mais { $count }: introduza parte do nome.
}
club-find-none = Introduza um nome acima para adicionar um jogador.

## Club: rounds

club-round = Ronda { $number }
club-table-state = { $state ->
    [playing] em jogo
    [claimed] à espera da outra equipa
    [disputed] em disputa
   *[done] terminada
}
club-draw = Sortear ronda { $number }
club-drawing = A sortear…
club-draw-back = Anular sorteio
club-start = Começar a ronda
club-clock-said = { $change ->
    [less] menos { $minutes } minutos para todas as mesas
   *[more] mais { $minutes } minutos para todas as mesas
}
club-break-end = Terminar
club-swap-hint = Toque em dois nomes para os trocar.
club-close = Fechar ronda { $number }
club-close-open = { $count ->
    [one] Fechar ronda { $number }: uma mesa aberta
   *[other] Fechar ronda { $number }: { $count } mesas abertas
}

## Club: one table

club-phone = telemóvel { $phone } (cartão { $table })
club-phone-lost-ask = Desligar o telemóvel de { $who }?
club-phone-lost-hint = O telemóvel terá de ler o código outra vez. Para dar o nome a outro telemóvel, toque em “Passar”.
club-cards-hint = Guarde uma página e abra-a para a imprimir.
club-phone-for = { $name }, no telemóvel { $phone } (cartão { $table })
club-phone-hall = telemóvel { $phone }
club-phone-hall-for = { $name }, no telemóvel { $phone }
club-how = { $how ->
    [agreed] As duas equipas confirmaram.
    [decided] Decidido pelo organizador.
    [paper] Do papel.
   *[walkover] Falta de comparência.
}
club-claimed = { $score } comunicado por { $side }
club-grid-open = Introduzir resultados
club-grid-hint = Use Enter ou as setas para ir de campo em campo. No último campo, Enter guarda a mesa. Introduza x se uma equipa não veio e * depois dos pontos se venceu com uma mão especial.
club-grid-missing = { $count ->
    [0] Já há todos os resultados.
    [one] Falta { $count } resultado.
   *[other] Faltam { $count } resultados.
}
club-grid-unsaved = Ainda por guardar.
club-grid-save = { $count ->
    [one] Guardar { $count } mesa
   *[other] Guardar { $count } mesas
}
club-grid-reported = { $state ->
    [claimed] Telemóvel: { $score }, por confirmar.
    [disputed] Telemóvel: { $score }, contestado.
   *[playing] Telemóvel: { $score } até agora.
}
club-grid-again = Para guardar mesmo assim, prima Enter mais uma vez.
club-grid-lost = Não foi guardado, porque esta mesa já tem resultado. Foi introduzido: { $typed }
club-grid-typo = Erro de introdução
club-settle = Introduzir o resultado
club-reason-hint = O motivo aparece no registo.
club-correct-do = Guardar a correção
club-reopen-hint = O resultado é apagado, e os telemóveis desta mesa podem voltar a anotar.
club-awards = { $awards ->
    [score] Pelo resultado
   *[decided] Decididos para cada equipa
}
club-left-table = A mesa { $table } ainda está aberta: falta de comparência?
club-walkover = Falta de comparência
club-walkover-do = Marcar a falta
club-extra-now = { $minutes ->
    [0] Esta mesa joga tanto tempo como as outras.
    [one] Esta mesa pode jogar mais { $minutes } minuto do que as outras.
   *[other] Esta mesa pode jogar mais { $minutes } minutos do que as outras.
}
club-extra-said = { $change ->
    [less] Mesa { $table }: menos { $minutes } minutos
   *[more] Mesa { $table }: mais { $minutes } minutos
}
club-not-started = A ronda não começou: ainda não é possível introduzir nada.
club-code = Telemóveis desta mesa
club-code-hint = Quem ler este código escolhe o seu nome nesta mesa. O telemóvel acompanha essa pessoa toda a sessão e só pode alterar a própria mesa.
club-screen = Ecrã grande
club-screen-hint = Classificação, mesas e relógio num projetor ou numa TV, só para ver. Abra este link nesse ecrã.
club-screen-shows = O ecrã grande mostra
club-screen-shows-hint = As iniciais servem para clubes que não querem mostrar nomes no ecrã grande.
club-code-visitors = { $count ->
    [0] Ainda nenhum dispositivo o usou.
    [one] Um dispositivo usou-o.
   *[other] { $count } dispositivos usaram-no.
}
club-no-server = Os telemóveis ainda não podem entrar. Feche a app e abra-a com “scorekeeper serve”. A sessão continua aqui.
club-code-warning = O código antigo deixa de valer, e os dispositivos que o usaram perdem o acesso. Imprima de novo o cartão da mesa.
club-hall = Telemóveis para toda a sessão
club-hall-hint = Para a parede: quem lê o código escolhe o seu nome, e o telemóvel mostra a mesa em cada ronda. Se o nome já tem um telemóvel, só passa para outro se esse telemóvel ou o organizador aceitar.
club-hall-how = Leia o código, ou abra o endereço e introduza as letras. Depois escolha o seu nome. Funciona também antes da primeira ronda.
club-phones = Telemóveis
club-phones-row = { $count } de { $all } têm telemóvel
club-phones-none = Ainda não entrou nenhum telemóvel.
club-phones-hint = Toque em “Perdido” para desligar um telemóvel e deixar o lugar livre para outro. Toque em “Passar” para dar o lugar ao telemóvel que o pediu. Se nenhum pediu, o telemóvel volta a escolher um nome.
club-phone-there = ligado
club-phone-away = desligado

## Club: print, save, move

club-cards-round = Folhas de pontos, ronda { $number }
club-card-how = Leia o código, ou abra o endereço e introduza as letras. Este cartão vale para todas as rondas.
club-sheets-hint = Para imprimir, ou como tabela para folha de cálculo.
club-sheet-csv = { $paper }: folha de cálculo
club-paper = { $paper ->
    [check-in] Lista de presenças
    [seating] Ronda { $number }: lugares
    [results] Ronda { $number }: resultados
    [ranking] Classificação após a ronda { $number }
    [standing] Classificação
    [final] Classificação final
    [categories] Classificação por categoria
    [season] Classificação da época
    [lines] Classificação detalhada
   *[log] Registo
}
club-categories-hint = Pares e equipas contam numa categoria se todos os seus jogadores fizerem parte dela.
club-column = { $code ->
    [number] N.º
    [entrant] Inscrito
    [members] Jogadores
    [checked_in] Presente
    [mark] ✓
    [evening] Sessão
    [date] Data
    [round] Ronda
    [table] Mesa
    [side] Equipa { $number }
    [score] Pontos { $number }
    [state] Estado
    [how] Como
    [winner] Vencedor
    [place] Lugar
    [points] Pontos
    [card_points] Pontos de cartas
    [difference] Diferença
    [wins] Vitórias
    [draws] Empates
    [losses] Derrotas
    [byes] Folgas
    [highest_match] Melhor partida
    [dropped] Rondas que não contam
    [parted_by] Desempate
    [at] Hora
    [by] Por
    [kind] Evento
    [before] Antes
    [reason] Motivo
    [member] Jogador
    [partner] Com
    [against] Contra
    [category] Categoria
    [overall] Geral
    [season] Época
    [strength] Nível
    [matches] Partidas
    [record] Recorde
    [value] Valor
    [adjusted] Penalizações e bónus
    [line] Resultado
   *[total] Total
}
club-how-short = { $how ->
    [agreed] confirmado
    [decided] decidido
    [paper] do papel
   *[walkover] falta
}
club-cell-shared = lugar partilhado
club-log = { $code ->
    [drawn] ronda sorteada
    [taken_back] sorteio anulado
    [arranged] alterada à mão
    [started] ronda iniciada
    [closed] ronda fechada
    [claimed] resultado comunicado
    [withdrawn] resultado retirado
    [agreed] resultado confirmado
    [disputed] resultado contestado
    [decided] resultado decidido
    [paper] resultado do papel
    [walkover] falta de comparência
    [corrected] resultado corrigido
    [reopened] mesa reaberta
    [swapped] troca de parceiros
    [checked_in] chegada
    [checked_out] saída
    [adjusted] penalização ou bónus
    [adjustment_removed] penalização ou bónus anulado
    [clock_started] relógio iniciado
    [clock_paused] relógio em pausa
    [clock_resumed] relógio retomado
    [minutes_added] duração alterada
    [table_minutes_added] tempo extra
    [break_started] intervalo iniciado
    [break_changed] intervalo alterado
    [break_ended] intervalo terminado
    [called] organizador chamado
    [coming] organizador a caminho
    [attended] chamada terminada
   *[substituted] substituição
}
club-move-hint = Um ficheiro com tudo: jogadores, rondas, resultados, mãos e códigos das mesas. Quem o tiver pode organizar a sessão, por isso não o passe a ninguém.
club-move-save = Guardar a sessão como ficheiro
club-delete = Eliminar esta sessão
club-delete-ask = Eliminar “{ $name }”?
club-delete-hint = A sessão e todas as suas mãos saem da lista e da classificação da sua época. Pode recuperá-la mais tarde.
club-deleted = Sessões eliminadas
logins = Organizadores noutros computadores
logins-count = { $count ->
    [one] { $count } computador ligado com o PIN.
   *[other] { $count } computadores ligados com o PIN.
}
logins-end-others = Desligar os outros
logins-end-all = Desligar todos
directors-hint = Um árbitro dirige a sessão no seu próprio dispositivo, e o registo mostra o nome dele. Só o organizador convida árbitros, elimina sessões, restaura cópias e apaga nomes.
directors-picture = Código do convite de { $name }, para ler com o telemóvel
directors-scan = Leia-o com o telemóvel ou tablet do árbitro. Vale uma vez, até: { $until }.
directors-type = Ou abra { $address } nesse dispositivo e introduza este PIN:
directors-log-out = Desligar { $name }, { $device }
directors-nowhere = Não está ligado
directors-again = Convidar outro dispositivo
directors-remove-hint = Todos os dispositivos são desligados de imediato. O nome fica no registo.
directors-own = Entrou como { $name }.
club-take-hint = Escolha o ficheiro guardado no outro computador. Os códigos das mesas continuam a valer.
club-take-choose = Escolher um ficheiro
club-take-anyway = Importar mesmo assim
club-take-unread = Não foi possível ler o ficheiro.
club-take-broken = { $file } não é uma sessão que esta app possa ler:
club-unreadable = { $name }, { $day }: guardada por uma versão mais recente. Atualize a app.
club-categories-own = Cada categoria, por exemplo a dos principiantes, tem uma classificação própria nas folhas de uma sessão.

## Club: people

club-merge-hint = Todas as sessões e partidas de { $gone } passam a contar para { $kept }, com esse nome. É possível anular a qualquer momento.
club-forget-hint = O nome é substituído em toda a parte, também nas cópias de segurança. Os resultados, os lugares e as alcunhas em notas ficam.
club-forget-warning = { $alias } substitui o nome em toda a parte. Não é possível anular, nem com uma cópia de segurança.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Regravado sem o nome: { $files }
       *[other] { $count } ficheiros regravados sem o nome: { $files }
    }
    [cut] { $count ->
        [one] Já danificado, só resta o que podia ser lido: { $files }
       *[other] { $count } ficheiros já danificados, só resta o que podia ser lido: { $files }
    }
    [removed] { $count ->
        [one] Removido: { $files }
       *[other] { $count } ficheiros removidos: { $files }
    }
   *[left] { $count ->
        [one] Sem alteração, ainda contém o nome: { $files }
       *[other] { $count } ficheiros sem alteração, ainda contêm o nome: { $files }
    }
}

## Club: seasons

club-seasons-none = Uma época junta sessões numa só classificação. Para começar, dê um nome.
club-season-name = Nome da época
club-season-new = Nova época
club-season-gone = Esta época foi eliminada.
club-season-empty = Escolha as sessões desta época.
club-season-evenings = Sessões desta época:
club-season-figures = Mãos, pares e recordes de todas as mesas
club-season-delete = Eliminar esta época
club-table-file = Folha de cálculo
club-ratings-order = A ordem tem em conta a margem: quem jogou poucas partidas fica mais abaixo.
publish-hint = Sessões, épocas, níveis e recordes como páginas web simples num ficheiro zip. Descomprima-o em qualquer servidor web.
publish-names-hint = Toque em quem aceita aparecer com o nome. Os restantes aparecem com iniciais.
publish-running = Incluir sessões em curso
publish-save = Guardar como ficheiro zip
publish-record = { $kind ->
    [highest_match] Melhor partida
    [largest_margin] Maior vantagem
    [best_deal] Melhor mão
    [most_canastas] Mais canastras numa mão
   *[longest_streak] Maior série de vitórias
}

## How a rule set is played, made of its values

rule-sets-search = Procurar regulamentos
play-head-red-threes = Ternos vermelhos
play-head-black-threes = Ternos pretos
play-head-pile = Levar o monte
play-aim = { $melds ->
    [sequences] O objetivo é juntar sequências do mesmo naipe e baixá-las na mesa, viradas para cima: são os jogos.
    [both] O objetivo é juntar cartas do mesmo valor e sequências do mesmo naipe e baixá-las na mesa, viradas para cima: são os jogos.
   *[groups] O objetivo é juntar cartas do mesmo valor e baixá-las na mesa, viradas para cima: são os jogos.
} Os jogos longos são { canasta-name }s e rendem a maior parte dos pontos.
play-head-penalties = Penalizações
play-head-out = Bater

play-sides = { $kind ->
    [partnership] { $size ->
        [2] Jogam { $sides } pares. Os parceiros sentam-se frente a frente e fazem os jogos juntos.
       *[other] Jogam { $sides } equipas de { $size }, alternadas à volta da mesa. Os parceiros fazem os jogos juntos.
    }
    [lone_hand] São { $sides } jogadores. Em cada { -mao }, um deles joga sozinho contra os outros.
   *[individual] São { $sides } jogadores, cada um por si. Onde as regras falam de { -equipe }, trata-se de um só jogador.
}
play-lone-pile = O primeiro a levar o monte joga sozinho o resto da { -mao }, e os outros juntam os seus jogos.
play-later = Quando um jogador chega a { $points } pontos, as regras abaixo valem da { -mao } seguinte até ao fim da partida.
play-first-dealer = { $value ->
    [by_lot] O primeiro dador é sorteado.
   *[any_method] Os jogadores escolhem o primeiro dador como preferirem.
}
play-dealing = { $players ->
    [2] O outro jogador parte o baralho, começa e é o próximo a dar as cartas.
   *[other] { $value ->
        [counterclockwise] O jogador à esquerda do dador parte o baralho. O da direita começa e é o próximo a dar as cartas. Joga-se no sentido contrário ao dos ponteiros do relógio.
       *[clockwise] O jogador à direita do dador parte o baralho. O da esquerda começa e é o próximo a dar as cartas. Joga-se no sentido dos ponteiros do relógio.
    }
}
play-foot = { $taken ->
    [after_first_canasta] Além disso, cada jogador recebe uma segunda mão de { $cards } cartas, viradas para baixo, que apanha depois da sua primeira canastra.
    [by_side] Além disso, cada { -equipe } tem um { foot-name } de { $cards } cartas, viradas para baixo. O primeiro da { -equipe } a ficar sem cartas apanha o { foot-name }.
   *[after_hand] Além disso, cada jogador recebe um pé de { $cards } cartas. O pé fica virado para baixo até o jogador usar todas as cartas da mão.
}
play-foot-alone = Além disso, cada jogador tem um { foot-name } de { $cards } cartas, viradas para baixo, que apanha quando fica sem cartas.
play-foot-lone = Há dois mortos, um de { $lone } cartas e outro de { $cards }. O primeiro jogador a ficar sem cartas apanha o de { $lone } e joga sozinho o resto da { -mao }. Os outros dois juntam os seus jogos e dividem o outro morto.
play-first-pile = { $value ->
    [upcard_value] Vira-se uma carta para começar o monte e juntam-se-lhe tantas cartas quantas o seu valor indicar, de uma (ás) a treze (rei). As outras cartas formam o baralho.
    [no_card] As outras cartas formam o baralho. O monte começa com o primeiro descarte.
   *[one_card] O monte começa com uma carta virada. As outras cartas formam o baralho.
}
play-draw = { $cards ->
    [one] Quem tem a vez compra uma carta do baralho ou leva o monte.
   *[other] Quem tem a vez compra { $cards } cartas do baralho ou leva o monte.
}
play-discard = Depois, pode baixar as cartas que quiser. Para terminar a vez, descarta-se uma carta no monte, virada para cima.
play-add = Na sua vez, o jogador pode juntar cartas aos jogos da sua { -equipe }, mas nunca aos de outra.
play-sequence-two = Numa sequência, o ás vai antes do duque ou depois do rei, e um duque no seu próprio lugar é uma carta natural.
play-twos = Também se podem baixar só duques.
play-wild = { $jokers ->
    [yes] Jokers e duques são curingas
   *[no] Os duques são curingas
}: valem por qualquer outra carta. Um jogo precisa de pelo menos { $naturals } { $naturals ->
    [one] carta natural.
   *[other] cartas naturais.
}
play-wild--burraco = { play-wild--usual }

play-wild-first = Uma { -equipe } com um jogo incompleto de curingas tem de o completar antes de usar curingas noutro.
play-canasta-sequence = Uma sequência de { $cards } cartas ou mais é uma { canasta-name }. Um jogo de cartas do mesmo valor nunca o é.
play-canasta-bonus = { $type ->
    [wild] Uma canastra de curingas vale { $points }.
    [wild_all_twos] Se for só de duques, vale { $points }.
    [wild_four_jokers] Com quatro jokers, vale { $points }.
    [sequence] Uma sequência que é { canasta-name } vale { $points }.
    [sevens] Uma canastra de setes vale { $points }.
    [fives] Uma canastra de quinas vale { $points }.
    [aces] Uma canastra de ases vale { $points }.
    [sevens_mixed] Uma canastra de setes com curingas vale { $points }.
    [aces_mixed] Uma canastra de ases com curingas vale { $points }.
    [semi_natural] Uma { canasta-name } semilimpa, que é uma limpa com mais um curinga, vale { $points }.
    [suit_ace_to_ace] Uma sequência de ás a ás sem curingas vale { $points }.
    [suit_whole] Uma sequência de um naipe inteiro sem curingas vale { $points }.
    [suit_mixed] Uma sequência de um naipe inteiro com um curinga vale { $points }.
    [rank_whole] Oito cartas iguais sem curingas valem { $points }.
    [rank_mixed] Oito cartas iguais e um curinga valem { $points }.
    [twos_natural] Uma canastra limpa de duques vale { $points }.
   *[twos_mixed] Uma canastra suja de duques vale { $points }.
}
play-canasta-cards = { $value ->
    [yes] As cartas de uma { canasta-name } contam além do bónus.
   *[no] As cartas de uma { canasta-name } não contam, só o bónus.
}
play-canasta-trump = O naipe da primeira carta virada é o trunfo. { $times ->
    [2] Uma { canasta-name } em sequência de trunfo vale o dobro do bónus.
   *[other] Numa { canasta-name } em sequência de trunfo, o bónus conta { $times } vezes.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] Uma canastra de mão, baixada inteira de uma vez, vale o dobro do bónus.
       *[other] Numa canastra de mão, baixada inteira de uma vez, o bónus conta { $amount } vezes.
    }
   *[add] Uma canastra de mão, baixada inteira de uma vez, vale mais { $amount }.
}
play-canasta-extra = Várias { canasta-name }s dão um bónus extra:
play-canasta-out = Só a { -equipe } que bate ganha o bónus destas canastras: { $types }.
play-red-threes = { $value ->
    [yes] Os ternos vermelhos não entram em jogos. Quem tem um deve pô-lo logo na mesa, virado para cima, e comprar outra carta.
   *[no] Os ternos vermelhos não entram em jogos. Quem tem um deve pô-lo logo na mesa, virado para cima, sem comprar outra carta.
}
play-red-each = Cada terno vermelho vale { $points } pontos.
play-red-all = Cada terno vermelho vale { $points } pontos, e os { $threes } juntos valem { $together }.
play-red-values = O valor total dos ternos vermelhos de uma { -equipe } depende de quantos são:
play-red-sides = { $below ->
    [zero] Os ternos vermelhos só contam para a { -equipe } que abriu.
   *[minus] Os ternos vermelhos contam a favor da { -equipe } que abriu e contra a que não abriu.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Os ternos vermelhos só contam para a { -equipe } que tem uma canastra de setes.
           *[minus] Os ternos vermelhos contam a favor da { -equipe } que tem uma canastra de setes e contra a que não a tem.
        }
        [natural] { $below ->
            [zero] Os ternos vermelhos só contam para a { -equipe } que tem uma canastra limpa.
           *[minus] Os ternos vermelhos contam a favor da { -equipe } que tem uma canastra limpa e contra a que não a tem.
        }
       *[canastas] { $below ->
            [zero] Os ternos vermelhos só contam para a { -equipe } que tem uma canastra.
           *[minus] Os ternos vermelhos contam a favor da { -equipe } que tem uma canastra e contra a que não a tem.
        }
    }
   *[other] { $below ->
        [zero] Os ternos vermelhos só contam para a { -equipe } que tem pelo menos { $canastas } canastras.
       *[minus] Os ternos vermelhos contam a favor da { -equipe } que tem pelo menos { $canastas } canastras e contra a que tem menos.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Os ternos vermelhos contam contra a { -equipe } que não abriu.
       *[other] Os ternos vermelhos contam contra a { -equipe } que abriu.
    }
    [zero] { $melded ->
        [0] Os ternos vermelhos não contam para a { -equipe } que não abriu.
       *[other] Os ternos vermelhos não contam para a { -equipe } que abriu.
    }
   *[plus] { $melded ->
        [0] Os ternos vermelhos contam a favor de todas as { -equipes }.
       *[other] Os ternos vermelhos contam a favor da { -equipe } que abriu.
    }
}
play-red-canastas = { $sign ->
    [minus] Os ternos vermelhos contam contra a { -equipe } { $what }.
    [zero] Os ternos vermelhos não contam para a { -equipe } { $what }.
   *[plus] Os ternos vermelhos contam a favor da { -equipe } { $what }.
}
play-red-never = Os ternos vermelhos não são baixados nem vão para a mesa.
play-threes-plain = Os ternos são cartas como as outras.
play-red-as-tabled = Enquanto a { -equipe } não tiver canastra, um terno vermelho que fica na mão conta como se estivesse na mesa.
play-red-in-hand = Um terno vermelho que ainda está na mão no fim custa { $points } pontos.
play-black-role = { $value ->
    [discard_only] O terno preto só pode ser descartado.
    [tabled_bonus] O terno preto vai para a mesa, como o vermelho.
    [removed_from_pile] Quando alguém leva o monte, os ternos pretos que estão nele saem do jogo.
   *[stop_card] Um terno preto em cima tranca o monte: o jogador seguinte não o pode levar.
}
play-black-each = { $place ->
    [captured_values] Cada terno preto levado com o monte vale { $points } pontos.
   *[tabled_values] Cada terno preto na mesa vale { $points } pontos.
}
play-black-all = { $place ->
    [captured_values] Cada terno preto levado com o monte vale { $points } pontos, e os { $threes } juntos valem { $together }.
   *[tabled_values] Cada terno preto na mesa vale { $points } pontos, e os { $threes } juntos valem { $together }.
}
play-black-values = { $place ->
    [captured_values] O valor total dos ternos pretos que uma { -equipe } leva com o monte depende de quantos são:
   *[tabled_values] O valor total dos ternos pretos de uma { -equipe } na mesa depende de quantos são:
}
play-black-never = Os ternos pretos nunca são baixados.
play-black-meld = { $when ->
    [any] Os ternos pretos podem ser baixados a qualquer momento, { $least } ou mais juntos
   *[going_out] Os ternos pretos só podem ser baixados ao bater, { $least } ou mais juntos
}{ $wilds ->
    [yes] , também com curingas.
   *[no] , sem curingas.
}
play-black-as-tabled = Enquanto a { -equipe } não tiver canastra, um terno preto que fica na mão conta como se estivesse na mesa.
play-black-most = Um jogo de ternos pretos nunca tem mais de { $cards } cartas.
play-black-in-hand = Um terno preto que ainda está na mão no fim custa { $points } pontos.
play-pile = { $value ->
    [natural_pair] Só leva o monte quem tem na mão duas cartas naturais do valor da carta de cima e baixa as três juntas.
    [no_wild] Leva o monte quem baixa logo a carta de cima, só com cartas naturais.
    [nothing] Na sua vez, o jogador pode sempre levar o monte, sem ter de baixar nenhuma carta dele.
    [top_card] Leva o monte quem baixa logo a carta de cima: com cartas da mão ou num jogo da sua { -equipe }.
    [any_of_pile] Leva o monte quem baixa logo uma das cartas do monte: com cartas da mão ou num jogo da sua { -equipe }.
   *[any] Leva o monte quem baixa logo a carta de cima: com duas cartas naturais do mesmo valor que tem na mão, com uma delas e um curinga, ou num jogo da sua { -equipe }.
}
play-pile-frozen = O monte está congelado para a { -equipe } que ainda não abriu, e para todos enquanto houver um curinga nele. Só leva um monte congelado quem tem na mão duas cartas naturais do valor da carta de cima.
play-pile-all = Leva-se sempre o monte inteiro.
play-pile-cards = { $cards ->
    [one] Leva-se só a carta de cima do monte.
   *[other] Levam-se só as { $cards } cartas de cima do monte.
}
play-pile-canasta = { $value ->
    [yes] O monte também pode ser levado para juntar a carta de cima a uma { canasta-name } já feita.
   *[no] O monte não pode ser levado para juntar a carta de cima a uma { canasta-name } já feita.
}
play-pile-always-frozen = O monte está sempre congelado.
play-pile-pair-canasta = Não se pode levar o monte se a { -equipe } já fez uma canastra do valor da carta de cima.
play-out-ends = Bate quem se livra da sua última carta. A { -mao } termina nesse momento.
play-initial = { $value ->
    [hand_number] As primeiras cartas que uma { -equipe } baixa numa { -mao }, num ou mais jogos, são a abertura. Juntas, têm de valer um mínimo, que depende do número da { -mao }:
   *[score] As primeiras cartas que uma { -equipe } baixa numa { -mao }, num ou mais jogos, são a abertura. Juntas, têm de valer um mínimo, que depende dos pontos que a { -equipe } já tem:
}
play-initial-top = { $value ->
    [yes] Quem leva o monte na abertura conta a carta de cima, mas não as restantes cartas do monte.
   *[no] Quem leva o monte na abertura não conta as cartas do monte.
}
play-initial-no-pile = Não se pode levar o monte na abertura.
play-initial-only = { $what ->
    [canasta_always_suffices] Uma canastra inteira basta sempre para a abertura.
    [naturals_only] Na abertura só valem cartas naturais.
   *[clean_triple_required] A abertura tem de incluir três cartas naturais do mesmo valor.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Os bónus e os ternos vermelhos contam para a abertura.
        [no] Os bónus contam para a abertura, mas os ternos vermelhos não.
       *[none] Os bónus contam para a abertura.
    }
   *[no] { $red_threes ->
        [yes] Os ternos vermelhos contam para a abertura, mas os bónus não.
        [no] Os bónus e os ternos vermelhos não contam para a abertura.
       *[none] Os bónus não contam para a abertura.
    }
}
play-initial-after = Depois de abrir, a { -equipe } não precisa de mais nenhum mínimo até ao fim da { -mao }.
play-initial-concealed = { $value ->
    [always] Quem bate de mão não precisa de mínimo na abertura.
    [if_drawn_from_stock] Quem bate de mão sem levar o monte não precisa de mínimo na abertura.
   *[never] Mesmo quem bate de mão tem de alcançar o mínimo da abertura.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Pelo menos uma delas tem de ser limpa.
       *[other] Pelo menos { $count } delas têm de ser limpas.
    }
    [mixed] { $count ->
        [one] Pelo menos uma delas tem de ser suja.
       *[other] Pelo menos { $count } delas têm de ser sujas.
    }
    [wild] { $count ->
        [one] Pelo menos uma delas tem de ser de curingas.
       *[other] Pelo menos { $count } delas têm de ser de curingas.
    }
    [sevens] { $count ->
        [one] Pelo menos uma delas tem de ser de setes. Essa não conta como limpa nem como suja.
       *[other] Pelo menos { $count } delas têm de ser de setes. Essas não contam como limpas nem como sujas.
    }
    [fives] { $count ->
        [one] Pelo menos uma delas tem de ser de quinas. Essa não conta como limpa nem como suja.
       *[other] Pelo menos { $count } delas têm de ser de quinas. Essas não contam como limpas nem como sujas.
    }
   *[sequence] { $count ->
        [one] Pelo menos uma delas tem de ser sequência.
       *[other] Pelo menos { $count } delas têm de ser sequências.
    }
}
play-out-only = { $type ->
    [natural] Tem de ser limpa.
    [mixed] Tem de ser suja.
    [wild] Tem de ser de curingas.
    [sevens] Tem de ser de setes.
    [fives] Tem de ser de quinas.
   *[sequence] Tem de ser uma sequência.
}
play-out-foot = A { -equipe } também precisa de ter apanhado o { foot-name }.
play-out-last = { $value ->
    [must_discard] Enquanto a { -equipe } não tiver { canasta-name }, o jogador tem de guardar uma carta para descartar.
   *[may_be_kept] Enquanto a { -equipe } não tiver { canasta-name }, o jogador pode ficar com a última carta em vez de a descartar.
}
play-stock-out = { $value ->
    [after_last_draw] Quando o baralho acaba, a { -mao } termina depois da vez de quem comprou a última carta.
    [pile_becomes_stock] Quando o baralho acaba, vira-se o monte, que passa a ser o baralho.
    [foot_becomes_stock] Quando o baralho acaba, um { foot-name } que ninguém apanhou passa a ser o baralho. Se não houver nenhum, a { -mao } termina.
   *[until_pile_refused] Quando o baralho acaba, a { -mao } continua até alguém não poder ou não querer levar o monte.
}
play-score = No fim da { -mao }, cada { -equipe } soma os seus bónus e o valor das cartas que baixou. { $value ->
    [every_card_of_hand_and_foot] As cartas que ficaram na mão e no pé são descontadas.
   *[every_card_of_all_partners] As cartas que ficaram na mão são descontadas.
}
play-exact-pickup = Quem tira do baralho, de uma só vez, o número exato de cartas para a sua mão e o seu pé ganha { $points } pontos.

play-special = { $value ->
    [add] Uma mão especial é baixada inteira, de uma vez, e conta juntamente com tudo o resto:
   *[replace] Uma mão especial é baixada inteira, de uma vez, e conta em vez de tudo o resto:
}
play-penalty-foot = Se nenhuma { -equipe } apanhou o seu { foot-name }, ninguém perde pontos por isso.

differ-choose-hint = Que regras conhece?
ask-title = Com que regras jogamos?
    .detail = No máximo { $most } perguntas até ao seu regulamento
ask-sequences = Podem baixar-se sequências do mesmo naipe?
ask-draw = Quantas cartas se compram de cada vez?
ask-red = Quanto valem ao todo um, dois, três… ternos vermelhos?
ask-pile = O que é preciso para levar um monte não congelado?
backups-state = { $current ->
    [yes] Tudo copiado
   *[no] Mudou desde a última cópia
}
backups-reason = { $reason ->
    [hand] Manual
    [import] Antes de importar
    [restore] Antes de restaurar
    [erase] Depois de apagar os dados de uma pessoa
   *[automatic] Automática
}
backups-number = Cópia { $number }

backups-make = Fazer cópia agora
backups-send = Guardar uma cópia
backups-elsewhere = Guarde uma cópia noutro lugar, para o caso de perder este dispositivo.
backups-made = Cópia de segurança feita.
backups-not-needed = Não é precisa outra cópia: a última está atualizada.
backups-none = Ainda não há cópias de segurança.

club-first-phones = Cada mesa marca os pontos no seu telemóvel
club-first-clock = As rondas, o relógio e a classificação avançam sozinhos
