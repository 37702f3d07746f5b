# Glossary: the word of the English file = the word here. One word a thing, everywhere.
# meld = jogo (jogos na mesa); to meld, to lay = baixar; to add to a meld = completar, juntar
# initial meld = abertura; to open, to have melded = abrir; needs 90 = abre com 90
# going out = batida, bater; concealed = de mão (bater de mão); left in hand = ficam na mão
# canasta = canastra: natural = limpa, mixed = suja, wild = de curingas, sequence = em sequência; laid whole from the hand = de mão
# natural card = carta natural; wild card = curinga (joker ou dois); joker = joker; twos = dois; sevens = setes
# red three = 3 vermelho; black three = 3 preto; rank = valor; suit = naipe
# pile (discards) = lixo; its top card = a carta de cima; frozen = congelado; stock = monte; pack (cards) = baralho; to draw = comprar
# foot = pé; special hand = mão especial; to deal = dar as cartas; dealer = carteador
# deal = mão (in Buraco rodada: { -mao }); side = equipe (dupla: { -equipe }); game, match = partida; rematch = revanche; player = jogador; partner = parceiro
# to record = anotar; to edit = editar; to delete = excluir; score = pontuação, placar; target = meta; bonus = bônus; penalty = penalidade
# rule set = regulamento; house rules = regras da casa; switch, variation = variante; source = fonte
# score sheet = folha de pontos; settings = configurações; backup = backup; the served app = marcador
# club: session = sessão; round = rodada (never a deal: that is mão); table = mesa; draw = sorteio; entrant = inscrito; check-in = presença
# club: pair = dupla; team of pairs = equipe, like a side; bye, rests = folga; standing = classificação; place = lugar; log = registro
# change = alteração, alterar (mudar for what a person does); to take the pile = pegar o lixo; under these rules = com estas regras
# club: walkover = W.O.; to report a result = informar; organiser = organizador; season = temporada; rating = nível; tie-break = desempate
# A count of 0 takes the form of one here: “one” is written with the digit wherever there may be none.

## Terms that differ in the games of Brazil

# In Buraco and Tranca a side is a dupla and a deal a rodada.
-equipe = equipe
-equipe--burraco = dupla
-equipe--burraco_3p = equipe
-equipes = equipes
-equipes--burraco = duplas
-equipes--burraco_3p = equipes
-Equipe = Equipe
-Equipe--burraco = Dupla
-Equipe--burraco_3p = Equipe
-Equipes = Equipes
-Equipes--burraco = Duplas
-Equipes--burraco_3p = Equipes
-mao = mão
-mao--burraco = rodada
-maos = mãos
-maos--burraco = rodadas
-Mao = Mão
-Mao--burraco = Rodada
-Maos = Mãos
-Maos--burraco = Rodadas

## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

## Letters of cards

# Printed on cards, and typed in melds: each a single letter, and none twice. 3b and 3r are threes.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J
letter-3b = P
letter-3r = V

## Lines of a score

line-melded_cards = Cartas na mesa
line-canasta = { $type ->
    [natural] Canastras limpas
    [mixed] Canastras sujas
    [wild] Canastras de curingas
    [wild_all_twos] Canastras de curingas só de dois
    [wild_four_jokers] Canastras de curingas com quatro jokers
    [sequence] Canastras em sequência
    [sevens] Canastras de setes
    [fives] Canastras de cincos
    [aces] Canastras de ases
    [sevens_mixed] Canastras sujas de setes
    [aces_mixed] Canastras sujas de ases
    [semi_natural] Canastras semilimpas
    [suit_ace_to_ace] Canastras de ás a ás
    [suit_whole] Canastras de naipe inteiro
    [suit_mixed] Canastras sujas de naipe inteiro
    [rank_whole] Canastras de oito cartas iguais
    [rank_mixed] Canastras sujas de oito cartas iguais
    [twos_natural] Canastras limpas de dois
    [twos_mixed] Canastras sujas de dois
   *[other] Canastras
}
line-canasta--buraco = { $type ->
    [suit_whole] Canastras de 500
    [suit_ace_to_ace] Canastras de 1000
   *[other] { line-canasta--usual }
}
line-canasta--buraco_closed = { $type ->
    [suit_whole] Canastras de 500
    [suit_ace_to_ace] Canastras de 1000
   *[other] { line-canasta--usual }
}
line-concealed_canasta = Canastras de mão
line-trump_canasta = Canastras de trunfo
line-extra_bonus = Bônus por número de canastras
line-red_threes = 3 vermelhos
line-black_threes = 3 pretos
line-captured_black_threes = 3 pretos pegos com o lixo
line-go_out = Batida
line-concealed_go_out = Batida de mão
line-cards_in_hand = Cartas na mão
line-black_threes_in_hand = 3 pretos na mão
line-feet_untaken = { record-foot } não pego
line-exact_pickups = Corte exato
line-partners_half = Metade do parceiro
line-red_threes_in_hand = 3 vermelhos na mão
line-incomplete = Canastras incompletas
line-held = Setes ou ases guardados na mão
line-seven_canastas = Sete canastras
line-special_hand = Mão especial
line-acaba = Acaba
line-total = Total digitado
line-total_base = Canastras e bônus
line-total_cards = Cartas
line-adjustment = Penalidade ou bônus

brief-melded_cards = cartas
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
    [wild_all_twos] de curingas só de dois
    [wild_four_jokers] de curingas com quatro jokers
    [sequence] { $count ->
        [one] sequência
       *[other] sequências
    }
    [sevens] de setes
    [fives] de cincos
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
    [twos_natural] limpa de dois
    [twos_mixed] suja de dois
   *[other] { $count ->
        [one] canastra
       *[other] canastras
    }
}
brief-canasta--samba = { $type ->
    [sequence] { $count ->
        [one] samba
       *[other] sambas
    }
   *[other] { brief-canasta--usual }
}
brief-canasta--brazilian = { brief-canasta--usual }
brief-canasta--italian_samba = { brief-canasta--usual }
brief-canasta--bolivian = { $type ->
    [sequence] { $count ->
        [one] escalera
       *[other] escaleras
    }
   *[other] { brief-canasta--usual }
}
brief-canasta--buraco = { $type ->
    [suit_whole] de 500
    [suit_ace_to_ace] de 1000
   *[other] { brief-canasta--usual }
}
brief-canasta--buraco_closed = { $type ->
    [suit_whole] de 500
    [suit_ace_to_ace] de 1000
   *[other] { brief-canasta--usual }
}
brief-concealed_canasta = de mão
brief-trump_canasta = de trunfo
brief-extra_bonus = bônus por canastras
brief-red_threes = { $count ->
    [one] de 3 vermelho
   *[other] de 3 vermelhos
}
brief-black_threes = { $count ->
    [one] de 3 preto
   *[other] de 3 pretos
}
brief-captured_black_threes = de 3 pretos pegos
brief-go_out = batida
brief-concealed_go_out = batida de mão
brief-cards_in_hand = na mão
brief-black_threes_in_hand = de 3 pretos na mão
brief-feet_untaken = { foot-name } não pego
brief-exact_pickups = corte exato
brief-partners_half = metade do parceiro
brief-red_threes_in_hand = de 3 vermelhos na mão
brief-incomplete = incompletas
brief-held = guardados na mão
brief-seven_canastas = sete canastras
brief-special_hand = mão especial
brief-acaba = acaba
brief-total = como total
brief-total_base = canastras e bônus
brief-total_cards = cartas
brief-adjustment = penalidade ou bônus

## What is wrong with a deal

problem-negative = tem de ser 0 ou mais, não { $count }
problem-counted_twice = digitado duas vezes: como cartas e como total
problem-base_without_total = digite também o total da { -equipe }, não só os pontos de canastras e bônus
problem-wrong_number_of_sides = { $count ->
    [one] { $count } { -equipe } tem
   *[other] { $count } { -equipes } têm
} pontos, mas jogam { $right }
problem-two_sides_out = outra { -equipe } já bateu
problem-acaba_not_played = estas regras não têm acaba
problem-acaba_and_out = quando alguém pede acaba, ninguém bate
problem-acaba_one_caller = só uma { -equipe } pode pedir acaba, não { $count }
problem-two_special_hands = outra { -equipe } já encerrou esta { -mao } com uma mão especial
problem-special_hand_ended_the_deal = a mão especial de outra { -equipe } encerrou esta { -mao }
problem-special_hand_with_melds = uma mão especial é baixada inteira, sem outros jogos
problem-nobody_out_nothing_in_hand = ninguém bateu: digite as cartas que ficaram na mão
problem-no_value_canasta = estas regras não dão bônus por essa canastra
problem-no_value_red_threes = { $most ->
    [0] com estas regras, 3 vermelhos na mesa não contam
   *[other] 3 vermelhos: { $count }, mas com estas regras contam no máximo { $most }
}
problem-no_value_black_threes = { $most ->
    [0] com estas regras, 3 pretos na mesa não contam
   *[other] 3 pretos na mesa: { $count }, mas com estas regras contam no máximo { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] com estas regras, 3 pretos pegos com o lixo não contam
   *[other] 3 pretos pegos: { $count }, mas com estas regras contam no máximo { $most }
}
problem-no_value_special_hand = estas regras não têm a mão especial “{ $name }”
problem-no_value_feet_untaken = com estas regras, o morto não pego não conta
problem-no_value_exact_pickups = com estas regras, o corte exato não conta
problem-more_hand_canastas = há mais canastras de mão do que canastras
problem-more_trump_canastas = há mais canastras de trunfo do que canastras
problem-trump_unknown = escolha o naipe de trunfo: uma sequência nele vale mais
problem-no_value_trump_canastas = com estas regras não há naipe de trunfo
problem-concealed_but_not_out = de mão, mas não bateu
problem-out_without_canastas = { $asked ->
    [kinds] bateu com { $has }, mas estas regras pedem { $wants }
    [both] bateu { $count ->
        [0] sem canastra
        [one] com uma canastra
       *[other] com { $count } canastras
    } ({ $has }), mas estas regras pedem { $canastas } ({ $wants })
    [some] bateu { $count ->
        [0] sem nenhuma canastra que conte para isso
        [one] com uma canastra que conta para isso
       *[other] com { $count } canastras que contam para isso
    }, mas estas regras pedem { $canastas }
   *[number] bateu { $count ->
        [0] sem canastra
        [one] com uma canastra
       *[other] com { $count } canastras
    }, mas estas regras pedem { $canastas }
}
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
        [0] nenhuma de cincos
       *[other] { $count } de cincos
    }
   *[sequence] { $count ->
        [0] nenhuma sequência
        [one] { $count } sequência
       *[other] { $count } sequências
    }
}
problem-concealed_without_canasta = bateu de mão, mas sem canastra
problem-out_but_not_opened = bateu, mas não baixou nada
problem-out_without_foot = bateu sem ter pego o { foot-name }
problem-too_many_feet = { $count } mortos não pegos: cada { -equipe } tem só um
problem-out_with_cards_in_hand = quem bate não fica com cartas na mão
problem-melded_but_not_opened = há jogos na mesa, então a { -equipe } já abriu
problem-no_lone_hand = com estas regras ninguém joga sozinho
problem-two_lone_hands = outro jogador já jogou esta { -mao } sozinho
problem-lone_hand_needed = { $decided ->
    [foot] escolha quem jogou sozinho: quem pegou primeiro um { foot-name }
   *[pile] escolha quem jogou sozinho: quem pegou o lixo primeiro ou, se ninguém pegou, quem bateu
}
problem-lone_without_foot = jogou sozinho, mas não pegou nenhum { foot-name }: só joga sozinho quem pega o primeiro
problem-too_many_red_threes = 3 vermelhos: { $count }, mas só há { $most }
problem-too_many_black_threes = 3 pretos: { $count }, mas só há { $most }
problem-too_many_of_a_card = { $count } × { $card }: só há { $most }
problem-too_many_wild_cards = seriam { $count } curingas, mas só existem { $most }
problem-too_many_points = { $points } pontos em cartas: o máximo possível é { $most }
problem-too_many_canastas = { $by ->
    [rules] { $count } canastras: mais do que uma { -equipe } pode ter com estas regras
   *[packs] os baralhos não dão para estas { $count } canastras
}
problem-too_few_points_for_canastas = { $count ->
    [one] só esta canastra já vale
   *[other] só estas canastras já valem
} no mínimo { $least }
problem-total_too_high = com estas regras o máximo possível é { $most }
problem-total_too_low_for_out = { $least ->
    [0] quem bate raramente fica com menos de 0
   *[other] com estas regras, quem bate tem no mínimo { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] sem canastra o máximo possível é { $most }
    [one] com esta canastra o máximo possível é { $most }
   *[other] com estas canastras o máximo possível é { $most }
}
problem-odd_points = os pontos das cartas terminam em 0 ou 5

## What is wrong with a meld

problem-no_meld = estas cartas não formam um jogo: { $why ->
    [red_three] os 3 vermelhos não entram em jogos
    [threes] um 3 não entra em sequência
    [wild] uma sequência precisa de cartas naturais
    [gap] uma sequência não pode pular nem repetir cartas
   *[ranks] { $first } e { $other } são de valores diferentes
}
problem-too_few_cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: um jogo tem no mínimo { $least }
problem-too_many_cards_in_meld = { $count } cartas: um jogo tem no máximo { $most }
problem-too_few_naturals = { $count ->
    [0] nenhuma carta natural
    [one] uma carta natural
   *[other] { $count } cartas naturais
}: no mínimo { $least }
problem-too_many_wilds = { $count } curingas: no máximo { $most } por jogo
problem-more_wilds_than_naturals = há mais curingas do que cartas naturais
problem-not_fewer_wilds_than_naturals = tem de haver menos curingas do que cartas naturais
problem-no_wilds_in_rank = um jogo deste valor não leva curingas
problem-wild_aces_only_at_first = os ases só levam curingas na abertura
problem-too_few_naturals_for_wilds = curingas só com { $least } ou mais cartas naturais
problem-no_sequences = estas regras não têm sequências
problem-no_groups = estas regras só têm sequências
problem-no_groups_of_rank = cartas deste valor só podem ser baixadas em sequência
problem-sequence_out_of_range = a sequência não pode ir até essa carta
problem-too_many_aces = { $count } ases: no máximo { $most } por sequência
problem-no_wild_melds = não se podem baixar jogos só de curingas
problem-no_melds_of_twos = o dois só vale como curinga
problem-black_threes_never = o 3 preto não pode ser baixado
problem-black_threes_only_going_out = o 3 preto só pode ser baixado ao bater
problem-bare_three = “{ $token }”: de que cor é o 3? Escreva b para o preto ou r para o vermelho
problem-unknown_character = “{ $token }”: { $character } não é uma carta
problem-unknown_suit = “{ $token }”: { $character } não é um naipe. Use s, h, d ou c
problem-empty_notation = faltam as cartas
problem-empty_token = “{ $token }”: não há cartas aqui

## Initial meld

problem-nothing_laid = nenhuma carta baixada
problem-pile_not_allowed = o lixo não pode ser pego na abertura
problem-pile_stopped = o lixo não pode ser pego com esta carta em cima: { $card }
problem-pile_takes_natural_pair = para pegar o lixo é preciso ter na mão duas cartas naturais do valor da carta de cima: { $card }
problem-pile_takes_no_wild = não se pega o lixo com curingas
problem-short_of_requirement = faltam { $short }
problem-needs_canasta = um dos jogos tem de ser uma canastra
problem-needs_natural_canasta = um dos jogos tem de ser uma canastra que não seja suja
problem-naturals_only = na abertura só valem cartas naturais
problem-needs_clean_triple = é preciso ter três cartas naturais do mesmo valor
problem-no_mixed_canasta_at_first = não pode haver canastra suja na abertura
problem-wild_meld_first = complete o jogo de curingas antes de usar curingas em outro jogo
problem-out_over_short_meld = ninguém bate com um jogo incompleto de { $kind ->
    [sevens] setes
    [aces] ases
   *[other] curingas
}
requirement-canasta = { $points ->
    [0] uma canastra
   *[other] { $points } e uma canastra
}
requirement-natural_canasta = { $points ->
    [0] uma canastra que não seja suja
   *[other] { $points } e uma canastra que não seja suja
}

## What is wrong with a document

place = { $list ->
    [matches] partida { $number }
    [deals] mão { $number }
    [sides] equipe { $number }
    [players] jogador { $number }
    [seats] lugar { $number }
    [melds] jogo { $number }
    [people] pessoa { $number }
    [members] pessoa { $number }
    [entrants] inscrito { $number }
    [rounds] rodada { $number }
    [tables] mesa { $number }
    [history] alteração { $number }
   *[other] linha { $number }
}
place-field = campo “{ $field }”
problem-wrong_kind = aqui é preciso { $kind ->
    [number] um número inteiro
    [number_or_all] “all” ou um número inteiro
    [number_or_text] um número inteiro ou um texto
    [text] um texto
    [text_or_list] um texto ou uma lista de textos
    [truth] verdadeiro ou falso
    [list] uma lista
   *[object] um objeto
}, não { $value }
problem-beyond_largest = aqui é preciso um número até { $most }
problem-not_offered = aqui é preciso um destes: { $allowed }, e não { $value }
problem-wrong_value = este valor não serve aqui
problem-value_needed = aqui é preciso pelo menos um valor
problem-unknown_field = não existe o campo “{ $field }”
problem-missing_field = falta o campo “{ $field }”
problem-field_twice = não é JSON válido: o campo { $field } aparece duas vezes num objeto
problem-not_json = não é JSON válido: linha { $line }, coluna { $column }
problem-no_number = não é JSON válido: { $value } não é um número
problem-too_many_digits = não é JSON válido: um número tem algarismos demais
problem-half_character = não é JSON válido: um texto tem um caractere pela metade
problem-nested_too_deeply = não é { $format } válido: tem níveis demais
problem-not_toml = não é TOML válido: linha { $line }
problem-not_utf8 = não é texto UTF-8: byte { $byte }
problem-not_opened = não foi possível abrir este arquivo
problem-file_too_large = grande demais: o máximo é { $most } MB
problem-not_storable = isto não pode ser salvo
problem-wrong_format = aqui é preciso "{ $format }"
problem-wrong_version = aqui é preciso { $newest }
problem-newer_version = { $version } é mais nova que { $newest }: atualize o programa
problem-unknown_rule_set = não existe o regulamento “{ $id }”
problem-language_tag_needed = aqui é preciso um idioma como es ou es-AR, não { $value }
problem-there_twice = um elemento aparece duas vezes
problem-too_few_sides = é preciso ter duas equipes ou mais
problem-not_a_player = tem de ser um dos jogadores
problem-seats_not_players = cada jogador precisa de um lugar
problem-changes_count_up = aqui é preciso um número acima de { $last }: as alterações são numeradas em ordem
problem-deal_of_another = esta mão não é desta partida
problem-sequence_descends = { $low } não fica abaixo de { $high }
problem-one_card_needed = aqui tem de haver uma carta, não "{ $text }"
problem-case_needed = aqui tem de haver uma lista com um caso ou mais
problem-expected_other = esperado { $expected }, encontrado { $got }
problem-runner_not_started = não foi possível iniciar { $command }: { $why }
problem-runner_silent = nenhuma resposta em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
problem-runner_ended = o programa terminou sem responder (código { $status })
problem-runner_other_case = esta é a resposta a { $id }

## What is wrong with rules

problem-unknown_rule = essa regra não existe: { $rule }
problem-value_not_offered = este valor não é uma das opções
problem-at_least = é preciso { $least } ou mais
problem-at_most = no máximo { $most }
problem-multiple_needed = é preciso um múltiplo de { $step }
problem-more_than_natural = uma canastra com curingas não vale mais que uma sem: no máximo { $most }
problem-less_than_mixed = uma canastra sem curingas não vale menos que uma com: no mínimo { $least }
problem-taken_off = isto é descontado: digite 0 ou um número negativo
problem-total_cards = com estes baralhos e jokers são { $cards } cartas
problem-row_needed = tem de haver pelo menos uma linha
problem-first_row_open = a primeira linha não tem limite inferior
problem-first_row_first_deal = a primeira linha vale para a primeira mão
problem-rows_ascend = cada linha tem de começar acima da anterior
problem-totals_of_threes = 0 e depois um total para cada um dos { $count }
problem-steps_pairs = é preciso ter pares de valor mínimo e sinal
problem-steps_ascend = as faixas começam em 0 e sobem
problem-count_range = o número mínimo, ou o mínimo e o máximo
problem-canasta_too_short = uma canastra não pode ser menor que um jogo
problem-bonus_needed = é preciso um bônus quando se baixam { $kind ->
    [wild] curingas
    [sequence] sequências
   *[twos_natural] dois
}
problem-endless = para terminar, a partida precisa de uma meta ou de um número de mãos
problem-changed_around = faz parte de uma regra que já foi alterada
problem-change_whole = estas regras não têm esta parte: altere a regra inteira a que ela pertence
problem-reference_needed = falta uma referência: "table" ou "source#place"
problem-unknown_source = não existe a fonte “{ $source }”
problem-source_taken = a chave “{ $source }” já é de outra fonte
problem-place_needed = “{ $ref }”: depois de # é preciso um lugar da lista
problem-unknown_switch = não existe a variante “{ $switch }”
problem-switch_of_another = a variante “{ $switch }” não muda esta regra
problem-citation_needed = um valor precisa de uma tabela com ref e status
problem-value_or_absent = é preciso um valor ou absent = true
problem-dispute_of_another = é preciso um caminho que contenha { $rule }
problem-other_id = o arquivo tem outro nome
problem-id_taken = o programa já tem um regulamento com este nome
problem-circular = estas regras são baseadas em si mesmas

## Command line

cli-deal = Mão { $number }
cli-running = Acumulado
cli-needs = Próxima abertura
cli-total = Total
cli-won = Vitória de { $side }{ $margin ->
    [0] .
   *[other] {" "}por { $margin }.
}
cli-tie = Empate: { $sides }.
cli-nobody = Ainda não há vencedor.
cli-drawn = Partida empatada entre { $sides }.
cli-reached = { $value } de { $requirement }
cli-reached-canasta = { $value }, exige { $requirement }
cli-allowed = { $reached }: vale
cli-not-allowed = { $reached }: não vale
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = herdado de { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = não há
cli-no-rule-set = o regulamento "{ $id }" não existe. Parecidos: { $known }
cli-not-run = { $count ->
    [one] Mais um caso não foi executado e conta como falha.
   *[other] Mais { $count } casos não foram executados e contam como falhas.
}
grade-impossible = impossível
grade-unlikely = improvável

## Finder

finder-token = “{ $token }”: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
finder-nearest = Não basta: o mais próximo é { $melds }, { $reached }
finder-nothing = Com esta mão não se pode baixar nada.
finder-top-unused = Com esta mão, a carta de cima não serve para pegar o lixo.
finder-missing = { $count ->
    [one] falta uma carta para a canastra
   *[other] faltam { $count } cartas para a canastra
}
finder-closing = Bastaria mais uma destas (a melhor primeiro): { $cards }
finder-none-closes = Nenhuma carta sozinha bastaria.

## Store

finding-torn = { $aside ->
    [none] O último registro do arquivo está incompleto, como acontece quando o app fecha ou falta luz durante a gravação. { $kept ->
        [0] Não há nenhum registro antes dele.
        [one] O registro anterior pode ser lido.
       *[other] Todos os { $kept } registros anteriores podem ser lidos.
    } Nada foi alterado.
   *[other] O último registro do arquivo estava incompleto, como acontece quando o app fecha ou falta luz durante a gravação. { $kept ->
        [0] Não há nenhum registro antes dele.
        [one] O registro anterior está aqui.
       *[other] Todos os { $kept } registros anteriores estão aqui.
    } O pedaço incompleto ficou em { $aside }.
}
finding-damaged = { $aside ->
    [none] O arquivo está danificado. { $dropped ->
        [0] { $kept ->
            [1] O único registro ainda pode ser lido.
           *[other] Todos os registros ({ $kept }) ainda podem ser lidos.
        }
        [one] Não é possível ler um registro, mas { $kept ->
            [1] o outro pode ser lido.
           *[other] os outros { $kept } podem ser lidos.
        }
       *[other] Não é possível ler { $dropped } registros, mas { $kept ->
            [1] o outro pode ser lido.
           *[other] os outros { $kept } podem ser lidos.
        }
    } Nada foi alterado.
   *[other] O arquivo estava danificado. { $dropped ->
        [0] { $kept ->
            [1] O único registro foi lido e está aqui.
           *[other] Todos os registros ({ $kept }) foram lidos e estão aqui.
        }
        [one] Não foi possível ler um registro, mas { $kept ->
            [1] o outro está aqui
           *[other] os outros { $kept } estão aqui
        }.
       *[other] Não foi possível ler { $dropped } registros, mas { $kept ->
            [1] o outro está aqui
           *[other] os outros { $kept } estão aqui
        }.
    } O arquivo danificado ficou em { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] { $kept } item perdido ou danificado está nos backups. O reparo pode recuperá-lo.
       *[other] { $kept } itens perdidos ou danificados estão nos backups. O reparo pode recuperá-los.
    }
   *[other] { $kept ->
        [one] { $kept } item perdido ou danificado foi recuperado dos backups.
       *[other] { $kept } itens perdidos ou danificados foram recuperados dos backups.
    }
} { $dropped ->
    [0] Não falta mais nenhum registro anterior.
    [one] Um registro não está em nenhum backup.
   *[other] { $dropped } registros não estão em nenhum backup.
}
finding-behind = Um backup tem mais dados do que o arquivo das partidas: { $dropped ->
    [0] os dois têm históricos diferentes.
    [one] falta o último registro, porque o arquivo foi esvaziado, cortado, excluído ou trocado por uma cópia mais antiga.
   *[other] faltam os últimos { $dropped } registros, porque o arquivo foi esvaziado, cortado, excluído ou trocado por uma cópia mais antiga.
} O backup { $backup } fica guardado até você restaurá-lo ou decidir continuar sem ele.
finding-taken_away = Com o app aberto, outro programa moveu, excluiu ou trocou o arquivo das partidas. Ele foi gravado de novo por inteiro, e não falta nada. { $aside ->
    [none] Não havia nada no seu lugar.
   *[other] O que estava no seu lugar está agora em { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Perderam-se os jogadores e as regras de uma partida. Ela não pode ser mostrada, mas as mãos continuam no arquivo.
   *[other] Perderam-se os jogadores e as regras de { $dropped } partidas. Elas não podem ser mostradas, mas as mãos continuam no arquivo.
}
finding-too_new = Estas partidas foram salvas por uma versão mais nova do app. Você pode vê-las aqui. Para salvar, atualize o app.
finding-migrated = { $aside ->
    [none] Estas partidas foram salvas por uma versão anterior do app. Na próxima vez que o app abrir, serão atualizadas, e fica uma cópia.
   *[other] Estas partidas foram salvas por uma versão anterior do app. Elas foram atualizadas, e o arquivo original ficou em { $aside }.
}
finding-backup_damaged = O backup { $aside } está danificado. { $dropped ->
    [one] { $dropped } registro que estava nele não está em nenhum outro arquivo.
   *[other] { $dropped } registros que estavam nele não estão em nenhum outro arquivo.
}
finding-not_writable = Não é possível gravar no arquivo das partidas. { $answer ->
    [full] O disco está cheio: libere espaço.
    [forbidden] Não há permissão para gravar ali.
    [failing] O disco está falhando: copie o que puder para outro.
   *[other] O disco informou um erro.
} Você pode ver as partidas aqui, mas nada pode ser salvo.
finding-no_locks = Este disco não permite bloquear arquivos. Abra estas partidas em uma só janela ou programa por vez.
finding-not_compacted = Não foi possível compactar o arquivo das partidas. { $answer ->
    [full] O disco está cheio: libere espaço.
    [forbidden] Não há permissão para gravar ali.
    [failing] O disco está falhando: copie o que puder para outro.
   *[other] O disco informou um erro.
} O arquivo está completo.
finding-not_kept = Este navegador não guarda os dados desta página, como numa janela anônima. Você pode jogar aqui, mas as partidas somem ao fechar a página. Abra o app numa janela normal ou compartilhe a partida antes de fechar.
finding-not_backed_up = Não foi possível fazer um backup ao abrir o app. { $answer ->
    [full] O disco está cheio: libere espaço.
    [forbidden] Não há permissão para gravar ali.
    [failing] O disco está falhando: copie o que puder para outro.
   *[other] O disco informou um erro.
} As partidas estão completas.

store-busy = As partidas já estão abertas em outra janela, ou foram abertas por outro usuário deste computador. Feche-as lá primeiro: { $path }
store-foreign = Este arquivo não tem partidas deste app. Ficou como estava: { $path }
store-unreadable = { $answer ->
    [missing] Não há partidas aqui: { $path }
    [forbidden] Não há permissão para ler as partidas: { $path }
    [failing] O disco está falhando e as partidas não podem ser lidas. Copie o que puder para outro disco: { $path }
   *[other] As partidas não podem ser lidas: { $path }
}
store-read_only = Não foi salvo: depois de um erro, as partidas só podem ser lidas. Abra o app de novo: { $path }
store-too_new = Não foi salvo: uma versão mais nova deste app gravou estas partidas. Atualize o app: { $path }
store-not_begun = Não é possível salvar partidas aqui. { $answer ->
    [full] O disco está cheio: libere espaço.
    [forbidden] Não há permissão para gravar ali.
    [failing] O disco está falhando: copie o que puder para outro.
   *[other] O disco informou um erro.
} { $path }
store-not_written = { $answer ->
    [full] Não foi salvo: o disco está cheio. Libere espaço e tente de novo: { $path }
    [forbidden] Não foi salvo, porque não há permissão para gravar aqui: { $path }
    [failing] Não foi salvo: o disco está falhando. Copie o que puder para outro disco: { $path }
    [missing] Não foi salvo, porque a pasta sumiu: { $path }
   *[other] Não foi salvo: o disco informou um erro. Tente de novo ou reabra o app: { $path }
}
store-changed = Não foi salvo: outro programa alterou o arquivo das partidas. Abra o app de novo: { $path }
store-not_flushed = { $answer ->
    [full] Não foi salvo: o disco está cheio, e agora as partidas só podem ser lidas. Libere espaço e reabra o app: { $path }
    [failing] Não foi salvo: o disco está falhando, e agora as partidas só podem ser lidas. Copie o que puder para outro disco e reabra o app: { $path }
   *[other] Não foi salvo: o disco informou um erro, e agora as partidas só podem ser lidas. Abra o app de novo: { $path }
}
store-empty_backup = Nada foi restaurado, porque não há partidas neste backup: { $path }
store-no_backup = Esse backup não existe: { $path }
store-not_kept = Salvo só até você fechar esta página, porque o navegador não guarda os dados. Libere espaço neste aparelho ou compartilhe a partida antes de fechar.
store-not_migrated = Estas partidas de uma versão anterior não puderam ser atualizadas. Ficaram como estavam: { $path }
store-not_backed_up = Nada foi restaurado, porque não foi possível fazer antes um backup das partidas atuais: { $path }
store-unfit = Não foi salvo: depois, não seria possível ler os dados corretamente. Por favor, avise-nos.
store-misused = Não foi salvo: o app tentou algo que não é possível. Por favor, avise-nos.

doctor-store = { $path }: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
}, { $size } kB
doctor-healthy = Tudo pode ser lido.
doctor-mendable = Para reparar, feche o app e repita este comando com --repair.
doctor-unreadable = A partida { $match } não abre: { $what }
doctor-unreadable-evening = A sessão do clube { $name } não abre: { $what }
doctor-behind = Para restaurá-lo, feche o app e repita este comando com --restore { $backup }
doctor-restored = As partidas estão como em { $backup }. { $before ->
    [none] Antes não havia nada aqui.
   *[other] O que havia antes está em { $before }.
}
doctor-gaps = { $count ->
    [one] Falta uma alteração no histórico da partida, e ela não está em nenhum backup.
   *[other] Faltam { $count } alterações no histórico das partidas, e elas não estão em nenhum backup.
}
doctor-strays = { $count ->
    [one] Uma partida tem mãos, mas faltam os jogadores, que não estão em nenhum backup.
   *[other] { $count } partidas têm mãos, mas faltam os jogadores, que não estão em nenhum backup.
}
doctor-bad-backup = Este backup está danificado: { $path }
doctor-aside = Sobrou de um reparo ou de uma atualização anterior e pode ser excluído: { $path }
doctor-backups = { $count ->
    [0] Não há backups.
    [one] Há 1 backup, { $size } kB.
   *[other] Há { $count } backups, { $size } kB ao todo.
}

cases-exported = { $folder }: { $files } arquivos.
package-site = { $folder }: { $files } arquivos, { $size } MB. Qualquer servidor web pode servir esta pasta. Depois de aberto uma vez com internet, o app também funciona offline.
package-app = { $folder }: { $files } arquivos, { $size } MB. Nesta pasta, execute flet build com o tipo de app desejado: apk, ipa, windows, macos, linux ou web.
publish-done = { $folder }: { $files } arquivos, { $evenings ->
    [one] uma sessão
   *[other] { $evenings } sessões
}. Qualquer servidor web pode servir esta pasta.
package-install = para instalar o que um site precisa: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } não está instalado; { package-install }
problem-other_version = a versão instalada de { $name } é { $version }, mas é preciso ter a { $wanted }; { package-install }
problem-compiled_parts = { $name } tem partes compiladas e não pode ser empacotado
problem-not_compiled = O Node não conseguiu compilar o Python do app: { $why }
problem-unknown_files = { $name }: falta a lista de arquivos. Instale com pip
problem-no_assets = falta a pasta de fontes e imagens: { $folder }
problem-folder_is_file = { $folder }: é um arquivo. Indique uma pasta nova ou vazia
problem-folder_not_empty = { $folder }: esta pasta não está vazia. Indique uma vazia ou nova
problem-folder_refused = { $folder }: não foi possível criar esta pasta
problem-client_lacks_file = O cliente web do Flet não tem o arquivo { $file }; { package-install }
problem-client_unknown = este app não conhece esta versão do cliente web do Flet; { package-install }
problem-client_of_another = o Flet é { $flet }, mas o cliente web é { $client }; { package-install }

## Enviar a uma liga e cuidar de uma

league-title = Liga de canastra
league-clubs = Clubes
league-joined = Este clube é { $club } na sua liga.
league-names = Nomes dos sócios
league-sent = { $name }: { $state ->
    [shown] na classificação.
    [waiting] aguardando o responsável pela liga.
    [older] a liga tem uma versão mais nova.
    [refused] recusada pelo responsável pela liga.
    [conflict] a liga tem outros resultados desta sessão.
    [invalid] não aceita.
   *[kept] recebida.
}
league-again = Sem resposta. Nova tentativa em { $seconds } s
league-all-sent = A liga já tem todas as sessões encerradas.
league-files = { $folder }: { $count ->
    [one] um arquivo
   *[other] { $count } arquivos
} para a liga
league-overrule = Se os seus resultados estiverem certos, use: league send --overrule
league-hint = Uma liga reúne os resultados de vários clubes. O responsável por ela informa o endereço, o identificador do clube e uma chave. O app envia resultados e colocações, mas nunca as mãos.
league-url = Endereço da liga
league-url-hint = Deixe vazio se os resultados vão em arquivos.
league-club = Identificador do clube na liga
league-secret = Chave
league-join = Entrar
league-change = Mudar o endereço ou a chave
league-leave = Sair da liga
league-leave-ask = Sair da liga?
league-leave-hint = A liga fica com o que já recebeu. Para retirar os nomes antes, escolha “Ninguém” e envie mais uma vez.
league-due = Para enviar
league-send = Enviar
league-sending = { $count ->
    [0] Enviando…
   *[other] Enviados: { $sent } de { $count }
}
league-stop = Parar
league-answers = Respostas da liga
league-names-of = { $who ->
    [agreed] Com autorização
   *[nobody] Ninguém
}
league-names-hint = Só vão os nomes de quem autorizou. Se alguém voltar atrás, a liga apaga o nome no próximo envio.
league-replace = Substituir os resultados na liga
league-replace-ask = Substituir os resultados da liga?
league-replace-hint = Os resultados deste aparelho substituem os que a liga tem das mesmas sessões.
league-key = Chave, que só aparece desta vez: { $secret }
problem-no_id = { $id }: este identificador não serve
problem-league_none = este clube ainda não está em nenhuma liga; use: scorekeeper league join
problem-league_no_address = este clube entrou na liga sem endereço; para gravar os resultados em arquivos: scorekeeper league sheet FOLDER
problem-league_address = { $url }: o endereço de uma liga começa com https://
problem-league_sending = Os resultados estão sendo enviados. Espere terminar ou pare o envio.
problem-league_unreachable = { $url } não responde. Tente mais tarde
problem-league_key = A liga não aceita a chave de { $club }. Peça outra ao responsável
problem-league_answer = A liga respondeu com um erro ({ $status })
problem-league_extra = para instalar o que uma liga precisa: pip install "canasta-scorekeeper[league]"
problem-league_database = não é possível usar o banco de dados da liga: { $why }
problem-league_new_club = O clube é novo.
problem-league_season_frozen = A temporada está encerrada.
problem-league_day_ahead = A data da sessão está no futuro.
problem-league_day_late = A sessão foi jogada há muito tempo.
problem-league_seated_twice = Alguém está em duas mesas na mesma rodada.
problem-league_rule_set = A liga não conhece este regulamento.
problem-league_total = Um dos totais é alto demais.
problem-league_too_many = Já há sessões demais do clube aguardando. Envie de novo quando o responsável pela liga as tiver visto.
problem-league_same_person = { $kept } e { $gone } são a mesma pessoa?
problem-league_written_ahead = O relógio do computador do clube está adiantado.
problem-league_club_there = a liga já tem um clube { $club }
problem-league_no_club = a liga não tem nenhum clube { $club }
problem-league_no_member = a liga não tem nenhum sócio { $uid }
problem-league_no_item = { $item } não está na liga
problem-league_one_person = os dois já são a mesma pessoa
problem-league_no_season = { $season }: não existe essa temporada, ou ela termina antes de começar

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Para abrir no navegador,
   *[window] Para abrir em janela própria,
} o app precisa de um pacote que falta ou está em outra versão. Para instalar: pip install "{ $to_install }"
launch-assets-missing = Falta a pasta de fontes e imagens. Foi procurada em { $tried }.
launch-no-display = Não há tela disponível. Use --web.
launch-no-window = Falta o cliente de desktop do Flet, ou ele não inicia. Use --web.
launch-window-or-server = Uma janela não precisa de servidor: use --desktop sem --web, --host nem --port.
launch-no-host = Não existe um host chamado “{ $host }”.
launch-no-port = { $port } não é uma porta: as portas vão de 1 a { $last }.
launch-port-taken = A porta { $port } está ocupada por outro programa. Escolha outra com --port, ou omita a opção para usar uma livre.
launch-not-our-address = { $host } não é um endereço deste computador.
launch-port-forbidden = A porta { $port } exige permissão de administrador. Escolha uma acima de 1023 com --port.
launch-cannot-listen = Não foi possível escutar em { $host }, porta { $port }.
visitor-host = Endereço errado
visitor-host-text = Use o endereço que o marcador mostrou ao iniciar.
visitor-origin = Bloqueado: outro site
visitor-origin-text = Outra página da web tentou usar o marcador. Só as páginas do próprio marcador podem usá-lo.
visitor-path = Página não encontrada
visitor-path-text = O marcador não tem nenhuma página com este endereço.
visitor-key = Este marcador é privado
visitor-key-text = Abra o marcador com o link mostrado quando ele foi iniciado. Cada link vale para um só navegador.
visitor-link = Este link não funciona mais
visitor-link-text = Cada link vale uma vez, num só navegador. Para receber outro, reinicie o marcador no computador.
visitor-welcome = Boas-vindas
visitor-welcome-text = O marcador está abrindo.
visitor-open = Abrir o marcador
visitor-connection-lost = Sem conexão
visitor-connection-since = { $shows ->
    [clock] Pontos e relógio das { $time }. Tentando de novo.
   *[scores] Pontos das { $time }. Tentando de novo.
}
visitor-broken = Algo deu errado. O que você salvou está seguro. Recarregue a página.

## Club: server

launch-no-certificate = Não foi possível ler o certificado ou a chave: { $file }.
launch-bad-certificate = { $cert } não é um certificado com a chave correspondente.
launch-key-without-certificate = Uma chave precisa do seu certificado: indique --cert e --key.
launch-bad-url = { $url } não é um endereço. Indique um como https://club.example.org.
launch-two-certificates = --https cria um certificado e --cert indica um: escolha um dos dois.
launch-copy-is-folder = { $file } é uma pasta. Indique o arquivo para a cópia.
launch-copy-has-no-folder = Não existe a pasta para a cópia: { $folder }
serve-here = Organizador, neste computador: { $link }
serve-pin = Organizador, em outro computador: { $address } com o PIN { $pin }
serve-plain = Sem --https, qualquer pessoa nesta rede pode ler o que os celulares enviam, inclusive o PIN.
serve-https = Os celulares mostram um aviso até confiarem no certificado deste servidor. Veja os passos em { $address }
serve-not-copied = Não foi possível gravar a cópia da sessão em { $file }. A sessão continua, e o app tenta de novo a cada poucos segundos.
serve-copied-again = A cópia da sessão está atualizada de novo: { $file }
visitor-stranger = Escaneie o cartão da sua mesa
visitor-stranger-text = Este celular não está em nenhuma mesa. Escaneie de novo o código do cartão da sua mesa, ou peça um cartão novo ao organizador.
visitor-lost-table = Procurando sua mesa…
visitor-lost-table-text = Se a sessão está passando para outro computador, aguarde: esta página tenta de novo sozinha. Senão, escaneie outra vez o código do cartão da sua mesa.
visitor-elsewhere = Não neste aparelho
visitor-elsewhere-text = A sessão é organizada no computador do marcador ou, se o PIN estiver ativado, em outro.
visitor-full = Celulares demais conectados
visitor-full-text = Feche o marcador em algum celular que não esteja sendo usado. Esta página tenta de novo sozinha.
visitor-join = A sua mesa
visitor-join-text = Um momento. Se não der para escanear o código, digite as letras do cartão.
visitor-join-label = Letras do cartão
visitor-join-button = Ir para a mesa
visitor-join-unknown = Este código ainda não vale, ou não vale mais. Esta página tenta de novo sozinha. Se nada acontecer, peça um cartão novo ao organizador.
visitor-join-organiser = Este navegador é o do organizador. Abra o link num celular, em outro navegador ou numa janela anônima.
visitor-join-not-saved = O computador do marcador não consegue salvar nada agora. Avise o organizador.
visitor-pin = Organizador
visitor-pin-text = O PIN aparece onde o marcador foi iniciado.
visitor-pin-label = PIN
visitor-pin-button = Organizar a sessão
visitor-pin-wrong = PIN errado.
visitor-director = Árbitro
visitor-director-text = Digite o PIN do seu convite ou abra o link. O organizador tem os dois.
visitor-director-label = PIN
visitor-director-button = Entrar
visitor-director-unknown = PIN errado, ou o convite já foi usado ou venceu. Peça outro ao organizador.
visitor-director-inside = Este navegador já dirige a sessão. Abra o convite em outro navegador ou numa janela anônima.
visitor-knock-failed = O marcador não responde. Veja se este celular está na rede do clube e tente de novo.
visitor-knock-often = Tentativas demais. Espere um minuto e tente de novo.
visitor-knock-long = O texto é longo demais.
visitor-no-script = Esta página precisa de JavaScript.
visitor-certificate = Confiar no servidor do clube
visitor-certificate-text = Este computador não tem um certificado público, por isso o celular mostra um aviso. Mesmo assim, a conexão é criptografada. Instale o certificado do clube para o aviso não aparecer mais. Ele só vale para este computador e para redes privadas.
visitor-certificate-get = Baixar o certificado
visitor-certificate-iphone = O iPhone e o iPad precisam do certificado. Depois de baixar: Ajustes → Perfil Baixado → Instalar. Em seguida, Ajustes → Geral → Sobre → Certificados Confiáveis: ative “Canasta Scorekeeper”.
visitor-certificate-android = No Android não é preciso: siga em frente apesar do aviso (Avançado → Ir para). Para não ver mais o aviso, procure “Certificado de CA” nas Configurações e escolha o arquivo.
visitor-certificate-after = Depois escaneie de novo o cartão da sua mesa. Terminada a sessão, o certificado pode ser removido no mesmo lugar.
visitor-certificate-check = Impressão digital SHA-256: { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Mesa
tab-meld = Abertura
tab-meld--burraco = Jogos
tab-matches = Partidas
tab-club = Clube
tab-more = Mais
broken-part = Esta parte não pode ser mostrada. Volte e abra de novo.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE, d 'de' MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL 'de' y
pattern-day-of-month = EEE d MMM
pattern-short-month = LLL
days-today = Hoje
days-yesterday = Ontem
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } h { $minutes } min

points-for-side = { $points } para { $side }
points-from-to = { $before } → { $after }
change-start = Partida iniciada
change-record = { $points ->
    [none] { -Mao } { $number } salva
   *[other] { -Mao } { $number } salva: { $points }
}
change-amend = { $points ->
    [none] { -Mao } { $number } editada, mesmos pontos
   *[other] { -Mao } { $number } editada: { $points }
}
change-insert = { $points ->
    [none] { -Mao } { $number } inserida
   *[other] { -Mao } { $number } inserida: { $points }
}
change-drop = { $points ->
    [none] { -Mao } { $number } excluída
   *[other] { -Mao } { $number } excluída: { $points }
}
change-set_up = { $parts ->
    [none] Configurações salvas sem alterações
   *[other] Configurações alteradas: { $parts }
}
change-end = { $by ->
    [agreement] Encerrada de comum acordo
    [time] Encerrada por tempo
    [walkover] Encerrada por W.O.
   *[other] Partida encerrada
}
change-resume = Partida retomada
change-undo = { $points ->
    [none] Desfeito: { $what }
   *[other] Desfeito: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Refeito: { $what }
   *[other] Refeito: { $what } ({ $points })
}
change-what-start = início da partida
change-what-record = { -mao } { $number }
change-what-amend = edição da { -mao } { $number }
change-what-insert = inserção da { -mao } { $number }
change-what-drop = exclusão da { -mao } { $number }
change-what-set_up = alteração das configurações
change-what-end = fim da partida
change-what-resume = retomada da partida
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = alteração perdida
change-what-redo = alteração perdida
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Desfazer: { $what }
redo-what = Refazer: { $what }
set-up-part-ruleset = regulamento
set-up-part-house_rules = regras da casa
set-up-part-sides = nomes
set-up-part-seats = lugares
set-up-part-first_dealer = primeiro carteador
set-up-part-direction = sentido do jogo
set-up-part-opening_scores = pontos iniciais

## Rules: sections of a rule book

rules-section-players = Jogadores e { -equipes }
rules-section-cards = Cartas e distribuição
rules-section-melds = Jogos
rules-section-initial = Abertura
rules-section-canastas = Canastras
rules-section-threes = 3 vermelhos e pretos
rules-section-out = Batida
rules-section-extras = Penalidades e mãos especiais
rules-section-end = Fim da partida
rules-section-table = Durante a partida

## Rules: what each value is about, by its dotted path

rule-players = Jogadores
rule-sides = { -Equipes }
rule-sides-count = { -Equipes }
rule-sides-size = Jogadores por { -equipe }
rule-sides-kind = Como se joga
rule-lone_hand = Um contra os outros
rule-lone_hand-partners_receive = Cada parceiro recebe
rule-lone_hand-halves = Metade de um número ímpar
rule-lone_hand-foot_size = Cartas no morto de quem joga sozinho
rule-by_players = Conforme o número de jogadores
rule-by_players-some = Com { $players } jogadores: { $what }
rule-decks = Baralhos
rule-jokers = Jokers
rule-total_cards = Cartas ao todo
rule-hand_size = Cartas dadas a cada jogador
rule-foot_size = Cartas no pé ou morto
rule-stock_draw = Cartas compradas por vez
rule-dealing = Distribuição
rule-dealing-direction = Sentido do jogo
rule-dealing-first_dealer = Primeiro carteador
rule-dealing-next_dealer = Próximo carteador
rule-dealing-first_player = Quem começa
rule-dealing-cutter = Quem corta
rule-partner_question = Perguntar ao parceiro
rule-partner_question-going_out = Perguntar ao parceiro antes de bater
rule-partner_question-acaba = Perguntar ao parceiro antes de pedir acaba
rule-card_values = Valor das cartas
rule-card_values-some = Valor da carta: { $card }
rule-meld_rules = Jogos
rule-meld_rules-min_cards = Mínimo de cartas por jogo
rule-meld_rules-min_naturals = Mínimo de cartas naturais por jogo
rule-meld_rules-max_wilds = Máximo de curingas por jogo
rule-meld_rules-wild_vs_natural = Curingas em relação às naturais
rule-meld_rules-max_cards = Máximo de cartas por jogo
rule-meld_rules-max_cards_waived_when_going_out = Jogos maiores permitidos ao bater
rule-meld_rules-pure_wild = Jogos só de curingas
rule-meld_rules-pure_wild_max = Máximo de cartas num jogo de curingas
rule-meld_rules-sequences = Sequências do mesmo naipe
rule-meld_rules-sequence_min = Mínimo de cartas por sequência
rule-meld_rules-sequence_max = Máximo de cartas por sequência
rule-meld_rules-sequence_low = Carta mais baixa da sequência
rule-meld_rules-sequence_high = Carta mais alta da sequência
rule-meld_rules-sequence_aces = Máximo de ases por sequência
rule-meld_rules-sequence_wilds = Máximo de curingas por sequência
rule-meld_rules-one_meld_per_rank = Um só jogo de cada valor por { -equipe }
rule-meld_rules-no_wild_ranks = Valores que não levam curingas
rule-meld_rules-aces_wild_only_in_initial_meld = Ases só levam curingas na abertura
rule-meld_rules-rule_of_five = Depois da abertura, curingas só com cinco naturais
rule-meld_rules-twos_meldable = Jogos de dois
rule-meld_rules-wild_meld_first = Curingas vão primeiro para o jogo de curingas incompleto
rule-meld_rules-sequence_canastas = Sequências longas são
rule-meld_rules-groups = Jogos de cartas do mesmo valor
rule-meld_rules-group_ranks = Valores permitidos nos jogos de cartas iguais
rule-meld_rules-group_canastas = Jogos longos de cartas iguais são canastras
rule-canasta_min_cards = Mínimo de cartas por canastra
rule-canasta_bonus = Bônus das canastras
rule-canasta_bonus-natural = Canastra limpa
rule-canasta_bonus-mixed = Canastra suja
rule-canasta_bonus-wild = Canastra de curingas
rule-canasta_bonus-wild_all_twos = Canastra de curingas só de dois
rule-canasta_bonus-wild_four_jokers = Canastra de curingas com quatro jokers
rule-canasta_bonus-sequence = Canastra em sequência
rule-canasta_bonus-sevens = Canastra de setes
rule-canasta_bonus-fives = Canastra de cincos
rule-canasta_bonus-aces = Canastra de ases
rule-canasta_bonus-twos_natural = Canastra limpa de dois
rule-canasta_bonus-twos_mixed = Canastra suja de dois
rule-canasta_bonus-sevens_mixed = Canastra suja de setes
rule-canasta_bonus-aces_mixed = Canastra suja de ases
rule-canasta_bonus-semi_natural = Canastra semilimpa
rule-canasta_bonus-suit_ace_to_ace = Canastra de ás a ás
rule-canasta_bonus-suit_whole = Canastra de naipe inteiro
rule-canasta_bonus-suit_ace_to_ace--buraco = Canastra de 1000 (de ás a ás)
rule-canasta_bonus-suit_ace_to_ace--buraco_closed = Canastra de 1000 (de ás a ás)
rule-canasta_bonus-suit_whole--buraco = Canastra de 500 (naipe inteiro)
rule-canasta_bonus-suit_whole--buraco_closed = Canastra de 500 (naipe inteiro)
rule-canasta_bonus-suit_mixed = Canastra suja de naipe inteiro
rule-canasta_bonus-rank_whole = Canastra de oito cartas iguais
rule-canasta_bonus-rank_mixed = Canastra suja de oito cartas iguais
rule-concealed_canasta = Canastra de mão (baixada inteira)
rule-concealed_canasta-mode = Canastra de mão (baixada inteira)
rule-concealed_canasta-amount = Bônus da canastra de mão
rule-trump_multiplier = Bônus de uma sequência no naipe de trunfo
rule-extra_canasta_bonuses = Bônus por número de canastras
rule-bonuses_when_out = Bônus só para quem bate
rule-canasta_cards_count = As cartas das canastras também contam
rule-red_three_values = 3 vermelhos na mesa: quanto valem um, dois, três…
rule-red_three_sign = 3 vermelhos: a favor ou contra
rule-red_three_sign-measure = 3 vermelhos: o que decide se somam ou descontam
rule-red_three_sign-steps = 3 vermelhos: a favor ou contra
rule-red_three_all_four_without_meld = Os quatro 3 vermelhos sem ter baixado nada
rule-red_three_in_hand = 3 vermelho que ficou na mão
rule-red_three_in_hand-mode = 3 vermelho que ficou na mão
rule-red_three_in_hand-points = Penalidade por um 3 vermelho na mão
rule-black_three = 3 pretos
rule-black_three-role = 3 pretos
rule-black_three-meld_when = Baixar 3 pretos
rule-black_three-meld_sizes = 3 pretos por jogo
rule-black_three-meld_sizes-min = 3 pretos por jogo, no mínimo
rule-black_three-meld_sizes-max = 3 pretos por jogo, no máximo
rule-black_three-meld_wilds = Curingas com 3 pretos
rule-black_three-in_hand = Penalidade por um 3 preto na mão
rule-black_three-in_hand_mode = 3 preto que ficou na mão
rule-black_three-tabled_values = 3 pretos na mesa: quanto valem um, dois, três…
rule-black_three-captured_values = 3 pretos pegos com o lixo: quanto valem um, dois, três…
rule-initial_meld = Mínimo da abertura
rule-initial_meld-by = De que depende o mínimo
rule-initial_meld-bands = Mínimo da abertura
rule-initial_meld_exceptions = Exceções na abertura
rule-initial_meld_exceptions-canasta_always_suffices = Uma canastra inteira sempre basta
rule-initial_meld_exceptions-top_discard_counts = A carta de cima do lixo conta
rule-initial_meld_exceptions-naturals_only = Só cartas naturais
rule-initial_meld_exceptions-clean_triple_required = Exige três naturais do mesmo valor
rule-initial_meld_exceptions-mixed_canasta_allowed = Pode haver canastra suja na abertura
rule-initial_meld_exceptions-last_row_again = Mínimo nas { -maos } seguintes, na última faixa
rule-initial_meld_exceptions-pile_allowed = O lixo pode ser pego na abertura
rule-initial_meld_exceptions-pile_frozen = Lixo congelado para quem não abriu: só se pega com um par natural
rule-initial_meld_exceptions-concealed_out_exempt = O mínimo vale também ao bater de mão
rule-initial_meld_exceptions-bonuses_count = Os bônus contam para a abertura
rule-initial_meld_exceptions-red_threes_count = Os 3 vermelhos contam para a abertura
rule-go_out_bonus = Batida
rule-concealed_go_out_extra = Extra por bater de mão
rule-exact_pickup_bonus = Bônus pelo corte exato
rule-go_out_requirement = Exigido para bater
rule-go_out_requirement-canastas = Canastras exigidas para bater
rule-go_out_requirement-natural = Canastras limpas exigidas para bater
rule-go_out_requirement-mixed = Canastras sujas exigidas para bater
rule-go_out_requirement-sequence = Sequências exigidas para bater
rule-go_out_requirement-wild = Canastras de curingas exigidas para bater
rule-go_out_requirement-sevens = Canastras de setes exigidas para bater
rule-go_out_requirement-fives = Canastras de cincos exigidas para bater
rule-go_out_requirement-exclude = Canastras que não ajudam a bater
rule-go_out_requirement-no_short_melds_of = Jogos incompletos que impedem bater
rule-go_out_discard_required = É preciso descartar a última carta
rule-hand_cards = Cartas que ficam na mão
rule-penalties = Penalidades
rule-penalties-incomplete_sevens = Jogo de setes incompleto
rule-penalties-incomplete_aces = Jogo de ases incompleto
rule-penalties-incomplete_wild = Jogo de curingas incompleto
rule-penalties-held_sevens_3plus = Três ou mais setes na mão
rule-penalties-held_aces_3plus = Três ou mais ases na mão
rule-penalties-short_sequence = Sequências curtas
rule-penalties-short_sequence-max_len = Máximo de cartas de uma sequência curta
rule-penalties-short_sequence-points = Penalidade por sequência curta
rule-penalties-incomplete_wild_with_four_jokers = Jogo de curingas incompleto com quatro jokers
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Quando um morto não pego custa pontos
rule-melded_cards_negative_without_canasta = Sem canastra, as cartas baixadas são descontadas
rule-special_hands = Mãos especiais
rule-special_hands_mode = Uma mão especial conta
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: pontos de cada uma das outras { -equipes }
rule-acaba-caller = Acaba: pontos da { -equipe } que pede
rule-seven_canastas_auto_win = Vitória por canastras
rule-seven_canastas_auto_win-enabled = Vitória por canastras
rule-seven_canastas_auto_win-count = Canastras para vencer a partida
rule-seven_canastas_auto_win-points = Pontos da vitória por canastras
rule-seven_canastas_auto_win-mode = Os pontos da vitória por canastras
rule-target = Meta
rule-match_hands = { -Maos } por partida
rule-match_winner = Quem vence
rule-tie = Em caso de empate
rule-later_phase = Segunda fase
rule-later_phase-from_score = Segunda fase depois de
rule-later_phase-values = Diferente na segunda fase
rule-stock_exhaustion = Quando o monte acaba
rule-table_rules = Durante a partida
rule-table_rules-pile_onto_canasta = O lixo pode ser pego para juntar a uma canastra pronta
rule-table_rules-pile_needs = O que é preciso para pegar um lixo não congelado
rule-table_rules-pile_cards = Cartas que se pegam do lixo
rule-table_rules-jokers_discardable = Os jokers podem ser descartados
rule-table_rules-first_pile = Como o lixo começa
rule-table_rules-stock_out = Como se continua sem monte
rule-table_rules-red_threes_replaced = Quem compra um 3 vermelho compra outra carta
rule-table_rules-foot_taken = Quando se pega o pé ou morto
rule-table_rules-counts_books = Folha de pontos com canastras e cartas
rule-table_rules-without_canasta_last_card = A última carta de uma { -equipe } sem canastra

## Rules: values

value-yes = sim
value-no = não
value-none = não há
value-absent = não se joga
value-points = { $number ->
    [0] nada
   *[other] { $number }
}
value-or = { $first } ou { $last }
value-and = { $first } e { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = em parceria
value-sides-kind-individual = cada um por si
value-sides-kind-lone_hand = um contra os outros
value-lone_hand-partners_receive-whole = todos os pontos dos parceiros
value-lone_hand-partners_receive-half = metade dos pontos dos parceiros
value-lone_hand-halves-up = arredondada para cima, também abaixo de zero
value-lone_hand-halves-toward_zero = arredondada em direção a zero
value-later_phase = depois da { -mao } em que alguém chega primeiro a { $points }: { $what }
value-by_players-same = como acima
value-by_players-line = { $players } jogadores: { $what }
value-foot_size = { $number ->
    [0] sem pé
   *[other] { $number }
}
value-dealing-direction-clockwise = horário
value-dealing-direction-counterclockwise = anti-horário
value-dealing-first_dealer-any_method = como preferirem
value-dealing-first_dealer-by_lot = por sorteio
value-dealing-next_dealer-next_in_direction = o próximo no sentido do jogo
value-dealing-first_player-next_after_dealer = o jogador depois do carteador
value-dealing-cutter-before_dealer = o jogador antes do carteador
value-partner_question-going_out-none = não se pergunta
value-partner_question-going_out-may_ask_binding = permitido, e é preciso seguir a resposta
value-partner_question-going_out-must_ask = é obrigatório perguntar ao parceiro
value-partner_question-acaba-none = não se pergunta
value-partner_question-acaba-may_ask_binding = permitido, e é preciso seguir a resposta
value-partner_question-acaba-must_ask = é obrigatório perguntar ao parceiro
value-meld_rules-max_wilds-absent = sem limite
value-meld_rules-max_cards-absent = sem limite
value-meld_rules-group_ranks-any = todos
value-meld_rules-sequence_canastas-own = canastras à parte
value-meld_rules-sequence_canastas-as_groups = canastras limpas ou sujas, como nos jogos de cartas iguais
value-meld_rules-wild_vs_natural-any = sem outro limite
value-meld_rules-wild_vs_natural-le = nunca mais do que as naturais
value-meld_rules-wild_vs_natural-lt = sempre menos do que as naturais
value-canasta_bonus-wild-absent = não se joga
value-canasta_bonus-wild_all_twos-absent = sem bônus próprio
value-canasta_bonus-wild_four_jokers-absent = sem bônus próprio
value-canasta_bonus-sequence-absent = não se joga
value-canasta_bonus-sevens-absent = sem bônus próprio
value-canasta_bonus-aces-absent = sem bônus próprio
value-canasta_bonus-twos_natural-absent = não se joga
value-canasta_bonus-twos_mixed-absent = não se joga
value-canasta_bonus-sevens_mixed-absent = sem bônus próprio
value-canasta_bonus-aces_mixed-absent = sem bônus próprio
value-canasta_bonus-semi_natural-absent = não se joga
value-canasta_bonus-suit_ace_to_ace-absent = não se joga
value-canasta_bonus-suit_whole-absent = não se joga
value-canasta_bonus-suit_mixed-absent = não se joga
value-canasta_bonus-rank_whole-absent = não se joga
value-canasta_bonus-rank_mixed-absent = não se joga
value-trump_multiplier = { $number ->
    [1] sem trunfo
   *[other] bônus × { $number }
}
value-concealed_canasta-mode-none = sem bônus
value-concealed_canasta-mode-add = vale mais pontos
value-concealed_canasta-mode-multiply = multiplica o bônus
value-concealed_canasta-none = sem bônus
value-concealed_canasta-add = vale mais { $amount }
value-concealed_canasta-multiply = o bônus conta { $amount } vezes
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = exatamente { $count } { $type }
value-extra_canasta_bonuses-least = { $count } ou mais { $type }
value-red_three_values-never = nunca vão para a mesa
value-red_three_sign-measure-opened = se a { -equipe } abriu
value-red_three_sign-measure-canastas = as canastras da { -equipe }
value-red_three_sign-measure-natural = as canastras limpas da { -equipe }
value-red_three_sign-measure-sevens = as canastras de setes da { -equipe }
value-red_three_sign-opened = { $least ->
    [0] antes de abrir
   *[other] depois de abrir
}
value-red_three_sign-canastas-none = sem canastra
value-red_three_sign-canastas-exactly = { $least ->
    [one] com exatamente { $least } canastra
   *[other] com exatamente { $least } canastras
}
value-red_three_sign-canastas-most = { $most ->
    [one] com no máximo { $most } canastra
   *[other] com no máximo { $most } canastras
}
value-red_three_sign-canastas-least = { $least ->
    [one] com { $least } canastra ou mais
   *[other] com { $least } canastras ou mais
}
value-red_three_sign-canastas-between = com { $least } a { $most } canastras
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = a partir de { $least }
value-red_three_sign-minus = contra
value-red_three_sign-zero = não conta
value-red_three_sign-plus = a favor
value-red_three_all_four_without_meld-absent = sem valor especial
value-red_three_in_hand-mode-penalty = desconta pontos
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = sem canastra, conta como se estivesse na mesa
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = trancam o lixo
value-black_three-role-discard_only = só se descartam
value-black_three-role-tabled_bonus = vão para a mesa e dão bônus
value-black_three-role-removed_from_pile = saem do jogo com o lixo
value-black_three-role-ordinary = são cartas como as outras
value-black_three-meld_when-never = nunca
value-black_three-meld_when-going_out = só ao bater
value-black_three-meld_when-any = a qualquer momento
value-black_three-meld_sizes-max-absent = sem limite
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = desconta pontos
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = sem canastra, conta como se estivesse na mesa
value-black_three-tabled_values-absent = não vão para a mesa
value-black_three-captured_values-absent = não valem nada
value-initial_meld-by-score = do total da { -equipe }
value-initial_meld-by-hand_number = do número da { -mao }
value-band-below = menos de { $next }
value-band-between = de { $from } a { $to }
value-band-above = { $from } ou mais
value-band-all = qualquer total
value-band-deal = { -mao } { $deal }
value-band-last-deal = { -mao } { $deal } e seguintes
value-initial_meld_exceptions-concealed_out_exempt-never = sim
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = só para quem pegou o lixo
value-initial_meld_exceptions-concealed_out_exempt-always = não
value-initial_meld_exceptions-last_row_again-none = como na primeira
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = descontadas, de todos os parceiros
value-hand_cards-every_card_of_hand_and_foot = descontadas, da mão e do pé
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = sempre
value-penalties-foot_untaken_when-another_side_took = só se outra { -equipe } pegou o seu
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = nada
value-penalties-short_sequence = { $points } por sequência de até { $cards } cartas
value-penalties-incomplete_wild_with_four_jokers-absent = como os outros curingas
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } e a vitória na partida
value-special_hands_mode-replace = sozinha
value-special_hands_mode-add = junto com todo o resto
value-acaba-no = não se joga
value-acaba-yes = { $opponents } para cada uma das outras { -equipes }, e { $caller } para a de quem pede
value-seven_canastas_auto_win-no = não
value-seven_canastas_auto_win-yes = { $count } canastras numa { -mao }: { $points } e a vitória na partida
value-seven_canastas_auto_win-instead = { $count } canastras numa { -mao }: { $points } no lugar dos pontos da { -mao } e a vitória na partida
value-seven_canastas_auto_win-mode-add = somam-se aos da { -mao }
value-seven_canastas_auto_win-mode-replace = substituem os da { -mao }
value-target-absent = sem meta: um número fixo de mãos
value-match_hands-absent = sem limite
value-match_winner-highest_at_target = o maior total, quando uma { -equipe } chega à meta
value-match_winner-highest_after_last_deal = o maior total depois da última { -mao }
value-tie-play_another_hand = mais uma { -mao }
value-tie-drawn_game = partida empatada
value-stock_exhaustion-no_going_out_bonus = ninguém ganha o bônus da batida
value-stock_exhaustion-last_draw_finishes_turn = quem compra a última carta termina a vez
value-table_rules-pile_needs-any = um par natural, ou uma natural e um curinga
value-table_rules-pile_needs-no_wild = só cartas naturais
value-table_rules-pile_needs-natural_pair = um par natural
value-table_rules-pile_needs-nothing = nada
value-table_rules-pile_needs-top_card = baixar na hora a carta de cima
value-table_rules-pile_needs-any_of_pile = baixar na hora uma das cartas do lixo
value-table_rules-pile_cards-all = todas
value-table_rules-first_pile-one_card = com uma carta
value-table_rules-first_pile-upcard_value = com uma carta e mais tantas quantas o valor dela indicar
value-table_rules-first_pile-no_card = vazio
value-table_rules-stock_out-until_pile_refused = enquanto o lixo puder ser pego
value-table_rules-stock_out-after_last_draw = até o fim da vez de quem comprou a última carta
value-table_rules-stock_out-pile_becomes_stock = vira-se o lixo
value-table_rules-stock_out-foot_becomes_stock = um morto não pego vira o monte
value-table_rules-foot_taken-after_hand = quando acabam as cartas da mão
value-table_rules-foot_taken-by_side = um por { -equipe }, para o primeiro que ficar sem cartas
value-table_rules-foot_taken-after_first_canasta = depois da primeira canastra do jogador
value-table_rules-without_canasta_last_card-may_be_kept = pode ficar na mão
value-table_rules-without_canasta_last_card-must_discard = tem de ser guardada para descartar

rule-type-any = canastras
rule-type-natural = canastras limpas
rule-type-mixed = canastras sujas
rule-type-wild = curingas
rule-type-wild_all_twos = curingas só de dois
rule-type-wild_four_jokers = curingas com quatro jokers
rule-type-sequence = sequências
rule-type-sevens = setes
rule-type-fives = cincos
rule-type-aces = ases
rule-type-twos_natural = canastras limpas de dois
rule-type-twos_mixed = canastras sujas de dois
rule-type-sevens_mixed = canastras sujas de setes
rule-type-aces_mixed = canastras sujas de ases
rule-type-semi_natural = canastras semilimpas
rule-type-suit_ace_to_ace = ás a ás
rule-type-suit_whole = naipe inteiro
rule-type-suit_mixed = naipe inteiro, suja
rule-type-rank_whole = oito iguais
rule-type-rank_mixed = oito iguais, suja

rule-card-JOKER = joker
rule-card-2 = 2
rule-card-A = ás
rule-card-K = rei
rule-card-Q = dama
rule-card-J = valete
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = 3 preto

rule-hand-straight = sequência de todos os valores
rule-hand-pairs = pares
rule-hand-pairs_no_wilds = pares sem curingas
rule-hand-pairs_twos_sevens_aces = pares de dois, setes e ases
rule-hand-garbage = garbage
rule-hand-wild_pairs = pares de curingas
rule-hand-miami_pairs = pares de Miami
rule-hand-zip_code = zip code
rule-hand-blast_off = blast off
rule-hand-triples = trincas
rule-hand-quads = quadras
rule-hand-dream_hand_plus_4 = mão dos sonhos mais quatro
rule-hand-dream_hand_plus_5 = mão dos sonhos mais cinco

## Rules: where a value comes from

standing-document = nossas fontes
standing-outside = outros livros
standing-disputed = controverso
standing-inherited = herdado
standing-proposed = sugestão
standing-document-why = Está nas nossas fontes.
standing-outside-why = Não está nas nossas fontes. Vem de outros livros de regras.
standing-disputed-why = As fontes não concordam.
standing-inherited-why = Igual a { $from }.
standing-proposed-why = Nenhuma fonte encontrada. É uma sugestão: combinem antes de jogar.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Wikipédia em africâner
    [dutch-wikipedia] Canasta, Wikipédia em holandês
    [spruce-dutch] Canasta no The Spruce, tradução automática para o holandês
    [english-wikipedia-german] Canasta, Wikipédia em inglês, tradução automática para o alemão
    [italian-house-rules] Come si gioca a Canasta?, regras de uma mesa italiana
    [italian-encyclopedia] Canasta, uma enciclopédia italiana
    [none] Sem fonte: uma sugestão
    [table] Combinado entre os jogadores
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: “{ $text }”
source-at = { $title } · { $place }
source-via = { $source } (citado por { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Clássica
    [modern_american] Modern American
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boat
   *[other] Outras
}
rule-set-facts = { $players } jogadores, { $packs ->
    [one] { $packs } baralho
   *[other] { $packs } baralhos
}, { $cards } cartas cada, { $end }
rule-set-end-target = até { $target }
rule-set-end-deals = { $deals ->
    [one] { $deals } { -mao }
   *[other] { $deals } { -maos }
}
rule-set-name-classic_4p = Clássica
rule-set-name-classic_2p = Clássica para dois
rule-set-name-classic_3p = Clássica para três
rule-set-name-classic_6p = Clássica para seis
rule-set-name-dutch_house = Regras da casa holandesas
rule-set-name-spruce = The Spruce
rule-set-name-italian_house = Regras da casa italianas
rule-set-name-british = Britânica
rule-set-name-uruguayan = Uruguaia
rule-set-name-uruguay_wild = Uruguai com canastras de curingas
rule-set-name-spanish = Espanhola
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Cubana
rule-set-name-cutthroat_3p = Um contra dois
rule-set-name-six_hand_three_pack = Três baralhos para seis
rule-set-name-modern_american_cla = Modern American
rule-set-name-modern_american = Modern American (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco a três
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Buraco fechado
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Boliviana
rule-set-name-brazilian = Brasileira
rule-set-name-chilean = Chilena
rule-set-name-italian_samba = Samba à italiana
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot sem parceiros
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boat
rule-set-special-classic_4p = O jogo que quase todos conhecem: duas duplas juntam cartas do mesmo valor, e sete formam uma canastra.
rule-set-special-classic_2p = Cada um compra duas cartas por vez e precisa de duas canastras para bater.
rule-set-special-classic_3p = Cada um por si, com 13 cartas. Compra-se uma carta por vez.
rule-set-special-classic_6p = Duas equipes de três e três baralhos. O quinto e o sexto 3 vermelho dão um bônus extra.
rule-set-special-dutch_house = A canastra de mão vale o bônus em dobro, e um 3 vermelho esquecido custa 500.
rule-set-special-spruce = Os curingas não podem ser mais do que as cartas naturais, e uma canastra de mão vale mais 100.
rule-set-special-italian_house = 15 cartas cada, aberturas até 180, quatro 3 vermelhos valem 500, e é preciso descartar para bater.
rule-set-special-british = Quem está perdendo pode pedir “acaba”: a mão termina e os outros ganham 1.500.
rule-set-special-uruguayan = A canastra clássica, com o nome do país onde nasceu.
rule-set-special-uruguay_wild = Três ou mais curingas formam um jogo, e sete formam uma canastra de 2.000.
rule-set-special-spanish = Como nos livros de regras da Espanha: 2.000 por sete curingas, prêmios por cinco e sete canastras e por quatro 3 pretos.
rule-set-special-kanasta = Como na Tchéquia e na Eslováquia: 600 pela canastra limpa e 1.000 pela de curingas. A partida vai até 10.000.
rule-set-special-cuban = Canastras de curingas de 2.000 a 4.000, com exatamente sete cartas cada.
rule-set-special-cutthroat_3p = Quem pegar o lixo primeiro joga a mão sozinho contra os outros dois.
rule-set-special-six_hand_three_pack = Seis jogadores, 13 cartas cada, duas canastras para bater, aberturas até 150.
rule-set-special-modern_american_cla = Regras da liga: aberturas de 125, 155 e 180, duas canastras para bater, 11 mãos especiais.
rule-set-special-modern_american = Canastras de setes, de ases e de curingas, 3 vermelhos e pretos na mesa e mãos especiais.
rule-set-special-samba = Também há sequências do mesmo naipe. Sete cartas seguidas são um samba, que vale 1.500.
rule-set-special-burraco = Jogam-se sequências e trincas. Sete cartas são uma canastra (um burraco), limpa, semilimpa ou suja. Cada equipe tem um morto.
rule-set-special-burraco_3p = Quem fica primeiro sem cartas joga a mão sozinho, e os outros dois dividem os pontos. Mais tarde, cada um joga por si.
rule-set-special-buraco = O buraco aberto: só sequências, lixo livre e 1.000 pela canastra de ás a ás. Bate-se com canastra limpa.
rule-set-special-burraco_international = O jogo dos torneios da FIBUR: trincas só de ases e três, sem canastra semilimpa. Bate-se com canastra limpa.
rule-set-special-buraco_closed = O buraco fechado: as trincas são naturais e não viram canastra, e só pega o lixo quem baixa a carta de cima. Abertura de 75 a partir de 1.500.
rule-set-special-burako = O jogo argentino de pedras, com dois curingões: canastra limpa 200, suja 100. Bate-se com qualquer uma, e a partida vai até 3.000.
rule-set-special-tranca = Sem jokers. O 3 preto tranca o lixo, e o vermelho custa 100 a quem não tem canastra.
rule-set-special-biriba = Como na Grécia: sequências e trincas de sete cartas, limpas ou sujas. As sequências de trunfo valem o dobro, e a partida vai até 3.030.
rule-set-special-bolivian = O samba com canastras de curingas de 2.500. Para bater, é preciso ter uma sequência.
rule-set-special-brazilian = Com 7.000 e a partir de 9.000, a abertura tem de ser uma canastra. Uma sequência curta custa 1.000.
rule-set-special-chilean = Valem sambas e bolívias. Há poucas outras regras publicadas.
rule-set-special-italian_samba = Canastras de dois e bônus por cinco e por dez canastras. O lixo está sempre congelado.
rule-set-special-hand_and_foot_us = Como nos Estados Unidos: duas canastras limpas e duas sujas para bater, quatro mãos, 100 por tirar exatamente 22 cartas.
rule-set-special-hand_and_foot = Cada jogador recebe uma mão e um pé de 11 cartas. A abertura sobe a cada mão.
rule-set-special-hand_and_foot_solo = Cada um por si: para bater, uma canastra limpa e duas sujas.
rule-set-special-hand_knee_and_foot = Seis baralhos e um terceiro pacote para cada um. Para bater, uma canastra de setes, uma de cincos, uma de curingas, uma limpa e uma suja.
rule-set-special-pennies_from_heaven = Seis jogadores, quatro baralhos e uma segunda mão de 11 cartas. Para bater, uma canastra de cada tipo, também de setes.
rule-set-special-boat = Não há regras publicadas. Joga-se como a Clássica, até alguém mudar as regras.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Há dois biribaki de onze cartas, um para cada dupla. O primeiro só pode ser pego quando uma dupla tem uma biriba.
rule-note-foot-pozzetto = Há dois mortos (pozzetti) de onze cartas, um para cada dupla. O primeiro da dupla a ficar sem cartas pega o morto.
rule-note-foot-morto = Há dois mortos de onze cartas, um para cada dupla. O primeiro da dupla a ficar sem cartas pega o morto.
rule-note-foot-muerto = Há dois mortos de onze pedras, um para cada dupla. O primeiro da dupla a ficar sem pedras pega o morto.
rule-note-foot-face-down = Fica fechado, com as cartas viradas para baixo.
rule-note-two-in-own-place = Numa sequência, o dois no próprio lugar conta como carta natural.
rule-note-ace-low-or-high = O ás vai embaixo, antes do dois, ou em cima, depois do rei.
rule-note-one-low-or-high = O 1 vai embaixo, antes do 2, ou em cima, depois do 13.
rule-note-ace-to-ace = Uma sequência pode ir de ás a ás.
rule-note-thirteen-and-wild = Treze cartas de um naipe e um curinga.
rule-note-whole-suit-clean = As treze cartas de um naipe, sem curinga.
rule-note-whole-suit-either-ace = Treze cartas, do ás ao rei ou do dois ao ás, sem curinga.
rule-note-ace-to-ace-clean = Quatorze cartas sem curinga.
rule-note-dirty-whole-suit = Também para uma canastra suja de naipe inteiro ou de ás a ás.
rule-note-trump-sequence = Para uma sequência no naipe de trunfo, que é o da carta virada depois de dar as cartas. Se for um joker, o primeiro jogador escolhe o naipe.
rule-note-two-cards-left = A mão termina quando restam duas cartas no monte.
rule-note-whole-pile-free = Em vez de comprar do monte, pode-se pegar o lixo inteiro.
rule-note-pile-card-at-once = Uma das cartas do lixo tem de ser baixada na hora, num jogo novo ou num jogo da dupla.
rule-note-closed-pile = Só se vê a carta de cima do lixo, e ela tem de ser baixada na hora.
rule-note-first-discard = O lixo começa com o primeiro descarte.
rule-note-mortos-by-cutter = Quem corta faz os dois mortos com as cartas cortadas.
rule-note-trinca-no-canastra = Uma trinca nunca é canastra, por mais cartas que tenha. Não vale bônus e não serve para bater.
rule-note-trinca-natural = A trinca só tem cartas naturais. A sequência pode ter um curinga.
rule-note-clean-canastra-and-morto = A dupla precisa de uma canastra limpa e de ter pego o morto.
rule-note-canastra-and-morto = Serve qualquer canastra, mas a dupla precisa ter pego o morto.
rule-note-canasta-and-muerto = Serve qualquer canastra, mas a dupla precisa ter pego o morto (muerto).
rule-note-burraco-and-pozzetto = Serve qualquer canastra, mas a dupla precisa ter pego o morto.
rule-note-clean-burraco-and-pozzetto = A dupla precisa de uma canastra limpa e de ter pego o morto.
rule-note-morto-unplayed = Vale também para um morto pego com o último descarte e não jogado. Nesse caso, as cartas dele não contam.
rule-note-pozzetto-unplayed = Se um morto foi pego mas não jogado, as cartas dele contam como cartas que ficaram na mão.
rule-note-pozzetto-of-partners = Conta uma só vez para os dois parceiros. Quem joga sozinho já pegou um morto.
rule-note-vulnerable = A dupla com pelo menos metade dos pontos da meta está vulnerável. Somam-se todos os jogos baixados na mesma vez.
rule-note-tiles = As 104 pedras, de 1 a 13 em quatro cores, são dois baralhos. O 1 é o ás, e 11, 12 e 13 são valete, dama e rei.
rule-note-two-play-as-four = A dois, joga-se como a quatro: onze cartas para cada um, dois mortos e os mesmos pontos.
rule-note-threes-ordinary = Os 3 são cartas comuns, vermelhos ou pretos.
rule-note-same-rank-joins = Outras cartas desse valor vão para o jogo que já está na mesa.
rule-note-semi-clean = Sete cartas naturais em sequência ou do mesmo valor, com o curinga antes ou depois delas.
rule-note-last-card-natural = A última carta não pode ser curinga.
rule-note-first-out-alone = No começo, cada um joga sozinho. O primeiro a ficar sem cartas continua sozinho até o fim da mão, e os outros dois juntam seus jogos.
rule-note-pozzetto-on-top = Este morto fica em cima do outro e é o primeiro a ser pego.
rule-note-three-pozzetti = Aí há três mortos de onze cartas, um para cada jogador.
rule-note-pozzetto-for-partners = Para os dois parceiros. Na fase seguinte, cada jogador tem um.
rule-note-same-suit-twice = Um jogo do mesmo valor pode ter duas cartas do mesmo naipe.
rule-note-time-not-target = Nos torneios joga-se por tempo. Esta é a meta do Burraco italiano.
rule-note-when-time-is-called = Também quando o tempo acaba.
rule-note-wild-three-to-seven = Um jogo de curingas tem de três a sete cartas. Uma canastra de curingas pronta não recebe mais nenhum.
rule-note-black-threes-all-six = Baixados na batida, valem 5 cada um. Podem ser baixados todos os seis.
rule-note-escalera = Neste jogo, a canastra em sequência se chama “escalera”.
rule-note-short-sequence-each = Por cada uma dessas sequências que está na mesa no fim da mão.
rule-note-acaba-any-time = Quem tem a vez pode pedir acaba a qualquer momento. O que está na mesa não conta.
rule-note-five-players = Com cinco jogadores, são dois contra três. Em cada mão, um dos três fica de fora.
rule-note-natural-becomes-mixed = Uma canastra limpa que recebe um curinga passa a ser suja.
rule-note-red-three-no-meld = Um 3 vermelho sozinho não conta como abertura.
rule-note-red-three-hidden = Por 3 vermelho que não foi para a mesa. O 3 em si não vale nada. Se o jogador nunca teve a vez, o 3 conta como se estivesse na mesa.
rule-note-total-before-deal = Vale o total da equipe antes da mão.
rule-note-concealed-without-pile = Quem bate de mão sem pegar o lixo precisa das canastras exigidas para bater, mas não de um mínimo.
rule-note-going-out-once = Uma só vez, para a equipe que bateu.
rule-note-concealed-two-hundred = São 200 no total, para quem baixa a mão inteira de uma vez, com uma canastra, sem ter baixado nada antes e sem usar os jogos do parceiro. O lixo pode ser pego.
rule-note-pile-taker-alone = O primeiro a pegar o lixo joga sozinho. Se ninguém pegou, joga sozinho quem bate. Cada um dos outros dois marca os pontos que fizeram juntos, mais os dos seus próprios 3 vermelhos.
rule-note-concealed-seven-at-once = As sete cartas são baixadas de uma vez e podem incluir curingas. O bônus é 600 ou 1.000.
rule-note-only-bonus-doubles = Só o bônus dobra, não o valor das cartas.
rule-note-teams-of-two = Duplas: em geral duas, mas podem ser três ou quatro.
rule-note-one-pack-more = Um baralho a mais do que o número de jogadores.
rule-note-one-pack-more-seven = Um baralho a mais do que o número de jogadores, mas nunca mais de sete.
rule-note-hand-and-foot-both = Pelas cartas da mão e do pé.
rule-note-top-five = Exatamente as cinco cartas de cima, com duas cartas naturais da mão.
rule-note-five-or-seven-alone = Também podem jogar cinco ou sete, cada um por si.
rule-note-finished-book = Uma canastra pronta ainda pode receber cartas naturais.
rule-note-book = Nos Estados Unidos, muitas mesas dizem “book” ou “pile”.
rule-note-exactly-22 = Para cada jogador que pega exatamente as 22 cartas da mão e do pé.
rule-note-best-with-four = Melhor com quatro jogadores.
rule-note-usually-four = Em geral quatro jogadores em duas duplas.
rule-note-knee-and-foot = Dois pacotes, um depois do outro: um joelho de 13 cartas e um pé de 11. Com a mão são 39 cartas.
rule-note-red-threes-over-seven = 100 cada um, e mais 300 se forem mais de sete.
rule-note-red-threes-with-meld = São postos na mesa com a abertura. Até lá, ficam na mão.
rule-note-only-top-card = Só a carta de cima do lixo.
rule-note-two-or-three-alone = Com dois ou três jogadores, joga-se sem parceiro.
rule-note-lowest-card = Por exemplo, quem tira a carta mais baixa.
rule-note-minimum-always = Mesmo quem bate de uma vez precisa alcançar o mínimo.
rule-note-no-natural-pair = Não é preciso um par natural: basta baixar na hora a carta de cima.
rule-note-card-shown = Com um ás, mais 1 carta. Com um rei, mais 13.
rule-note-twos-not-wild = Enquanto o jogo de dois de uma equipe não for uma canastra, os dois não são curingas para ela.
rule-note-without-partner-two = Sem parceiro, são necessárias duas canastras para bater.
rule-note-at-most-half = No máximo metade das cartas: uma de três, duas de quatro.
rule-note-twos-or-with-jokers = Só dois, ou dois e jokers.
rule-note-twos-jokers-or-both = Dois, jokers ou ambos.
rule-note-three-packs-only = Cinco e seis 3 vermelhos só existem com três baralhos.
rule-note-in-pairs = No jogo em duplas.
rule-note-aces-with-wilds = Só ases. Os ases que receberam curingas na abertura são um jogo comum e formam uma canastra suja.
rule-note-each-color = 3 vermelhos e pretos seguem a mesma tabela, cada cor por si.
rule-note-threes-with-canastas = Com duas ou mais canastras. Com exatamente uma, os 3 não contam.
rule-note-like-red-three = Como um 3 vermelho que fica na mão.
rule-note-meld-before-pile = Como nos torneios: primeiro se abre com as cartas da mão, e só depois se pode pegar o lixo.
rule-note-except-special-hand = Exceto com uma mão especial.
rule-note-each-player = Por jogador, além do valor das cartas.
rule-note-special-hand = São quatorze cartas, que têm de ser o primeiro e único jogo da equipe. A outra equipe marca os pontos como sempre.
rule-note-five-naturals-first = Depois da abertura, um jogo precisa de cinco cartas naturais antes de receber um curinga.
rule-note-wild-meld-first = Enquanto o jogo de curingas de uma equipe estiver incompleto, ela só pode usar curingas nesse jogo.
rule-note-each-whatever-canastas = Por cada um, seja qual for o número de canastras da equipe.
rule-note-canasta-of-seven = Uma canastra tem no máximo sete cartas.
rule-note-sevens-with-wilds = Uma canastra de setes pode ter curingas ou não.
rule-note-one-of-each-kind = Uma canastra de cada tipo.
rule-note-sequence-goes-out = Uma canastra em sequência também conta para bater.
rule-note-top-card-no-sequence = A carta de cima do lixo também não pode começar uma sequência.
rule-note-three-pairs = Também se joga com três duplas, e então até 7.500.
rule-note-partner-of-first = É o parceiro de quem começa.
rule-note-four-of-seven-natural = Pelo menos quatro das sete cartas de uma canastra são naturais.
rule-note-bonuses-add-up = Os bônus se somam: sete canastras valem os dois.
rule-note-four-black-threes = Os quatro, baixados na batida, valem 500, não 520: o bônus fica no lugar do valor das cartas.
rule-note-canasta-oculta = A “canasta oculta”: bater de uma vez, com uma canastra, sem ter baixado nem pego o lixo antes. Na primeira jogada vale 1.000: anote os outros 500 em “{ record-penalty-note }”.
rule-note-first-card-covered = Um curinga ou um 3 vermelho é coberto com outra carta.
rule-note-concealed-with-top-card = Não é preciso bater. A carta de cima do lixo pode ser uma das sete.
rule-note-threes-never-melded = Os 3 nunca são baixados, por isso a carta mais baixa é o quatro.
rule-note-red-three-at-once = Um 3 vermelho é posto na mesa na hora, por isso ninguém deveria ter um na mão.
rule-note-like-every-card = Como qualquer carta que fica na mão.
rule-note-pile-always-frozen = O lixo está sempre congelado.

## Table

cancel = Cancelar
sheet-close = Fechar
notice-undo = Desfazer
notice-redo = Refazer
notice-already = Já foi salvo em outro aparelho às { $time }. { $what }
notice-dismiss = Fechar esta mensagem
badge-out = BATEU
badge-acaba = ACABA
table-deal = { -Mao } { $number }
table-deal-of = { -Mao } { $number } de { $count }
table-over = Fim da partida
table-house-rules = { $name } com regras da casa
table-rules-target = { $name } · até { $target }
table-rules-deals = { $name } · { $count ->
    [one] { $count } { -mao }
   *[other] { $count } { -maos }
}
table-dealer = { $name } dá as cartas
table-dealer-rests = { $name } dá as cartas e fica de fora nesta { -mao }
table-leader = { $name } começa
table-sheet = Folha de pontos
table-pad = Pontos
table-chart = Gráfico
table-pad-empty = As { -maos } salvas aparecem aqui.
table-passed = Passou de { $points }
table-passed-side = { $side }: abertura
table-passed-said = agora { $now }
table-phase = Fase { $number }
table-later-phase = Começa a fase 2
table-later-phase-now = { $kind ->
    [individual] De agora em diante cada um joga por si
   *[other] De agora em diante: { $sides }
}
table-series = série { $score }
series-best-of = melhor de 3: { $score }
series-best-of-open = Melhor de três: { $score }
series-best-of-won = { $players ->
    [one] { $side } vence a melhor de três, { $score }
   *[other] { $side } vencem a melhor de três, { $score }
}
table-menu = Mais opções
table-nothing-to-undo = Nada a desfazer
table-needs = abre com
table-needs-said = abre com { $needed }
table-to-go = faltam { $points }
table-reached = meta alcançada
table-record = Anotar { -mao } { $number }
table-continue = Continuar { -mao } { $number } · { $points }
table-new-match = Nova partida
table-rematch = Revanche
table-menu-menu = Esta partida
table-menu-insert = Onde entra a { -mao } esquecida?
table-settings = Configurações da partida
    .detail = Regras, meta, lugares, carteador, pontos anotados no papel
table-rules = Regras: { $name }
timer = Temporizador
    .detail = Para uma { -mao } ou para a noite toda
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Temporizador pausado, faltam { $time }
    [over] Temporizador: acabou o tempo
    [waiting] Temporizador desligado, { $time }
   *[playing] Temporizador, faltam { $time }
}
timer-up = Acabou o tempo
timer-start = Iniciar o temporizador
timer-pause = Pausar
timer-resume = Continuar
timer-again = Recomeçar
timer-stop = Parar
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minutos a menos
       *[more] { $minutes } minutos a mais
    }
timer-sound = Som no final
timer-note = O temporizador só toca com o app aberto.
table-set-up = Regras, meta e nomes
table-insert = Incluir uma { -mao } esquecida
table-before = Antes da { -mao } { $number }: { $points }
table-end = { $ways ->
    [end] Encerrar ou excluir esta partida
    [resume] Continuar ou excluir esta partida
   *[delete] Excluir esta partida
}
table-end-agreement = Encerrar de comum acordo
table-end-time = Encerrar porque o tempo acabou
table-end-walkover = Uma { -equipe } desiste
    .detail = Você escolhe qual. Outra { -equipe } vence.
table-end-stays = A partida fica em Partidas e conta nas estatísticas.
table-delete = Excluir esta partida
    .detail = Sai de Partidas e das estatísticas. Você pode recuperá-la.
table-keep-playing = Continuar jogando
table-end-who = Quem desiste?
table-end-who-hint = { $sides ->
    [2] A outra { -equipe } vence, seja qual for o placar.
   *[other] Entre as outras { -equipes }, vence a que tem mais pontos.
}
table-go-on = Continuar esta partida
table-would-win = { $margin ->
    [one] A vitória seria de { $side }, por { $margin } ponto.
   *[other] A vitória seria de { $side }, por { $margin } pontos.
}
table-would-draw = Daria empate entre { $sides }.
deal-said = { -Mao } { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] , improvável ou impossível: confira
}
deal-said-side = { $side } { $points }, agora { $total }{ $ended ->
    [badge-out] , bateu
    [badge-acaba] , pediu acaba
   *[none] { "" }
}
course-said = Gráfico dos pontos. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] Vitória de { $side }
   *[other] Vitória de { $side }
}{ $margin ->
    [0] { "" }
    [one] { " " }por um ponto
   *[other] { " " }por { $margin } pontos
}
ending-drawn = Empate entre { $sides }
ending-tie = Empate: { $sides }
ending-tie-plays-on = Mais uma { -mao } decide
ending-target = Meta de { $target } alcançada na { -mao } { $deals }
ending-deals = { $deals ->
    [one] A única { -mao } foi jogada
   *[other] As { $deals } { -maos } foram jogadas
}
ending-outright = Vitória direta numa { -mao }
ending-agreement = Encerrada de comum acordo
ending-time = Encerrada por tempo
ending-walkover = Vitória por W.O.
ending-gave-up = Desistência de { $side }
winner-wins = { $players ->
    [one] { $side } vence
   *[other] { $side } vencem
}
winner-by = por { $margin }
winner-deals = { $deals ->
    [one] em { $deals } { -mao }
   *[other] em { $deals } { -maos }
}
winner-best = melhor { -mao }
winner-canastas = canastras
winner-out = batidas
winner-out-of = { $out } de { $deals }
winner-games = partidas ganhas
winner-evening = pontos de hoje
winner-games-of = { $won } de { $games } ganhas
winner-people = Hoje
winner-to = até { $target }
winner-pad = { -Maos }
winner-result = Resultado
winner-share = Compartilhar
start-title =
    Vocês jogam canastra.
    O marcador anota os pontos.
    .detail = Uma { -mao } anotada em menos de vinte toques, com cada ponto explicado.
start-title--burraco =
    Vocês jogam buraco.
    O marcador anota os pontos.
    .detail = { start-title--usual.detail }
start-deal = Anote uma { -mao } em um minuto
    .detail = Canastras, 3 vermelhos, quem bateu
start-deal--burraco = { start-deal--usual }
    .detail = Limpas e sujas, { foot-name }, quem bateu
start-meld = A abertura sempre à vista
    .detail = “7 7 7 e Q Q 2 bastam?” É só perguntar
start-melds = Quanto valem os seus jogos
    .detail = Toque nas cartas: cada bônus, cada ponto
start-rules = Jogue com as suas regras
    .detail = { $names }, regras da casa
start-demo = Testar uma partida demo
start-join = Entrar numa mesa
start-join-how = No clube, aponte a câmera deste celular para o código do cartão da mesa, ou digite no navegador o endereço do cartão. A mesa abre ali, sem instalar nada.
empty-title = Nenhuma partida em andamento
    .detail = Comece uma partida para marcar os pontos.
empty-last = Partidas recentes
empty-running = Qual partida você quer continuar?
    .detail = Toque numa partida para continuar, ou comece uma nova.
empty-goes-on = Inacabada
rules-changed = { $count ->
    [one] Uma regra mudou desde o início desta partida, mas aqui vale a antiga
   *[other] { $count } regras mudaram desde o início desta partida, mas aqui valem as antigas
}
rules-changed-title = Regras que mudaram
rules-changed-hint = Esta partida mantém as regras com que começou.
rules-changed-values = nesta partida { $here }, agora { $today }

## Table view

table-view = Modo mesa
view-back = Voltar à mesa
view-turn = { $facing ->
    [across] { -Equipes } viradas frente a frente. Mudar
    [aside] { -Equipes } viradas à esquerda e à direita. Mudar
   *[flat] { -Equipes } não viradas. Mudar
}
view-evening = Sessão
view-clock = { $big }:{ $small }
view-goes-dark = O app não consegue manter a tela acesa, e ela pode apagar.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } pontos atrás: com { $what }, é possível recuperar pelo menos { $worth }.
   *[other] { $side }, { $behind } pontos atrás: com { $what } em cada uma de { $deals } { -maos }, é possível recuperar pelo menos { $worth }.
}
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
        [one] uma canastra limpa de dois
       *[other] { $count } canastras limpas de dois
    }
   *[twos_mixed] { $count ->
        [one] uma canastra suja de dois
       *[other] { $count } canastras sujas de dois
    }
}
catch-up-out = a batida

## Chances of winning

chance = Do que precisamos?
chance-percent = { $bound ->
    [over] mais de { $value }
    [under] menos de { $value }
   *[about] cerca de { $value }
}
chance-needs = { $deals ->
    [1] { $side }, { $behind } atrás: esta deve ser a última { -mao }. São precisos cerca de { $more } pontos a mais do que { $leader }.
   *[other] { $side }, { $behind } atrás: restam cerca de { $deals } { -maos }. Em cada uma são precisos cerca de { $more } pontos a mais do que { $leader }.
}
chance-gap = Numa { -mao }, a diferença entre duas { -equipes } costuma ser de cerca de { $gap } pontos.
chance-source = Estimativa a partir das últimas { $count } { -maos } jogadas com estas regras. Todas as { -equipes } são consideradas igualmente fortes.
chance-simulated = Estimativa a partir de { $count } { -maos } simuladas, até haver aqui { -maos } suficientes jogadas com estas regras. Todas as { -equipes } são consideradas igualmente fortes.

## Pictures of a match

pictures = Gráfico dos pontos
pictures-none = O gráfico começa com a primeira { -mao }.
pictures-course = Pontos depois de cada { -mao }
pictures-target = A linha pontilhada é a meta, { $target }.
pictures-bands = Abertura: { $bands }.
pictures-band-below = { $needed } abaixo de { $end }
pictures-band = { $needed } a partir de { $start }
pictures-deal-band = { $needed } na { -mao } { $deal }
pictures-sources = De onde vieram os pontos
pictures-source = { $source ->
    [canastas] Canastras
    [cards] Cartas na mesa
    [threes] 3 vermelhos e pretos
    [out] Batida
    [hand] Cartas na mão
    [partners] Metades dos parceiros
    [penalties] Penalidades
    [special] Mãos especiais e acaba
    [table] Digitados como total
   *[other] Outros
}
pictures-catching-up = Para recuperar

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value }%
statistics = Estatísticas
statistics-counting = Calculando…
statistics-finished-only = Só partidas terminadas
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] uma partida terminada
       *[other] { $games } partidas terminadas
    }
statistics-tab = { $tab ->
    [rivals] Duelo
    [partnerships] Duplas
    [players] Jogadores
   *[deals] { -Maos }
}
statistics-empty-title = Ainda nenhuma partida terminada
statistics-empty = Depois da primeira partida terminada, esta página mostra quem vence, quem bate e as melhores { -maos }.
statistics-go-on = Continuar com a { -mao } { $number }
statistics-import = Trazer partidas antigas
statistics-player-none = Ainda nenhuma partida terminada com este jogador.
statistics-games-between = { $games ->
    [one] { $games } partida decidida entre eles
   *[other] { $games } partidas decididas entre eles
}
statistics-last = últimas { $count }
statistics-now = hoje
statistics-deal = { -mao } { $number }
statistics-deal-of-day = { $day }, { -mao } { $number }
statistics-at-least = Pelo menos { $count } partidas de { $rules }
statistics-unranked = Menos de { $count } partidas, sem posição
statistics-record = { $wins } de { $games }
statistics-few = { $wins } de { $games }, muito poucas
statistics-on-games = { $games ->
    [one] em { $games } partida
   *[other] em { $games } partidas
}
statistics-of-games = { $games ->
    [one] de { $games } partida ganha
   *[other] de { $games } partidas ganhas
}
statistics-points = { $points } pontos por { -mao }
statistics-since = Desde { $month } · { $games }
statistics-won-of-these = vitórias: { $count }
statistics-partners = Com parceiro
statistics-mark = marca: 50%
statistics-extremes = Melhor e pior { -mao }
statistics-with-on-day = { $day }, com { $names }
statistics-unreadable = { $count ->
    [one] Uma partida ficou de fora: esta versão não consegue lê-la.
   *[other] { $count } partidas ficaram de fora: esta versão não consegue lê-las.
}
statistics-measure = { $measure ->
    [won] porcentagem de vitórias
    [average] pontos por { -mao }
    [canastas] canastras por { -mao }
    [naturals] canastras limpas por partida
    [out] batidas
    [best] melhor { -mao }
    [streak] maior série de vitórias
   *[deals] { -maos }
}
statistics-measure-choose = Ordenar por
statistics-measure-said = Ordenado por: { $measure }. Escolher outro
statistics-versus-said = Confronto direto: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Escolher um adversário para { $name }
statistics-versus-other = { $name }: escolher outra pessoa
statistics-in-a-row = { $name }: { $count } seguidas
statistics-form = Últimas partidas
statistics-result = { $how ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
}
statistics-rename = { $name }: mudar o nome
statistics-against = Contra
statistics-played = { $deals ->
    [one] { $deals } { -mao } ao todo
   *[other] { $deals } { -maos } ao todo
}
statistics-on-deals = { $deals ->
    [0] sem dados
    [one] em uma { -mao }
   *[other] em { $deals } { -maos }
}
statistics-on-results = { $deals ->
    [0] sem dados
    [one] em um resultado
   *[other] em { $deals } resultados
}
statistics-on-outs = { $outs ->
    [0] sem dados
    [one] em uma batida
   *[other] em { $outs } batidas
}
statistics-totals-only = { -Maos } digitadas como total contam só para os pontos.
statistics-matches = Partidas terminadas
statistics-average = Média de pontos por { -mao }
statistics-best = Melhor { -mao }
statistics-worst = Pior { -mao }
statistics-canastas = Canastras por { -mao }
statistics-naturals = Canastras limpas por partida
statistics-out = Batidas
statistics-concealed = Batidas de mão
statistics-threes = 3 vermelhos por { -mao }
statistics-luck = Sorte com 3 vermelhos, em relação à média da mesa
statistics-minutes = Duração típica de uma { -mao }, em minutos

## Setting a match up

seat-compass = { $number ->
    [1] Sul
    [2] Oeste
    [3] Norte
   *[other] Leste
}
seat-number = Jogador { $number }
side-compass = { $number ->
    [1] Norte–Sul
   *[other] Leste–Oeste
}
side-mark = { $color ->
    [blue] Azul
    [red] Vermelho
    [amber] Âmbar
    [slate] Cinza
    [lilac] Lilás
   *[mint] Menta
}
side-color = { $color ->
    [blue] Azul
    [red] Vermelho
    [amber] Âmbar
    [slate] Cinza
    [lilac] Lilás
   *[mint] Menta
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] { $count } jogador com nome, mas são necessários { $right }
   *[other] { $count } jogadores com nome, mas são necessários { $right }
}
problem-name_needed = falta um nome
problem-name_twice = “{ $name }” aparece duas vezes
problem-undrawn = “{ $text }”: o que aparece aqui como ▯ não pode ser mostrado e fica de fora. Os nomes podem ter letras latinas, gregas, cirílicas ou hebraicas.
problem-changed_since = Não foi salvo: outro aparelho alterou esta partida nesse meio-tempo. Agora ela está assim.
problem-no_such_deal = Essa { -mao } não existe mais.
problem-wrong_number_of_scores = digite os pontos iniciais das { $right } { -equipes }

new-match = Nova partida
new-match-hint = Toque num nome ou num lugar
new-match-who = Quem joga?
new-match-round = { $partners ->
    [yes] Parceiros ficam frente a frente
   *[no] Em volta da mesa
}
new-match-against = contra
new-match-start = Começar
new-match-back = Voltar
set-up = Configurações da partida
set-up-save = Salvar
set-up-back = Voltar sem salvar
set-up-rules = Regras
set-up-rules-choose = Regras: { $name }. Escolher outras
set-up-rules-all = Todos os { $count } regulamentos
set-up-rules-usual = Comum no seu país
set-up-players = Jogadores
set-up-players-count = { $count } jogadores
set-up-name = Nome do jogador { $number }, { -equipe } { $side }
set-up-side-rename = Nome da { -equipe } { $side }: { $name }
set-up-side-name = Nome da { -equipe }
set-up-short = Nome curto
    .detail = para telas pequenas
set-up-color = Cor de { $side }: { $color }
set-up-color-kept = { $name } fica com esta cor nas próximas partidas. Toque em outro lugar para trocar as cores.
set-up-known = { $name }
    .says = Escolher { $name }
set-up-dealer = Quem dá as cartas primeiro?
set-up-first-dealer = Primeiro carteador
set-up-target-other = Outro número
set-up-dealer-label = { $name } dá as cartas primeiro
set-up-target = Meta
set-up-target-label = Meta: { $target }. Toque para mudar
set-up-target-chip = Até { $target }
set-up-target-deals = { $deals ->
    [one] A partida tem { $deals } { -mao }.
   *[other] A partida tem { $deals } { -maos }.
}
set-up-more = Mais opções
set-up-less = Menos opções
set-up-direction = Sentido do jogo
set-up-best-of = Número de partidas
    .detail = { $count ->
        [1] Uma partida
       *[other] Melhor de três: duas vitórias decidem
    }
set-up-opening = Pontos iniciais
set-up-sides = Nomes das { -equipes }
set-up-opening-label = Pontos iniciais de { $name }: { $points }. Toque para mudar
pad-delete = Apagar o último algarismo
pad-sign = Mais ou menos
pad-done = Pronto
set-up-follows = { $deals ->
    [one] Uma { -mao } já foi anotada. Se estas configurações mudarem, ela será recalculada.
   *[other] { $deals } { -maos } já foram anotadas. Se estas configurações mudarem, elas serão recalculadas.
}
set-up-changed-today = Estas regras mudaram desde o início da partida. Se você salvar, passam a valer as novas: { $what }.
set-up-no-fit = Escolha regras para { $sides } { -equipes }: já há { -maos } anotadas.
set-up-spoilt = { $count ->
    [one] A { -mao } { $deals } não é possível com estas regras. Escolha outras ou edite primeiro a { -mao }.
   *[other] As { -maos } { $deals } não são possíveis com estas regras. Escolha outras ou edite primeiro as { -maos }.
}
set-up-spoilt-why = { -Mao } { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Manter esta { -mao } pelo total
   *[other] Manter estas { -maos } pelo total
}
set-up-keep-totals-hint = Os pontos ficam. As canastras e cartas destas { -maos } deixam de aparecer, mas Desfazer traz tudo de volta.
set-up-house-changed = “{ $name }” mudou desde o início da partida. A partida mantém as regras com que começou até você escolher “{ $name }” de novo.
set-up-no-match = Nenhuma partida aberta.

## Record screen

record-title-record = { -Mao } { $number }
record-title-amend = Editar { -mao } { $number }
record-title-insert = Inserir { -mao } { $number }
record-under = { $dealer } deu as cartas · { $rules }
record-dealt = { $dealer } deu as cartas
record-of = { $number } de { $count }
record-contract = pede { $kinds }
record-leave = Fechar (o que foi digitado fica guardado)
record-mode = Só totais
record-mode-short = Totais
record-kinds = Anotar por tipo
record-kinds-short = Por tipo
record-more = Mais opções para { $side }
record-gone = Esta { -mao } não está mais na partida.

canasta-name = canastra
canasta-name--biriba = biriba
foot-name = morto
foot-name--biriba = biribaki
record-who-out = Quem bateu?
record-went-out = Quem bateu: { $side }
record-nobody = Ninguém
record-nobody-out = Ninguém bateu
record-concealed = De mão
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } nesta { -mao }, novo total { $total }{ $problem ->
    [yes] , algo está errado
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Limpas
        [mixed] Sujas
        [wild] { $rules ->
            [bolivian] Bolívias
            [chilean] Bolívias
           *[other] Curingas
        }
        [wild_all_twos] Só de dois
        [wild_four_jokers] Com quatro jokers
        [sequence] { $rules ->
            [samba] Sambas
            [chilean] Sambas
            [bolivian] Escaleras
           *[other] Em sequência
        }
        [sevens] Setes
        [fives] Cincos
        [aces] Ases
        [sevens_mixed] Setes sujos
        [aces_mixed] Ases sujos
        [semi_natural] Semi-limpas
        [suit_ace_to_ace] Ás a ás
        [suit_whole] Naipe inteiro
        [suit_mixed] Naipe inteiro, suja
        [rank_whole] Oito iguais
        [rank_mixed] Oito iguais, suja
        [twos_natural] Limpas de dois
        [twos_mixed] Sujas de dois
       *[other] Canastras
    }
    [hand_canastas] { $kind ->
        [natural] Limpas de mão
       *[mixed] Sujas de mão
    }
    [red_threes] 3 vermelhos
    [black_threes] 3 pretos
    [black_threes_captured] 3 pretos
    [red_threes_in_hand] 3 vermelhos na mão
    [feet_untaken] Morto não pego
    [exact_pickups] Corte exato
    [black_threes_in_hand] 3 pretos na mão
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
record-row--buraco = { $kind ->
    [suit_whole] De 500
    [suit_ace_to_ace] De 1000
   *[other] { record-row--usual }
}
record-row--buraco_closed = { $kind ->
    [suit_whole] De 500
    [suit_ace_to_ace] De 1000
   *[other] { record-row--usual }
}
record-row-trump = { $row }, no trunfo
record-trump = Naipe de trunfo
record-each = { $points } cada
record-each-range = { $first }…{ $last }
record-foot = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] pego
    [1] não pego { $points }
   *[other] { $count } não pegos { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Penalidade, nota
record-penalty-title = { $side } · penalidade, nota
record-remark = Motivo ou nota
record-tile-said = { $tile }, { $side }: { $state ->
    [done] pronto, { $points }
    [begun] incompleto, { $points }
   *[none] nada
}
record-fewer = Números de 0 a { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] Na mesa
    [hand] { $foot ->
        [true] Mão e pé
       *[false] Ficou na mão
    }
    [books] Canastras
    [cards] Cartas
   *[total] Pontos desta { -mao }
}
record-field-short = { $field ->
    [table] Na mesa
    [hand] { $foot ->
        [true] Mão, pé
       *[false] Na mão
    }
    [books] Canastras
    [cards] Cartas
   *[total] Pontos
}
record-field-hint = { $field ->
    [table] as cartas somam
    [hand] descontam
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] não conta
   *[out] bateu: nada
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = nada ainda
record-typing = digitando
record-not-yet = ainda não
record-totals-hint = Na ordem dos lugares, como no papel. Inclua os bônus.
record-typed-total = Total: { $side }
record-typed-books = Canastras: { $side }
record-typed-cards = Cartas: { $side }
record-one-total = Um total
record-books = Canastras e cartas
record-books-hint = Canastras e bônus num número, as cartas no outro. As cartas podem ficar abaixo de zero.

record-key-plus = Mais
record-key-times = Vezes
record-key-sign = Trocar o sinal
record-key-delete = Apagar algarismo
record-next = { $field ->
    [table] na mesa
    [hand] { $foot ->
        [true] mão, pé
       *[false] na mão
    }
    [cards] cartas
   *[total] pontos
}
record-next-short = { $field ->
    [table] mesa
    [hand] mão
   *[total] pontos
}
record-next-said = Próximo: { $field }, { $side }
record-next-none = Todos os números foram digitados

record-nothing = Nada digitado ainda
record-partners = Conta para { $names } juntos: anote uma vez só
record-sum = Soma
record-equals = = { $points }
record-next-meld = abre com { $needed }
record-course = { $before } → { $after } · próxima abertura { $needed }

record-save = Salvar { -mao } { $number }
record-save-short = Salvar
record-missing = { $count ->
    [one] falta 1
   *[other] faltam { $count }
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Bateu sem { canasta-name }?
       *[other] Bateu com poucas canastras?
    }
    [concealed_without_canasta] Bateu sem { canasta-name }?
    [out_without_foot] Bateu sem o { foot-name }?
    [out_not_said] Quem bateu?
    [nothing_typed] Nada digitado para { $side }?
    [total_too_low_for_out] { $side }: batida com { $points }?
    [total_too_high] { $points } para { $side }?
    [odd_points] Pontos que não terminam em 0 ou 5?
   *[other] Está certo?
}
warning-not-said = Escolha uma { -equipe } ou “{ record-nobody }”.
warning-nothing-typed = Nesta { -mao }, seriam { $points } para { $side }.
warning-add-canastas = Incluir { canasta-name }
warning-swap = Trocar com { $side }
warning-somebody-else = Outra pessoa bateu
warning-enter = Digitar os pontos de { $side }
warning-change = Mudar
warning-change-total = Mudar o total de { $side }
warning-who-out = Escolher quem bateu
warning-save = Salvar assim

record-more-title = { $side } · mais
record-special-hand = Mão especial
record-special-short = Especial
record-none = Nenhuma
record-adjustment-gives = Soma
record-adjustment-takes = Desconta
record-adjustment-points = Pontos
record-reason = Motivo
record-note = Nota sobre esta { -mao }
record-clear = Apagar tudo
record-clear-deal = Limpar esta { -mao }
record-done = Pronto · { $points } até aqui

record-moved-on = A partida mudou
record-moved-on-hint = { $kind ->
    [amend] Agora é a { -mao } { $number }.
   *[other] A sua seria agora a { -mao } { $number }.
}
record-go-on = Continuar
record-start-anew = Começar do zero
record-rival-title = { $kind ->
    [amend] A { -mao } { $number } foi editada nesse meio-tempo
   *[other] A { -mao } { $number } já está salva
}
record-rival = { $by ->
    [here] A { -mao } { $number } foi salva aqui às { $time }: { $points }.
   *[other] { $kind ->
        [amend] A { -mao } { $number } foi editada em outro aparelho às { $time }: { $points }.
       *[other] A { -mao } { $number } foi salva em outro aparelho às { $time }: { $points }.
    }
}
record-rival-mine = Os seus pontos: { $points }.
record-rival-keep = Manter a { -mao } salva
record-rival-another = { $saves ->
    [true] A minha é outra { -mao }: salvar como { -mao } { $number }
   *[other] A minha é outra { -mao }: continuar com a { -mao } { $number }
}
record-rival-amend = Substituir a { -mao } { $number } pela minha
record-meanwhile = { $by ->
    [here] Às { $time }: { $what }.
   *[other] Em outro aparelho às { $time }: { $what }.
}

record-not-saved = Não foi possível salvar
record-close = Fechar

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (e mais { $count })
record-brief-odd_points = termina em 0 ou 5
record-brief-too_many_points = no máximo { $most }
record-brief-too_few_points_for_canastas = no mínimo { $least }
record-brief-total_too_high = no máximo { $most }
record-brief-total_too_low_for_out = no mínimo { $least }
record-brief-too_many_points_for_canastas = no máximo { $most }
record-brief-other = confira aqui
problem-out_not_said = quem bateu?
problem-nothing_typed = nada foi digitado aqui

## Counting cards

count-cards = Contar cartas
count-way = { $way ->
    [values] Por valor
   *[melds] Jogos
}
count-otherwise = Os { $points } pontos foram { $way ->
    [values] contados por valor
   *[melds] contados por jogos
}. Uma carta contada aqui os substitui.
count-value-said = Cartas de { $points } pontos: { $count }
count-most = Só há { $count } em jogo.
count-field = { $field }: { $points }
count-next = Próximo valor
count-empty = Zerar esta contagem
count-from-hand = De mão
count-from-hand-said = Esta canastra foi baixada inteira da mão
count-laid-from-hand = { $canasta ->
    [none] de mão
   *[other] { $canasta }, de mão
}

## From paper

paper = Continuar do papel
paper-title = Do papel
paper-way = { $way ->
    [totals] Totais até aqui
   *[deals] { -Mao } a { -mao }
}
paper-totals-hint = Os pontos de cada { -equipe } até agora. A partida continua daí.
paper-deals-hint = Os pontos de cada { -mao }, com os bônus.
paper-carried = Trazido do papel
paper-played-already = Já há { -maos } anotadas, por isso não é possível digitar totais. Digite { -mao } a { -mao }.
paper-field-said = { $side }, { -mao } { $number }: { $points }
paper-take = Trazer os totais
paper-keep = Salvar { -mao } { $number }
paper-next = Próxima { -equipe }
paper-done = Seguir jogando
paper-undo = Desfazer a última { -mao }

## Penalties and bonuses at any time

adjust = Penalidade ou bônus
adjust-hint = { $number ->
    [0] Conta na próxima { -mao }.
   *[other] Conta na { -mao } { $number }, e o histórico guarda o motivo.
}
adjust-save = { $points } para { $side }
adjust-save-empty = { $kind ->
    [penalty] Salvar a penalidade
   *[bonus] Salvar o bônus
}

## Breakdown of a deal

back = Voltar
problem-of-side = { $side }: { $problem }
breakdown-gone = { -Mao } não encontrada
breakdown-gone-hint = Esta { -mao } foi excluída ou é de outra partida.
breakdown-saved = Salva { $time } · { $name }
breakdown-previous = { -Mao } anterior
breakdown-next = Próxima { -mao }
breakdown-change = { $before } → { $after }
breakdown-head = De onde vieram os pontos
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Regra: { $rule }
}
breakdown-sum = Soma
breakdown-house-rule = Regra da casa desta partida
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } fontes · { $first }
}
breakdown-book-says = Segundo { $name }: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } por { $count }
}
breakdown-no-rule-total = Soma feita pelos jogadores e digitada como total.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Somado ou descontado pelos jogadores, não por uma regra.
breakdown-out-player = { $name } bateu
breakdown-confirmed = Confirmado por { $names }
breakdown-adjusted = Penalidade ou bônus: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(neste aparelho)
    [elsewhere] { " " }(em outro aparelho)
    [none] { "" }
   *[other] { " " }(por { $where })
}
breakdown-insert = Inserir uma { -mao } antes da { -mao } { $number }
breakdown-drop = Excluir
breakdown-amend = Editar
breakdown-next-deal = Próxima { -mao }
breakdown-drop-title = Excluir a { -mao } { $number }?
breakdown-drop-hint = Os pontos desta { -mao } são retirados, e os totais são recalculados. É possível desfazer.

## Matches

matches = Partidas
matches-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
matches-none = Ainda não há partidas. Toque em “Nova partida” para começar.
matches-older = Mais antigas
matches-open = aberta
matches-running = { $deals ->
    [0] iniciada, ainda sem { -maos }
    [one] em andamento, uma { -mao }
   *[other] em andamento, { $deals } { -maos }
}
matches-deals = { $deals ->
    [0] nenhuma { -mao }
    [one] uma { -mao }
   *[other] { $deals } { -maos }
}
matches-now = Agora
matches-continue = Continuar
matches-find = Buscar nas partidas
matches-find-hint = Um nome ou as regras
matches-find-none = Nenhuma partida com “{ $text }”.
matches-find-close = Fechar a busca
matches-more-label = Mais opções: { $names }
matches-rematch = Revanche
matches-unreadable = Uma partida que esta versão não consegue ler.

## More

more = Mais
more-rules = Regras
    .detail = { $count } regulamentos, com as fontes
more-language = Idioma
more-language-device = O do sistema
more-theme = Aparência
more-theme-mode = { $mode ->
    [light] Clara
    [dark] Escura
   *[other] A do sistema
}
more-at-table = Na sua mesa
more-look = Aparência e idioma
more-data = Os seus dados
more-backups-none = ainda não há
more-motion = Movimento e vibração
more-sounds = Sons
more-chances = Chances de vitória
store = Dados salvos
store-read-only = Só leitura: nada pode ser salvo. Ainda é possível ver as partidas.
about = Sobre
about-what = Marca os pontos da canastra jogada com cartas de verdade e mostra a regra por trás de cada linha.
about-version = Canasta Scorekeeper { $version }
about-words = Encontrou uma frase estranha? Correções são bem-vindas: os textos estão em { $file }.
about-licence = Software livre sob a licença MIT. Fontes: Roboto sob a Apache License, Bitter sob a SIL Open Font License; símbolos baseados na DejaVu Sans.
about-data = Tudo fica guardado neste aparelho, em { $file }.

## O app como site no navegador

safari = O Safari pode apagar as partidas
safari-why = O Safari apaga os dados de um site após sete dias sem visita. { $device ->
    [mac] Com o app no Dock, as partidas ficam seguras.
   *[phone] Com o app na Tela de Início, as partidas ficam seguras.
}
safari-how = Como fazer
safari-later = Agora não
install-phone = Adicionar à Tela de Início
install-mac = Adicionar ao Dock
install-app = Instalar como app
install-open = { $device ->
    [mac] Abra o menu “Arquivo” do Safari.
   *[phone] Toque em “Compartilhar”: o quadrado com a seta para cima. Se não aparecer, toque antes em “…”.
}
install-choose = { $device ->
    [mac] Escolha “Adicionar ao Dock”.
   *[phone] Role para baixo e toque em “Adicionar à Tela de Início”.
}
install-add = { $device ->
    [mac] Clique em “Adicionar” e passe a abrir o Canasta pelo Dock.
   *[phone] Toque em “Adicionar” e passe a abrir o Canasta pela Tela de Início.
}
install-games = O novo app começa vazio. Primeiro salve as partidas aqui. Depois abra o arquivo lá: “Mais”, “Exportar e importar”, “Importar um arquivo”.
kept = Guardado pelo navegador
kept-promise = { $promised ->
    [yes] sim
   *[no] não
}
kept-why = { $promised ->
    [yes] Este navegador prometeu guardar as partidas até você mesmo apagar os dados dele. Um arquivo salvo continua existindo até nesse caso.
   *[no] Este navegador pode apagar as partidas se faltar espaço no aparelho ou se você ficar muito tempo sem abrir o app. Um arquivo salvo fica seguro.
}
save-all = Salvar todas as partidas
about-copy = Cópia { $copy }, atualizada: { $when }
cover-private = As suas partidas ficam neste aparelho.
cover-loading = Carregando
cover-starting = Iniciando
cover-once = A partir da segunda visita, o app abre mais rápido e não precisa de rede.
cover-back = Abrindo as suas partidas
cover-failed = O app não conseguiu iniciar.
cover-failed-hint = Verifique a conexão e tente de novo. As partidas salvas não são afetadas.
cover-slow = Está demorando mais do que o normal.
cover-retry = Tentar de novo
cover-script = Este app precisa do JavaScript, que está desativado neste navegador.

## Backups

backups = Backups
backups-row = { $count ->
    [0] Nenhum ainda: o primeiro é feito quando uma partida começa
    [one] Um backup
   *[other] { $count } backups
}
backups-explained = O app faz os backups automaticamente. Antes de restaurar um deles, faz um backup das partidas atuais.
backups-make = Fazer backup
backups-send = Salvar uma cópia
backups-elsewhere = Guarde uma cópia em outro lugar, para o caso de perder este aparelho.
backups-made = Backup feito.
backups-not-needed = Não é preciso fazer outro backup: o último está atualizado.
backups-nothing = Ainda não há nada para guardar.
backups-none = Ainda não há backups.
backups-state = { $current ->
    [yes] Tudo no backup
   *[no] Mudou desde o último backup
}
backups-holds = { $matches ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $matches } partidas
}, { $deals ->
    [0] nenhuma mão
    [one] uma mão
   *[other] { $deals } mãos
}
backups-reason = { $reason ->
    [hand] Manual
    [import] Antes de importar
    [restore] Antes de restaurar
    [erase] Depois de apagar os dados de uma pessoa
   *[automatic] Automático
}
backups-number = Backup { $number }
backups-look = Carregando…
backups-restore = Restaurar
backups-restored = As partidas estão como no backup de { $when }. { $before ->
    [none] Antes não havia nada aqui.
   *[other] As partidas anteriores estão no backup de { $before }.
}
backup-title = Restaurar este backup?
backup-gone = Este backup não existe mais
backup-gone-hint = Este backup foi excluído para dar lugar a outros mais novos.
backup-no-change = Nada mudaria: as partidas estão como neste backup.
backup-come = { $count ->
    [one] Uma partida volta
   *[other] { $count } partidas voltam
}
backup-go = { $count ->
    [one] Uma partida será removida: não está no backup
   *[other] { $count } partidas serão removidas: não estão no backup
}
backup-change = { $count ->
    [one] Uma partida volta ao estado anterior
   *[other] { $count } partidas voltam ao estado anterior
}
backup-same = { $count ->
    [one] Uma partida fica como está.
   *[other] { $count } partidas ficam como estão.
}
backup-beside = As regras da casa, os jogadores e as confirmações deste aparelho também são restaurados.
backup-device = Configurações e mãos incompletas que faltam aqui também são restauradas.
backup-club = As sessões do clube também são restauradas. Códigos de mesa já trocados continuam trocados.
backup-restore = Restaurar este backup
backup-ask = Restaurar o backup de { $when }?
backup-ask-hint = Antes, o app faz um backup das partidas atuais, e você pode voltar a elas.

## Two states of a match, side by side

differ-now = Agora
differ-then = No backup
differ-here = Aqui
differ-file = No arquivo
differ-deal = { -Mao } { $number }
differ-deal-moved = { -Mao } { $mine } aqui, { $theirs } lá
differ-none = nenhuma { -mao }
differ-same-deals = { $count ->
    [one] { $count } { -mao } é igual nos dois.
   *[other] { $count } { -maos } são iguais nos dois.
}
differ-same-points = Os pontos são iguais, mas outros detalhes não.
differ-only-history = As { -maos } são iguais, e só o histórico é diferente.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totais
differ-nothing = nada
set-up-part-ended = fim da partida
set-up-clockwise = horário
set-up-anticlockwise = anti-horário
set-up-running = inacabada
field-note = nota
field-dealer = carteador
field-out_player = quem bateu
field-at = hora
field-confirmed_by = confirmado por
field-seats = lugares

## Export and import

exchange = Exportar e importar
exchange-import = Importar um arquivo
    .detail = Com prévia. Nada é substituído sem confirmação
exchange-phone = Mudar para um celular novo
exchange-phone-how = Um só arquivo leva todas as partidas com o histórico, os jogadores e as regras da casa. Salve ou envie o arquivo e abra-o no celular novo com “Importar um arquivo”. Nada sai deste celular, e importar mais de uma vez não faz mal.
exchange-everything = Exportar tudo
    .detail = { $count ->
        [0] Ainda não há partidas
        [one] Uma partida
       *[other] Todas as { $count } partidas
    }
exchange-evenings = Partidas de um dia
exchange-evening-row = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
exchange-no-day = Sem data
exchange-one = Para exportar uma só partida, use o menu da partida, na lista.
exchange-older = Dias anteriores
send = Exportar esta partida
send-title = Exportar { $what }
send-record = Salvar um arquivo que pode ser importado
send-table = Salvar uma planilha (CSV)
send-share = Compartilhar o arquivo…
send-copy = Copiar o arquivo como texto
send-plays = Arquivo para o BG Stats (.bgsplay)
    .detail = Só partidas terminadas
send-no-plays = Nenhuma partida terminou ainda, então não há nada para o BG Stats.
send-saved = Salvo: { $file }
send-downloaded = { $file } está nos downloads deste navegador.
send-left-out = { $count ->
    [one] Uma partida ficou de fora, porque esta versão não consegue lê-la: { $names }
   *[other] { $count } partidas ficaram de fora, porque esta versão não consegue lê-las: { $names }
}
send-copied = Copiado. Cole numa mensagem ou numa nota. Depois, “Importar um arquivo” pode ler o texto.
send-failed = Não é possível neste aparelho. Tente de outro jeito.
import-title = Importar
import-explained = Um arquivo deste app ou um registro de partida (JSON). Primeiro aparece uma prévia.
import-choose = Escolher um arquivo
import-paste = Ou cole o texto aqui
import-look = Ver prévia
import-pasted = texto colado
import-other = Escolher outro arquivo
import-refused = Isto não pode ser importado. Nada foi alterado.
import-newer = Este arquivo foi salvo por uma versão mais nova do app. Atualize o app e importe de novo. Nada foi alterado.
import-no-text = O arquivo não tem texto legível. Nada foi alterado.
import-not-read = Não foi possível ler o arquivo. Abra-o, copie o texto e cole abaixo.
import-more-wrong = { $count ->
    [one] e mais um
   *[other] e mais { $count }
}
import-new = { $count ->
    [one] Uma partida nova
   *[other] { $count } partidas novas
}
import-same = { $count ->
    [one] Uma partida já está aqui, sem diferenças.
   *[other] { $count } partidas já estão aqui, sem diferenças.
}
import-conflicts = { $count ->
    [one] Uma partida já está aqui, mas diferente
   *[other] { $count } partidas já estão aqui, mas diferentes
}
import-house = { $count ->
    [one] Contém regras da casa: { $names }
   *[other] Contém { $count } conjuntos de regras da casa: { $names }
}
import-people = { $count ->
    [one] Um jogador é novo ou tem mais dados
   *[other] { $count } jogadores são novos ou têm mais dados
}
import-renamed = { $name }, antes { $before }
import-nothing = Tudo o que há no arquivo já está aqui. Importar não mudaria nada.
import-empty = Não há partidas neste arquivo.
import-take = Importar
import-decide = { $count ->
    [one] Decidir sobre a partida diferente
   *[other] Decidir sobre as { $count } partidas diferentes
}
conflict-later = O arquivo é mais novo que a sua cópia. Se for usado, nada se perde.
conflict-earlier = O arquivo é mais antigo que a sua cópia. Se for usado, as alterações posteriores se perdem.
conflict-apart = Cada um tem alterações que o outro não tem.
conflict-mine = Manter a minha
conflict-theirs = Usar a do arquivo
conflict-both = Manter as duas
conflict-answer = { $answer ->
    [mine] A partida fica como está aqui.
    [theirs] A partida fica como no arquivo. Cada alteração aparece no histórico e pode ser desfeita.
   *[both] A partida do arquivo fica ao lado da sua, como outra partida.
}
conflict-said = { $answer }: { $names }
taken-kept = Nada foi alterado.
taken-added = { $count ->
    [one] Uma partida adicionada.
   *[other] { $count } partidas adicionadas.
}
taken-replaced = { $count ->
    [one] Uma partida está agora como no arquivo.
   *[other] { $count } partidas estão agora como no arquivo.
}
taken-unchanged = { $count ->
    [one] Uma partida ficou como estava.
   *[other] { $count } partidas ficaram como estavam.
}
taken-unanswered = { $count ->
    [one] Uma partida mudou nesse meio-tempo e ficou como estava. Importe o arquivo de novo para decidir.
   *[other] { $count } partidas mudaram nesse meio-tempo e ficaram como estavam. Importe o arquivo de novo para decidir.
}
taken-house = { $count ->
    [one] Regras da casa adicionadas: { $names }
   *[other] { $count } conjuntos de regras da casa adicionados: { $names }
}
taken-people = { $count ->
    [one] Um jogador foi atualizado com os dados do arquivo.
   *[other] { $count } jogadores foram atualizados com os dados do arquivo.
}
taken-house-conflict = Você já tem outras regras da casa com o mesmo nome. As suas foram mantidas: { $names }
taken-house-refused = Algumas regras da casa não podem ser jogadas aqui e ficaram de fora: { $why }
taken-show = Ver as partidas
taken-back = Desfazer a importação
match-in-short = { $sides } · { $deals ->
    [0] nenhuma { -mao }
    [one] uma { -mao }
   *[other] { $deals } { -maos }
}

## History

history = Histórico
history-menu = Histórico de alterações
history-of-deal = Histórico da { -mao } { $number }
history-of-dropped = Histórico de uma { -mao } excluída
history-every = { $count ->
    [one] { $count } alteração
   *[other] { $count } alterações, a mais recente primeiro
}
history-none = Essa { -mao } não existe na partida aberta.
history-whole = A partida inteira
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , neste aparelho
    [elsewhere] , em outro aparelho
   *[other] , por { $who }
}
history-why = Motivo: { $reason }

## What was found at the start

found-title = Sobre as suas partidas salvas
found-again = Isto continua disponível em Mais.
found-read = OK
found-look = Ver o backup
found-keep = Continuar sem ele

## The rules browser

rules-title = Regras
rules-search = Buscar
rules-found = { $count ->
    [0] Nenhuma regra encontrada
    [one] { $count } regra encontrada
   *[other] { $count } regras encontradas
}
rules-count = { $count ->
    [one] { $count } regra
   *[other] { $count } regras
}
rules-origin-document = Com base nas nossas fontes
rules-origin-rule_book = De livros de regras
rules-edition = { $origin }, edição { $edition }
rules-inherits = Todo o resto é igual a { $from }.
rules-without-house = Os valores de { $name }, sem as regras da casa.
rules-proposed = { $count ->
    [one] Uma regra não tem fonte: { $what }. Combinem antes de jogar.
   *[other] { $count } regras não têm fonte: { $what }. Combinem antes de jogar.
}
rules-proposed-many = { $count } de { $all } regras não têm fonte. Estão marcadas como “sugestão”: combinem antes de jogar.
rules-others-say = Outras fontes
rules-source-notes = Em inglês, para quem confere as regras
compare = Comparar regras
compare-with = Comparar com outro regulamento
compare-with-which = Comparar { $name } com:
compare-swap = Trocar
compare-differences = { $count ->
    [one] { $count } diferença
   *[other] { $count } diferenças
}
compare-all = As { $count } regras
compare-both = Os dois
compare-same = Estes regulamentos são iguais.
confirm-look = Ver e combinar
confirm-title = { $count ->
    [one] Uma regra sem fonte
   *[other] { $count } regras sem fonte
}
confirm-why = Nenhum livro de regras que conhecemos fala disso: é uma sugestão.
confirm-agree = Jogamos assim
confirm-change = Mudar com regras da casa
confirm-done = Combinado: { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = { -Mao }
sheet-heading-said = Colunas: { $sides }. Em cada uma, os pontos da { -mao } e o novo total
sheet-opening = Início
sheet-total = Total
sheet-needs = Abre
sheet-of-side = { $side } { $value }
sheet-running = A partida ainda está em andamento.

## Switches

switch-affects-score = Muda a pontuação.
switch-affects-legality = Muda quais jogos valem.
switch-affects-initial_meld = Muda a abertura.
switch-affects-go_out = Muda quem pode bater.
switch-affects-match = Muda como a partida termina.
switch-affects-limits = Muda quantas cartas há em jogo.
switch-affects-text = Não muda a pontuação.
switch-asks = Nenhuma fonte dá este valor. Combinem antes de jogar: { $what }
switch-other-form = Não é o que se joga na sua mesa? Veja também: { $names }

switch-hand_size = Quantas cartas recebe cada jogador? Também se joga com 13, 14 ou 15, conforme o número de jogadores.
switch-hand_size_pennies = Quantas cartas recebe cada um, além da segunda mão?
switch-jokers_a_pack = Quantos jokers há ao todo? Alguns baralhos têm três em vez de dois. Dois baralhos assim têm 110 cartas.
switch-packs_italian = Com muitos jogadores pode entrar um terceiro baralho. Indique então quanto valem seis 3 vermelhos.
switch-packs_chilean = Joga-se com três ou quatro baralhos. Nenhuma fonte diz quanto valem oito 3 vermelhos: indique o valor aqui.
switch-packs_hand_and_foot = De quatro a sete baralhos. Em geral, um a mais do que o número de jogadores.
switch-packs_hand_and_foot_alone = Em geral, um baralho a mais do que o número de jogadores, às vezes ainda mais.
switch-exact_pickup = Quem tira do monte, de uma vez, o número exato de cartas da mão e do pé ganha 100?
switch-eights_and_nines = Os oitos e os noves valem 10 ou, como as cartas mais baixas, 5?
switch-teams_of_six = Seis jogadores: duas equipes de três ou três equipes de dois?
switch-teams_of_six-two = duas equipes de três
switch-teams_of_six-three = três equipes de dois
switch-teams_of_six_to_10000 = Seis jogadores: duas equipes de três ou três de dois? Com três equipes, joga-se até 7.500.
switch-teams_of_six_to_10000-two = duas equipes de três
switch-teams_of_six_to_10000-three = três equipes de dois
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Em que sentido se dão as cartas e se joga?
switch-wilds_against_naturals = Quantos curingas por jogo: até três, nunca mais do que as naturais, ou sempre menos?
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Uma canastra pronta pode receber mais cartas?
switch-finished_canastas-open = pode receber
switch-finished_canastas-closed = fechada em sete
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Ao bater, um jogo pode ter oito cartas ou mais?
switch-wild_melds = Três ou mais curingas formam um jogo? Sete são uma canastra, de 2.000 ou de 1.000 conforme a mesa.
switch-wild_melds_italian = Três ou mais curingas (pinelle) formam um jogo? Se sim, indique quanto vale uma canastra deles.
switch-sequences = Há sequências do mesmo naipe, como no samba? Um dos livros não as traz.
switch-bonuses_when_out_italian = Os bônus da canastra de dois, limpa ou suja, contam só ao bater ou sempre?
switch-bonuses_when_out_italian-when_out = só ao bater
switch-bonuses_when_out_italian-always = sempre
switch-wilds_in_a_meld = Quantos curingas cabem num jogo comum: dois, três ou sem limite?
switch-black_threes_melded = Quando podem ser baixados três ou mais 3 pretos, a 5 cada: ao bater, nunca ou a qualquer momento?
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Quem tem exatamente 2.000, 5.000 ou 7.000 pontos segue o mínimo da faixa seguinte ou o da anterior?
switch-first_melds_italian-limit_to_the_higher = a faixa seguinte
switch-first_melds_italian-limit_to_the_lower = a faixa anterior
switch-first_melds_samba = A abertura a partir de 7.000 pede 150 ou 160?
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = A abertura depende do número da mão ou dos pontos?
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = A abertura sobe a cada 500 pontos, ou é 50 até 1.495 pontos e 150 daí em diante, ou sobe a cada mão?
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: a cada 500 pontos
switch-first_melds_pennies-from_1500 = 50, e 150 a partir de 1.500
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: a cada mão
switch-first_melds_brazilian = A abertura a partir de 8.000 pede 200 e uma canastra, ou só 200?
switch-first_melds_brazilian-canasta_of_200 = 200 e uma canastra
switch-first_melds_brazilian-200_alone = só 200
switch-first_melds_hand_and_foot = Qual é o mínimo para abrir? Ele depende da mão ou, em partidas até 10.000, dos pontos.
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 em todas as mãos
switch-first_melds_hand_and_foot-by_score = conforme os pontos
switch-top_card_counts = A carta de cima do lixo conta para a abertura? Se não, é preciso abrir antes de pegar o lixo.
switch-pile_for_first_melds = Dá para pegar o lixo na vez da abertura?
switch-concealed_minimum = O mínimo da abertura vale também ao bater de mão?
switch-splash = Splash: uma canastra inteira basta para abrir, seja qual for a pontuação?
switch-cards_in_canastas = As cartas de uma canastra contam além do bônus?
switch-books_of_sevens = Uma canastra limpa de setes vale o mesmo que as outras ou 1.500?
switch-books_of_sevens-as_any = como as outras
switch-sevens_with_wilds = Setes com curingas são uma canastra de setes ou uma suja comum?
switch-sevens_with_wilds-mixed = suja comum
switch-wild_canastas_pennies = Quanto vale uma canastra de curingas?
switch-natural_canastas_kanasta = Quanto vale uma canastra limpa: 600 ou, como na Clássica, 500?
switch-trump = Uma canastra em sequência no naipe de trunfo, o da primeira carta virada, vale o dobro do bônus?
switch-concealed_canasta = Qual é o bônus da canastra de mão: nenhum, mais 100 ou o dobro?
switch-red_threes_of_six = Quanto valem quatro 3 vermelhos quando há seis em jogo: 800 ou 400?
switch-red_threes_need_a_canasta = Os 3 vermelhos contam a favor depois de abrir, ou só com uma canastra?
switch-red_threes_samba = Os 3 vermelhos contam a favor com duas canastras, ou depois de abrir, como na Clássica?
switch-red_threes_brazilian = Os 3 vermelhos contam a favor com uma canastra ou só com duas?
switch-red_threes_cuban = Sem canastra, os 3 vermelhos contam contra a equipe ou não contam?
switch-four_red_threes_unmelded = Quanto custam os quatro 3 vermelhos a quem não baixou nada: o desconto habitual ou só 400?
switch-four_red_threes_unmelded-by_the_table = o desconto habitual
switch-forgotten_red_three = Quanto custa um 3 vermelho que nunca foi para a mesa (se o jogador chegou a ter a vez)?
switch-red_threes_laid_out = Os 3 vermelhos vão para a mesa, a 100 cada e com uma carta nova em troca, ou nunca vão?
switch-red_threes_laid_out-never = nunca
switch-red_threes_laid_out-for_100 = a 100 cada
switch-red_threes_knee = Sete 3 vermelhos valem 700 (e oito 1.100), ou já valem 1.000?
switch-red_threes_knee-from_eight = mais a partir de oito
switch-red_threes_knee-from_seven = mais a partir de sete
switch-red_threes_left = Quanto custa cada 3 vermelho que fica na mão ou no pé?
switch-black_threes_left = Quanto custa cada 3 preto que fica na mão ou no pé?
switch-black_threes_kanasta = Quanto custa cada 3 preto que fica na mão?
switch-canastas_to_go_out = Para bater, é preciso ter uma canastra ou duas? São duas, em geral, quando se compram duas cartas.
switch-out_without_a_canasta = Para bater, é preciso ter uma canastra?
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Para bater, é preciso ter uma canastra ou duas?
switch-books_to_go_out = Quais canastras são exigidas para bater? Cada mesa tem a sua regra.
switch-books_to_go_out-1_1 = 1 limpa, 1 suja
switch-books_to_go_out-1_2 = 1 limpa, 2 sujas
switch-books_to_go_out-2_2 = 2 limpas, 2 sujas
switch-books_to_go_out-2_2_wild = 2 limpas, 2 sujas, 1 de curingas
switch-books_to_go_out-3_3 = 3 limpas, 3 sujas
switch-books_to_go_out-3_4 = 3 limpas, 4 sujas
switch-books_to_go_out-5_4 = 5 limpas, 4 sujas
switch-last_discard = Para bater, é preciso descartar a última carta? Se não, ela pode ser baixada.
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Quanto vale a batida: 200, ou 100 como na Clássica?
switch-concealed_hand_and_foot = Bater de mão vale mais 100 ou nada?
switch-asking_the_partner = Perguntar ao parceiro antes de bater: permitido (e é preciso seguir a resposta), proibido ou obrigatório?
switch-short_sequences = Quais sequências custam 1.000 no fim da mão: as de até cinco cartas ou as de até quatro?
switch-four_jokers_unfinished = Uma canastra de curingas incompleta com os quatro jokers custa 2.500 em vez de 2.000?
switch-special_hands_mode = Uma mão especial conta sozinha ou junto com os outros pontos da equipe?
switch-acaba = Quem está perdendo pode pedir “acaba”: a mão termina, as outras equipes ganham 1.500 e a de quem pede não ganha nada. Antes, pode perguntar ao parceiro.
switch-acaba_alone = Quem está perdendo pode pedir “acaba”: a mão termina, cada um dos outros ganha 1.500 e quem pede não ganha nada.
switch-seven_canastas = Sete canastras numa mão valem 5.000 e a vitória na partida?
switch-seven_canastas_mode = Os pontos da vitória por canastras se somam aos da mão ou os substituem?
switch-semi_clean = Uma canastra semilimpa tem bônus próprio ou conta como suja?
switch-royal_burraco = Um burraco real (13 cartas de um naipe) vale 300 e um super burraco (oito cartas iguais) vale 250, os dois sem curingas?
switch-royal_burraco-none = como qualquer limpa
switch-royal_burraco-royal = 300 e 250
switch-royal_burraco_wild = Uma regra da casa: com um curinga, um burraco real vale 250 e um super burraco, 200?
switch-royal_burraco_wild-none = como qualquer outra
switch-royal_burraco_wild-wild = 250 e 200
switch-wild_canasta_burako = Jokers e dois podem ser baixados sozinhos? Uma canastra deles vale 1.000.
switch-jokers_burako = Joga-se com dois curingões, como no jogo de pedras, ou com quatro?
switch-free_play_three = A partir de quantos pontos cada um joga por si, e com quantos se vence?
switch-free_play_three-tournament = 1.000 e 1.505 (torneio)
switch-free_play_three-free = 1.500 e 2.005 (jogo livre)
switch-odd_halves = Como se arredonda a metade de um número ímpar de pontos?
switch-jokers_buraco = Quanto vale um joker (curingão): 20 ou, como na Clássica, 50?
switch-twos_buraco = Quanto vale um dois: 10 ou, como na Clássica, 20?
switch-groups_buraco = Vale trinca, como no buraco fechado, ou só sequência?
switch-first_melds_buraco = Quem tem 1.500 ou 1.000 pontos precisa de 75 para abrir?
switch-first_melds_buraco-none = sem mínimo
switch-first_melds_buraco-75 = 75 a partir de 1.500
switch-first_melds_buraco-from_1000 = 75 a partir de 1.000
switch-vulnerable_again = Com quanto abre uma { -equipe } vulnerável nas { -maos } seguintes: de novo 75, ou 90?
switch-vulnerable_again-same = de novo 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Um morto não pego custa sempre pontos, ou só se outra { -equipe } pegou o seu?
switch-whole_suit_buraco = Um naipe inteiro, do ás ao rei ou do dois ao ás, vale 500 ou o mesmo que qualquer canastra limpa?
switch-ace_to_ace_buraco = Uma sequência de ás a ás vale 1.000 ou o mesmo que as outras?
switch-clean_to_go_out = Para bater, é preciso ter uma canastra limpa ou serve qualquer uma, como no buraco fechado?
switch-clean_to_go_out-natural = limpa
switch-clean_to_go_out-any = qualquer uma
switch-pile_buraco = O lixo é livre ou só pega quem baixa a carta de cima, como no buraco fechado?
switch-card_values_tranca = Quanto valem as cartas: 10 cada, como no buraco, ou 8 do quatro ao dez e 10 as outras?
switch-card_values_tranca-10 = 10 cada
switch-card_values_tranca-buraco = como no buraco
switch-card_values_tranca-8 = 8 e 10
switch-four_red_threes_tranca = Os quatro 3 vermelhos valem 400 ou 800?
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Quantas cartas recebe cada jogador: 11 ou 13?
switch-canastas_together_spanish = Cinco canastras valem mais 500, e sete valem ainda outros 2.000?
switch-canastas_together_spanish-bonus = 500 e 2.000
switch-canastas_together_spanish-none = sem bônus
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Os quatro 3 pretos, baixados ao bater, valem 500?
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = só o valor das cartas
switch-target_buraco = Com quantos pontos se vence: 2.000, 3.000, 4.000, 5.000 ou outro número?
switch-target = Com quantos pontos se vence? Qualquer número serve.
switch-target_chilean = Com quantos pontos se vence: 10.000 como no samba, 15.000 como na boliviana, ou outro número?
switch-target_italian = Com quantos pontos se vence: 15.000, 12.000 como dizem os livros, ou outro número?
switch-deals_or_target = A partida tem quatro mãos ou vai até 10.000 pontos?
switch-deals_or_target-to_a_target = até 10.000 pontos
switch-tie = Em caso de empate, joga-se mais uma { -mao } ou a partida termina empatada?
switch-pile_onto_canasta = O lixo pode ser pego para juntar a carta de cima a uma canastra pronta?
switch-pile_needs = O que é preciso para pegar um lixo não congelado: um par natural ou uma natural e um curinga, só naturais, ou sempre um par natural da mão?
switch-pile_cards = Quantas cartas se pegam do lixo: todas ou só dez?
switch-pile_cards_hand_and_foot = Quantas cartas se pegam do lixo: só a de cima, três, cinco, seis, sete ou todas?
switch-jokers_discarded = Os jokers podem ser descartados (o que congela o lixo)?
switch-first_pile = O lixo começa só com uma carta, ou com ela e mais tantas quantas o valor dela indicar?
switch-stock_used_up = Quando o monte acaba: joga-se enquanto o lixo puder ser pego, para-se após a última compra, ou vira-se o lixo?
switch-red_threes_replaced = Um 3 vermelho comprado é trocado por outra carta?
switch-last_card_without_canasta = Sem canastra, dá para terminar a vez sem descartar e ficar com a última carta, ou é sempre preciso guardar uma carta para o descarte?

## Meld

meld-title = { $asks ->
    [hand] O que posso baixar?
    [worth] Quanto vale?
   *[melds] Isto basta?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, { $score } pontos, abre com { $needed }
meld-other = { $by ->
    [deal] Outra { -mao }
   *[score] Outros pontos
}
meld-other-number = { $by ->
    [deal] { -Mao } { $number }
   *[score] Pontos { $number }
}
    .says = { meld-other-number }, { $needed }. Toque para mudar
meld-rules = { $rules }
    .says = Regras: { $rules }. Escolher outras
meld-other-rules = Outras regras
meld-ask-number = { $by ->
    [deal] Número da { -mao }
   *[score] Pontos
}

meld-needs = abre com { $needed }
meld-needs-nothing = Sem mínimo
meld-tap-cards = Toque nas cartas que quer baixar
meld-tap-top = Toque na carta de cima do lixo
meld-enough = Basta
meld-over = Sobram { $over }
meld-allowed = Vale
meld-short = Faltam { $short }
meld-not-enough = Não basta
meld-not-allowed = Não vale
meld-of = de { $needed }
meld-of-nothing = sem mínimo
meld-worth = Cartas { $cards }, bônus { $bonus }
meld-points = { $count ->
    [one] ponto
   *[other] pontos
}
meld-all-legal = { $count ->
    [2] Os dois jogos valem
    [one] O jogo vale
   *[other] Todos os jogos valem
}
meld-illegal = { $count ->
    [one] Um jogo não vale
   *[other] { $count } jogos não valem
}
meld-one-more = Mais 1 { $card } já basta
meld-canasta-suffices = Uma canastra inteira sempre basta
meld-top-counts = A carta { $card } do lixo conta
meld-top-not-counted = A carta { $card } do lixo não conta
meld-concealed-exempt = Ao bater de mão não há mínimo
meld-concealed-never = O mínimo vale também ao bater de mão
meld-concealed-canastas = O mínimo vale: entre os jogos faltam as canastras para bater
meld-concealed-pile = O mínimo vale porque o lixo foi pego
meld-red-three = o 3 vermelho vai para a mesa e não entra em jogos
meld-joins = fica com as outras do mesmo valor
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Espadas
meld-suit-hearts = Copas
meld-suit-diamonds = Ouros
meld-suit-clubs = Paus
meld-empty = Toque numa carta para começar um jogo
meld-empty-sequence = Toque nas cartas para começar uma sequência de { $suit }
meld-said = { $cards }: { $points } pontos, { $told }
meld-legal = vale
meld-never = nunca
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , { $count } em uso
}
meld-delete = Tirar a última carta

meld-new = Novo jogo
meld-new-short = Novo
meld-concealed = De mão
    .says = Bater de mão
meld-pile = Com o lixo
    .says = Pegando o lixo
meld-top = Em cima: { $card }
    .says = Carta de cima do lixo: { $name }. Toque em outra
meld-top-asked = Qual?
meld-pile-short = Lixo
meld-sequence-label = Sequência de
meld-suit-label = Naipe
meld-clear = Tirar todas as cartas
meld-find = Achar jogo
meld-lay = Anotar nesta { -mao }
meld-to-melds = Voltar aos jogos
meld-use = Usar estes

meld-tap-hand = Toque nas cartas da sua mão
meld-not-found = Esta mão não é possível
meld-nothing-legal = Nenhum jogo válido nesta mão
meld-can-lay = { $cards ->
    [one] Basta { $cards } carta
   *[other] Bastam { $cards } cartas
}
meld-hand = { $count ->
    [one] { $count } carta na mão: { $cards }
   *[other] { $count } cartas na mão: { $cards }
}
meld-missing-cards = { $count ->
    [one] Falta { $count } carta para a canastra
   *[other] Faltam { $count } cartas para a canastra
}
meld-closing = Basta mais uma: { $cards }
meld-no-card-closes = Nenhuma carta sozinha basta
meld-prefer-title = Quais jogos?
meld-prefer = { $preference ->
    [fewest] Menos cartas
    [value] Mais pontos
    [wilds] Poupar curingas
   *[canasta] Canastra
}
    .says = Preferência: { $wanted }. Escolher outra
meld-preference = { $preference ->
    [fewest] Com menos cartas
    [value] Com mais pontos
    [wilds] Sem gastar curingas
   *[canasta] Com canastra, se houver
}

meld-notation = Digitar as cartas
meld-notation-label = { $asks ->
    [hand] Mão
   *[melds] Jogos
}
meld-notation-hint = { $asks ->
    [hand] Cartas sem espaços: A K Q J T 9 a 4, 2, * para o joker, P para o 3 preto. h:4567 são de copas.
   *[melds] Um espaço entre jogos: 777 QQQ2 AA*. T é o dez, * o joker, P o 3 preto. h:456 é uma sequência de copas.
}
meld-bare-three = “{ $token }”: de que cor é o três? Digite { letter-3b } para o preto, { letter-3r } para o vermelho
meld-notation-done = Pronto

meld-reference = Em resumo: { $rules }
meld-reference-by = Depende { $by }.
meld-reference-exceptions = O que conta e exceções
meld-reference-bonuses = Bônus
meld-red-threes-never = Os 3 vermelhos vão para a mesa, mas nunca contam para a abertura.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , agora { $sides }
}
meld-all-rules = Todas as regras desta partida
problem-top_card_not_melded = a carta { $card } do lixo tem de entrar num jogo

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Nenhuma diferença
    [one] { $different } regra diferente
   *[other] { $different } regras diferentes
}{ $same ->
    [0] .
    [one] , { $same } igual.
   *[other] , { $same } iguais.
}

## My house rules

house-title = Regras da casa
house-none = Regras da casa são as que a sua mesa muda. Escolha um regulamento, mude o que vocês jogam diferente e dê um nome às suas regras.
house-what = As regras que a sua mesa muda. Valem para as partidas que começarem a partir de agora.
house-line = { $base } · { $count ->
    [0] ainda sem alterações
    [one] uma regra alterada
   *[other] { $count } regras alteradas
}
house-broken-short = Não valem mais. Toque para ver por quê.
house-broken = Esta versão do app não consegue usar estas regras da casa. Nada se perdeu: ainda é possível salvá-las como arquivo. O problema:
house-gone = Estas regras da casa foram excluídas.
house-new = Novas regras da casa
house-make-from = Criar a partir de
house-another = Outro regulamento
    .detail = { $count } para escolher
house-new-why = De qual regulamento você quer partir? O que você não mudar fica igual.
house-name = Nome das regras da casa
house-name-made = { $base } da casa{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Criar
house-bring = Importar

house-on-base = Baseadas em: { $base }
house-saved = Salvas automaticamente
house-unsaved = Ainda não salvas
house-unsaved-why = Estas regras não combinam entre si. Toque numa para corrigir, ou desfaça as últimas alterações. Até lá valem as que estavam salvas.
house-take-back = Descartar alterações
house-leave-unsaved = Sair sem salvar
house-leave-why = Estes valores não combinam entre si, por isso não foram salvos. Continuam valendo as regras da casa que estavam salvas.
house-differences = { $count ->
    [one] { $count } regra alterada
   *[other] { $count } regras alteradas
}
house-no-differences = Ainda sem alterações: são as regras padrão.
house-instead-of = em vez de { $old }
house-instead-of-these =
    em vez de:
    { $old }
house-from = Fonte: { $ref }
house-from-switch = Variante comum: { $ref }
house-from-table = Combinado na nossa mesa
house-reset = Voltar ao padrão: { $what }
house-reset-one = Voltar ao padrão
house-reset-all = Desfazer as alterações
house-reset-all-explained = Todas as regras voltam ao padrão. As partidas já começadas ficam com as suas.
house-reset-all-yes = Desfazer tudo
house-change = Mudar
house-switches = Variantes comuns
    .detail = { $count ->
        [one] { $count } variante, com um toque
       *[other] { $count } variantes, com um toque cada
    }
house-values = Todas as regras
    .detail = Cada valor, seção por seção
house-use = Usar
house-play = Jogar com estas regras
house-share = Compartilhar
    .detail = Como arquivo pequeno ou como texto
house-rename = Mudar o nome
house-rename-done = Salvar o nome
house-drop = Excluir estas regras da casa
house-drop-question = Excluir “{ $name }”?
house-drop-explained = As partidas jogadas com elas ficam como estão. Não é possível desfazer.

house-switches-what = Escolha o que se joga na sua mesa. A primeira opção é sempre a regra padrão.
house-switch-own = { $value } (padrão)
house-switch-other = outro número…
house-switch-misfit = { $value } não combina com as suas outras alterações. { $why }
house-switch-off = Não se aplica a este regulamento.
house-switches-others = { $count ->
    [one] { $count } variante que não se aplica
   *[other] { $count } variantes que não se aplicam
}
    .detail = São de outros regulamentos, não de { $base }.

house-changed-value = { $value } (alterado)
house-section-count = { $count ->
    [one] { $count } regra
   *[other] { $count } regras
}{ $changed ->
    [0] { "" }
    [one] , uma alterada
   *[other] , { $changed } alteradas
}
house-in-base = Padrão ({ $base })
house-we-play = Jogamos
house-reason = Motivo (opcional)
house-reason-keep = Salvar o motivo
house-take = Usar isto
house-number-label = { $what }: { $number }. Toque para mudar
house-a-number = um número
house-as-follows = assim
house-points = Pontos
house-row-number = Número { $place }
house-row-more = Mais um
house-row-less = Menos um
house-row-add = Nova linha
house-row-drop = Remover: { $what }
house-band-by = Depende
house-band-from = A partir deste total
house-band-hand = A partir desta { -mao }
house-band-points = Pontos exigidos
house-band-points-alone = bastam os pontos
house-hand-wins = Dá a vitória na partida?
house-hand-add = Nova mão especial
house-bonus-when = Canastras exigidas
house-bonus-count = Quantas: { $type }
house-bonus-more = ou mais
house-bonus-exactly = exatamente
house-step-least = A partir de

house-share-what = Quem tem este app pode importar este arquivo.
house-share-file = Salvar como arquivo
house-share-copy = Copiar como texto
house-share-copied = Copiado. Cole numa mensagem ou numa nota.
house-share-failed = Não é possível neste aparelho. Selecione o texto abaixo e copie.
house-share-text = Arquivo como texto
house-share-text-why = Ou selecione este texto, copie e cole no outro aparelho em “Regras da casa”, “Importar”.

house-bring-what = Importe regras da casa que alguém enviou. As suas não mudam sem confirmação.
house-bring-file = Escolher um arquivo
house-bring-refused = Não foi possível importar { $file }
house-bring-untouched = Nada foi alterado. Corrija o arquivo e importe de novo.
house-bring-whole = o arquivo inteiro
house-bring-no-text = { $file } não tem texto legível. Abra-o, copie o texto e cole abaixo.
house-bring-conflict = Já há aqui outras regras: { $name }
house-bring-conflict-why = As duas vêm das mesmas regras da casa, mas uma foi alterada depois.
house-bring-replace = Trocar as minhas pelas novas
house-bring-both = Manter as duas
house-bring-leave = Manter só as minhas
house-bring-copy = { $name } (novas)

house-broken-files = Arquivos de regras com erros
house-broken-files-why = Estes arquivos ficam de fora até serem corrigidos. Todo o resto funciona.
house-play-our-way = Criar regras da casa a partir daqui
more-house = Regras da casa
more-house-count = { $count ->
    [0] nenhuma
    [one] { $count } conjunto
   *[other] { $count } conjuntos
}
set-up-house = Regras da casa

## People

people = Jogadores
people-row = Nomes e repetidos
people-none = Jogadores com nome aparecem aqui depois da primeira partida.
people-find = Procurar jogadores
people-find-none = Ninguém tem esse nome.
people-group = { $group ->
    [month] Jogaram este mês
    [earlier] Antes
   *[none] Ainda sem partida
}
people-with = com { $name }
people-won = de { $games } vencidas
people-line = { $matches ->
    [0] ainda sem partidas
    [one] uma partida
   *[other] { $matches } partidas
}
people-called = Nome
people-new = Novo jogador
people-save = Salvar
people-saved = Salvo. As partidas antigas também foram atualizadas.
people-color = Cor nas novas partidas
people-color-none = Nenhuma cor escolhida. Ela depende do lugar.
people-color-seat = Usar a cor do lugar
people-name-taken = Esse nome já existe. Acrescente um sobrenome ou apelido.
people-merge = Unir com…
people-merge-title = Quem é a mesma pessoa que { $name }?
people-merge-ask = { $gone } e { $kept } são a mesma pessoa?
people-merge-hint = { $matches ->
    [one] { $matches } partida de { $gone } passa a contar também para { $kept }, com esse nome.
   *[other] { $matches } partidas de { $gone } passam a contar também para { $kept }, com esse nome.
} É possível separar de novo a qualquer momento.
problem-same_match = Jogaram na mesma partida, por isso são duas pessoas.
people-merge-do = Unir
people-also = Também jogou como { $name }
people-separate = Separar de novo

## Addresses that lead nowhere

nowhere = Página não encontrada
nowhere-hint = O endereço pode estar errado, ou o que havia aqui foi excluído.
nowhere-home = Voltar à mesa
nowhere-rule-set = Não existe o regulamento “{ $name }”.
nowhere-rule = Este regulamento não tem essa regra.
nowhere-person = Nenhum jogador com este nome.

## Seats and dealers

seats = Lugares
seats-table = Lugares e carteador
seats-hint = Toque em dois jogadores para trocá-los.
seats-arrange = Mudar os lugares
seats-said = Lugar { $number }: { $name }, em frente a { $opposite }
seats-said-alone = Lugar { $number }: { $name }
seats-partner = com { $name }
seats-name = { $name }. Mudar o nome
seats-name-at = Nome no lugar { $number }
seats-deal-on = O próximo dá as cartas
seats-dealing = dá as cartas
seats-draw = Sortear os parceiros
seats-turn = Outros parceiros
seats-drawn = Sorteio (número { $seed })
seats-dealer = Quem dá as cartas agora?
seats-dealer-label = { $name }
    .says = { $name } dá as cartas agora
seats-replace-head = Substituir um jogador
seats-replace = Substituir { $name }
seats-replace-title = Quem joga no lugar de { $name } a partir da { -mao } { $number }?
seats-replace-do = Substituir a partir de agora
seats-stays = As { -maos } já anotadas ficam com quem as jogou.
set-up-part-next_dealer = carteador da próxima { -mao }
set-up-part-next_players = jogadores da próxima { -mao }

## The next match

turn = Mudar os parceiros
turn-title = Próxima partida
turn-company = Quem joga?
turn-company-hint = De quatro a seis jogadores. Com mais de quatro, fica de fora quem ficou menos vezes até agora.
turn-pairing = { $first } contra { $second }
turn-pause = { $count ->
    [one] { $names } fica de fora
   *[other] { $names } ficam de fora
}
turn-suggested = sugestão
turn-all = { $count ->
   *[other] Após { $count } partidas, todos terão sido parceiros de todos.
}
turn-join = Mais um jogador
turn-start = Começar esta partida

## Deleting a match

match-delete = Excluir esta partida
match-delete-ask = Excluir esta partida?
match-delete-hint = { $names }: a partida sai da lista e das estatísticas. Você pode recuperá-la.
match-deleted = Excluída: { $names }
matches-deleted = { $count ->
    [one] { $count } partida excluída
   *[other] { $count } partidas excluídas
}
matches-bring-back = Recuperar { $names }
change-delete = Partida excluída
change-what-delete = exclusão da partida

## Sharing a result

share = Compartilhar ou salvar
    .detail = Imagem, texto, arquivo
share-text = Enviar como texto
share-copy = Copiar como texto
share-picture = Enviar como imagem
share-save-picture = Salvar como imagem
share-page = Salvar página para imprimir
share-files = Arquivos
share-copied = Copiado. Cole numa mensagem.
share-bg-stats = Adicionar ao BG Stats
    .detail = { $way ->
        [bgstats] Passa nomes, pontos e data ao aplicativo BG Stats deste celular, e a mais ninguém
       *[https] Abre bgstatsapp.com, com nomes, pontos e data no endereço
    }
share-leads = { $side } na frente por { $margin }
share-level = Empate até agora
share-deals = { $deals ->
    [one] { $deals } { -mao }
   *[other] { $deals } { -maos }
}

## A match to try things with

demo-start = Testar uma partida demo
demo-mark = Partida demo: experimente à vontade, nada conta.
demo-badge = demo
guide = { $step ->
    [who] Quem jogou a última carta? Toque nessa { -equipe } ou em “Ninguém”.
    [canasta] Quantas canastras tem esta { -equipe }? Toque no número.
    [cards] Digite os pontos das cartas na mesa e depois os da mão.
    [save] Toque na outra { -equipe } e digite também as cartas dela. Depois, salve.
    [meld] A etiqueta dourada mostra o mínimo da próxima abertura da { -equipe }.
    [points] Toque numa { -mao } para ver de onde vêm os pontos.
   *[record] Toque em “Anotar { -mao } { $number }”: as dicas mostram o caminho.
}
guide-close = Ocultar as dicas
demo-delete = Excluir a partida demo

## Help beside what is asked

help-said = Ajuda: { $topic }
help-here = Nesta partida
help-topic = { $topic ->
    [concealed] Bater de mão
    [initial] Abertura
    [threes] 3 vermelhos
    [kinds] Canastras limpas e sujas
    [out] Bater
   *[hand] Cartas que ficaram na mão
}
help-text = { $topic ->
    [concealed] Bate de mão quem baixa a mão inteira de uma vez, sem ter baixado nada antes. Os jogos do parceiro não importam. As regras dizem se é preciso ter uma canastra própria.
    [initial] O que uma { -equipe } baixa primeiro em cada { -mao } tem de chegar a um mínimo, que depende do seu total ou do número da { -mao }.
    [threes] Um 3 vermelho vai logo para a mesa e é trocado por uma carta do monte. Soma pontos se a { -equipe } abriu. Se não abriu, em geral desconta.
    [kinds] Uma canastra é um jogo de sete cartas ou mais. Sem curingas é limpa, e com curingas é suja.
    [out] Uma { -equipe } bate quando um dos jogadores fica sem cartas. Antes precisa das canastras que as regras pedem.
   *[hand] As cartas que ficam na mão dos parceiros no fim são descontadas da { -equipe }. Basta digitar o número.
}

## Club: what an evening does not allow

club-somebody = alguém
club-and = { $first } e { $last }
club-problem-name_needed = Digite um nome.
club-problem-no_date = “{ $date }” não é uma data. Escreva como 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Uma sessão precisa de pelo menos uma rodada.
    [one] Já foi sorteada mais de uma rodada.
   *[other] Já foram sorteadas mais de { $count } rodadas.
}
club-problem-too_many_dropped = Pelo menos uma rodada tem de contar.
club-problem-not_positive = Digite um número maior que 0.
club-problem-warning_too_early = O aviso tem de vir antes do fim da rodada.
club-problem-figures_needed = Digite números aqui.
club-problem-last_band_open = A última linha da tabela vale para todas as diferenças maiores.
club-problem-bands_ascend = Cada linha tem de ir além da anterior.
club-problem-tie_break_twice = Este critério de desempate aparece duas vezes.
club-problem-unknown_rule_set = Regulamento desconhecido: { $rules }.
club-problem-house_rule = Uma regra da casa não serve aqui: { $expected }
club-problem-partners_cannot_change = Os parceiros só podem mudar com duas equipes de dois. Escolha duplas.
club-problem-draw_needs_fixed_sides = Estes confrontos são só para duas equipes de parceiros fixos.
club-problem-draw_needs_individuals = Estes confrontos são só para jogadores que trocam de parceiro.
club-problem-teams_meet_in_twos = Em cada mesa se enfrentam duas equipes, mas estas regras são para { $count }.
club-problem-nobody_left_over = Mesas de { $count } são para jogadores sem parceiro fixo.
club-problem-not_by_so_many = Estas regras não são para { $count } jogadores: { $rules }.
club-problem-has_begun = Não pode ser alterado: a primeira rodada já foi sorteada.
club-problem-entrant_twice = { $who } já está na lista.
club-problem-member_twice = A mesma pessoa aparece duas vezes.
club-problem-wrong_number_of_members = { $count ->
    [one] Neste formato, uma inscrição não pode ter { $count } pessoa.
   *[other] Neste formato, uma inscrição não pode ter { $count } pessoas.
}
club-problem-team_sizes_differ = Todas as equipes têm de ter o mesmo tamanho.
club-problem-plays_already = { $name } já joga nesta sessão.
club-problem-partner_needed = { $name } ainda não tem parceiro.
club-problem-is_member = { $name } já é do clube.
club-problem-name_twice = “{ $name }” já está na lista. Acrescente algo para distinguir.
club-problem-no_such_entrant = Essa inscrição foi removida.
club-problem-no_such_member = Essa pessoa foi removida.
club-problem-has_played = { $who } já entrou num sorteio. “Marcar saída” mantém os resultados.
club-problem-two_people = Os dois jogam na mesma sessão, por isso não podem ser a mesma pessoa.
club-problem-round_open = Feche primeiro a rodada { $round }.
club-problem-all_rounds_played = { $count ->
    [one] A única rodada já foi jogada.
   *[other] As { $count } rodadas já foram jogadas.
}
club-problem-too_few_present = { $count ->
    [0] Ainda não chegou ninguém.
    [one] Só chegou uma pessoa, e uma mesa precisa de { $right }.
   *[other] Só chegaram { $count }, e uma mesa precisa de { $right }.
}
club-problem-nobody_goes_on = Ninguém teve um lugar de { $first } a { $last } nessa sessão.
club-problem-round_started = A rodada já começou.
club-problem-no_round_drawn = Ainda não foi sorteada nenhuma rodada.
club-problem-no_round_running = Não há nenhuma rodada em andamento.
club-problem-no_time_limit = Esta rodada não tem limite de tempo.
club-problem-clock_runs = O relógio já está andando.
club-problem-clock_stands = O relógio está parado.
club-problem-no_minutes_left = Não é possível diminuir mais o tempo.
club-problem-round_running = A rodada { $round } está em andamento: pause o relógio.
club-problem-no_break = Não há intervalo agora.
club-problem-table_open = Mesa { $table }: { $state ->
    [claimed] falta uma equipe confirmar
    [disputed] o resultado está em disputa
   *[playing] ainda sem resultado
}.
club-problem-nobody_has_won = A mesa { $table } terminou empatada: corrija o resultado e indique o vencedor.
club-problem-no_such_table = Não existe a mesa { $table }.
club-problem-has_a_result = A mesa { $table } já tem resultado.
club-problem-has_no_result = A mesa { $table } ainda não tem resultado.
club-problem-scoreless = Nada foi digitado ainda: todos têm 0 pontos. Digite os pontos de cada equipe.
club-problem-points_needed = Digite os pontos de cada equipe.
club-problem-points_of_absent = Deixe vazio o campo da outra equipe: ela recebe os pontos do W.O.
club-problem-one_winner = Só uma equipe pode ser marcada com * como vencedora.
club-problem-nothing_claimed = Ninguém da mesa { $table } informou o resultado.
club-problem-no_such_side = Escolha uma equipe.
club-problem-no_points = Digite um número diferente de 0.
club-problem-no_such_round = A rodada { $round } não foi sorteada.
club-problem-no_such_adjustment = Essa penalidade ou esse bônus já foi anulado.
club-problem-reason_needed = Digite um motivo: ele aparece no registro.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Digite os pontos das { $right } equipes.
}
club-problem-number_too_large = Grande demais: o máximo possível é { $value }.
club-problem-seated_twice = { $who } não pode jogar em duas mesas.
club-problem-seated_nowhere = Sem mesa: { $who }.
club-problem-not_there = Sem presença marcada: { $who }.
club-problem-wrong_table = Há uma mesa com número errado de jogadores para estas regras.
club-problem-partners_before = { $who } já foram parceiros.
club-problem-met_before = { $who } já se enfrentaram.
club-problem-bye_again = { $who }: outra folga antes de todos folgarem.
club-problem-evening_twice = Uma sessão aparece duas vezes na temporada.
club-problem-name_too_long = Nome longo demais: no máximo { $most } letras.
club-problem-name_unseen = Este nome tem caracteres invisíveis.
club-problem-name_says_who = O nome novo não pode conter o antigo.
club-problem-name_of_a_seat = “{ $name }” é o nome de um lugar, não de um jogador. Acrescente algo.
club-problem-access_revoked = Este aparelho não tem mais acesso. Escaneie de novo o código da mesa.
club-problem-round_over = A rodada { $round } terminou.
club-problem-not_yours = Outra pessoa mudou isto depois.
club-problem-not_this_table = Essa partida não é desta mesa.
club-problem-has_spoken = Este celular já respondeu pela outra equipe. Retire primeiro a resposta.
club-problem-not_at_this_table = Esse nome não pode mais ser escolhido aqui.
club-problem-called_already = O organizador já foi chamado.
club-problem-call_over = Este chamado já foi encerrado.
club-problem-nothing_played = Ainda não foi anotada nenhuma mão.
club-problem-claim_changed = A outra equipe mudou o resultado. Confira de novo.
club-problem-text_too_long = Texto longo demais: no máximo { $right } letras.
club-problem-no_side_held = Escolha primeiro a sua equipe.
club-problem-person_needed = Escolha quem confirma.
club-problem-not_of_this_side = { $name } não joga nessa equipe.
club-problem-no_such_evening = Uma sessão desta temporada foi excluída.
club-problem-evening_deleted = “{ $name }” ({ $date }) foi excluída aqui. Se você importar, ela volta.
club-problem-evening_later_here = “{ $name }” ({ $date }) já está aqui com alterações mais novas. Se você importar, elas se perdem.
club-problem-evening_differs = “{ $name }” ({ $date }) já está aqui com outras alterações. Se você importar, ela será substituída.
club-problem-match_elsewhere = Uma partida do arquivo já está aqui, em outra mesa. Nada foi importado.
club-problem-unknown_member = Há aqui uma pessoa que não está na lista.
club-problem-unknown_entrant = Há aqui uma dupla ou equipe que não está na lista.
club-problem-unknown_side = Há aqui um resultado de uma equipe que não está nesta mesa.
club-problem-round_number = Esta tem de ser a rodada { $right }.
club-problem-matches_of_tables = As partidas do arquivo não correspondem às mesas.
club-problem-table_of_match = Esta partida é de outra mesa.
club-problem-wrong_code = Este código não foi feito pelo app.
club-problem-no_code_of_table = A mesa { $table } não tem código.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Falta { $minutes } minuto
   *[other] Faltam { $minutes } minutos
}
round-clock-warning = { $minutes ->
    [one] Último minuto
   *[other] Últimos { $minutes } minutos
}
round-clock-last_deal = { $ends ->
    [some] Tempo esgotado: terminem esta mão em { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
   *[none] Tempo esgotado: terminem esta mão
}
round-clock-over = Tempo esgotado: parem e contem as cartas
round-clock-beside = { $phase ->
    [last_deal] terminem esta mão
   *[other] até o fim da rodada
}
round-clock-stands = { $why ->
    [paused] Pausado
   *[waiting] O relógio ainda não começou
}
round-clock-extra = { $minutes ->
    [one] com { $minutes } minuto extra
   *[other] com { $minutes } minutos extras
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Intervalo até { $time }
   *[break_over] O intervalo acabou
}

## Club: phone

phone-table = Mesa { $table }
phone-table-round = Mesa { $table }, rodada { $round } da sessão
phone-whose = De quem é este celular?
phone-whose-said = Este celular é de { $side }
phone-whose-held = Já tem um celular. Toque para pedir
phone-whose-mine = Este celular
phone-whose-hint = A escolha vale para a sessão toda: este celular mostra a próxima mesa, serve para anotar e confirma os resultados.
phone-whose-find = Procure o seu nome
phone-whose-asked = Pedido para { $owner }: o outro celular ou o organizador tem de aceitar
phone-whose-stop = Cancelar o pedido
phone-asking = Outro celular quer juntar-se a { $owner }
phone-asking-yes = Permitir
phone-asking-no = Não
phone-earlier = { $count ->
    [one] { $count } mão anterior
   *[other] { $count } mãos anteriores
}
phone-not-begun = A primeira rodada ainda não começou.
phone-nobody = Ninguém joga na mesa { $table } na rodada { $round }.
phone-from-next = Vocês jogam a partir do próximo sorteio.
phone-next = { $way ->
    [move] Rodada { $round }: mudem para a mesa { $table }
    [stay] Rodada { $round }: fiquem na mesa { $table }
   *[first] Rodada { $round }: mesa { $table }
}
phone-arrive = { $players ->
    [one] Estou na mesa
   *[other] Estamos na mesa
}
phone-arrived = O organizador já sabe
phone-rest = De folga na rodada { $round }
phone-closed = A rodada { $round } terminou.
phone-over = A sessão terminou.
phone-goes-on = A próxima rodada aparece aqui. Deixe esta página aberta.
phone-goes-on-last = É a última rodada. A classificação final vai aparecer aqui. Deixe esta página aberta.
phone-result-of = O seu resultado na rodada { $round }
phone-place = { $place }.º lugar de { $count }
phone-place-shared = { $place }.º lugar (empate), de { $count }
phone-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
phone-gap = { $gap ->
    [0] Os mesmos pontos que o lugar acima
    [one] A { $gap } ponto do lugar acima
   *[other] A { $gap } pontos do lugar acima
}
phone-tie = Desempate: { $tie }
phone-rounds-left = { $count ->
    [one] Falta { $count } rodada
   *[other] Faltam { $count } rodadas
}
phone-out = Este celular não está mais em nenhuma mesa.
phone-out-hint = Escaneie o código do cartão da sua mesa. Se não funcionar, peça um cartão novo ao organizador.
phone-give = Informar o resultado
phone-give-title = O resultado é este?
phone-agree = { $names }: sim, está certo
phone-not-yet = Ainda não
phone-names = { $first } ou { $last }
phone-level = Empate.
phone-ahead = { $side }: { $margin ->
    [one] { $margin } ponto à frente
   *[other] { $margin } pontos à frente
}.
phone-given = Falta a confirmação de { $sides }
phone-given-hint = A pergunta está no celular dos adversários. Você também pode passar este aparelho a eles.
phone-hand-over = Passar para { $side }
phone-hand-title = { $names }: está certo?
phone-hand-yes = { $name }: sim
phone-withdraw = Retirar o nosso resultado
phone-asked = { $players ->
    [one] { $side } informa este resultado. Está certo?
   *[other] { $side } informam este resultado. Está certo?
}
phone-accept = { $side }: sim, está certo
phone-dispute = Não, está errado
phone-why = O que está errado?
phone-why-points = Os pontos foram mal somados
phone-why-deal = Falta uma mão, ou há uma repetida
phone-why-rule = Uma regra foi mal aplicada
phone-why-end = A partida ainda não terminou
phone-why-other = Outra coisa
phone-call = Chamar o organizador
phone-call-about = Qual é o assunto?
phone-call-rule = Uma dúvida sobre as regras
phone-call-score = Um erro na pontuação
phone-call-cards = Há um problema com as cartas
phone-called = Organizador chamado às { $time }
phone-call-coming = O organizador está a caminho ({ $time })
phone-call-end = Não é mais preciso
phone-call-organiser = Pedir a decisão do organizador
phone-call-organiser-for = { $name }: chamar o organizador
phone-disputed = { $whose ->
    [mine] A sua equipe disse que este resultado está errado
   *[other] { $players ->
        [one] { $side } diz que este resultado está errado
       *[other] { $side } dizem que este resultado está errado
    }
}
phone-differ = As equipes informaram resultados diferentes
phone-reason = “{ $reason }”
phone-organiser-comes = O organizador já foi avisado e virá à sua mesa. Ainda é possível editar as mãos e informar de novo o resultado.
phone-after-all = O resultado está certo, afinal
phone-done = { $how ->
    [agreed] As duas equipes confirmaram este resultado
    [walkover] Vitória por W.O.
    [paper] O resultado vem da folha de papel
    [corrected] O organizador corrigiu o resultado
   *[decided] O organizador decidiu o resultado
}
phone-wait-next = A próxima rodada aparece aqui sozinha.
phone-wait-end = Foi a última rodada. Obrigado por jogar.
phone-this = este celular
phone-other = outro celular desta mesa
phone-organiser = o organizador
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }. Não é possível neste celular, porque quem alterou foi { $who }
phone-sounds = { $turn ->
    [on] Ligar os sons
   *[off] Desligar os sons
}

## Club: big screen

big-screen-begins = A sessão vai começar
big-screen-drawn = A rodada { $number } de { $rounds } vai começar
big-screen-running = Rodada { $number } de { $rounds }
big-screen-closed = Depois da rodada { $number } de { $rounds }
big-screen-final = Classificação final
big-screen-counts = { $counts ->
    [card_points] Pontos de cartas
    [victory_points] Pontos de vitória
   *[match_points] Pontos
}
big-screen-second = { $figure ->
    [difference] Diferença
    [card_points] Pontos de cartas
    [wins] Partidas ganhas
   *[highest_match] Melhor partida
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] { $place }.º lugar: { $name }, { $points }
}
big-screen-seating = Mesas desta rodada
big-screen-seat = Mesa { $table }: { $sides }
big-screen-resting = De folga nesta rodada: { $names }
big-screen-playing = { $count ->
    [one] Ainda em jogo: mesa { $tables }
   *[other] Ainda em jogo: mesas { $tables }
}
big-screen-playing-many = { $count } mesas ainda em jogo
big-screen-page = Página { $page } de { $pages }
big-screen-gone = Este link não é mais válido. Peça um novo ao organizador.
big-screen-sound = Toque para ouvir os avisos

## Club: the evening

club-part = { $part ->
    [players] Jogadores
    [tables] Mesas
    [standing] Classificação
    [log] Registro
   *[papers] Mais
}
club-state = { $state ->
    [planned] Presenças
    [drawn] Rodada { $number } de { $count } sorteada
    [running] Rodada { $number } de { $count } em andamento
    [between] Rodada { $number } de { $count } terminada
   *[over] { $count ->
        [one] A única rodada foi jogada
       *[other] As { $count } rodadas foram jogadas
    }
}
club-gone = Esta sessão foi excluída, ou esta versão do app não consegue lê-la.

## Club: evenings

club-title = Clube
club-none = Canastra em muitas mesas
club-first-names = Escreva ou cole os nomes e sorteie
club-first-phones = Cada mesa marca no próprio celular
club-first-clock = Rodadas, relógio e classificação andam sozinhos
club-new = Nova sessão
club-open = Abrir
club-open-said = Abrir { $name }
club-clock-left = restantes
club-won = Vitória: { $names }
club-season-played = { $count } de { $all }
club-season-everyone = { $count ->
    [one] Classificação
   *[other] Todos os { $count } jogadores
}
club-go-to = Ir para { $name }
club-members = Sócios
    .detail = { $count ->
        [0] Ainda sem sócios
        [one] Uma pessoa
       *[other] { $count } pessoas
    }
club-seasons = Temporadas
    .detail = { $count ->
        [0] Várias sessões com uma classificação própria
        [one] Uma temporada
       *[other] { $count } temporadas
    }
club-publish = Publicar
    .detail = Os resultados como páginas para o site do clube
club-league = Liga
    .detail = Enviar as sessões encerradas a uma liga de clubes
club-directors = Árbitros
    .detail = { $count ->
        [0] Quem dirige a sessão com você
        [one] Um árbitro
       *[other] { $count } árbitros
    }
club-take = Importar uma sessão
    .detail = Do arquivo de outro computador
club-entrants = { $count ->
    [0] ainda sem inscritos
    [one] um inscrito
   *[other] { $count } inscritos
}

## Club: the plan

club-plan = Configurações da sessão
club-begin = Começar a sessão
club-save = Salvar
club-about = Sessão
club-going-on = Quem joga
club-going-on-none = Todos os presentes
club-going-on-hint = Para uma final ou para os grupos A e B: os jogadores entram na ordem dos lugares de uma sessão anterior.
club-going-on-places = { $name }: lugares { $first } a { $last }
club-going-on-part = { $part ->
    [all] Todos
    [top] Metade de cima
   *[bottom] Metade de baixo
}
club-going-on-first = Do lugar
club-going-on-last = Ao lugar
club-going-on-share = Pontos trazidos, em %
club-carried = Pontos trazidos
club-final-name = Final: { $name }
club-name = Nome
club-name-usual = Canastra no clube
club-date = Data (AAAA-MM-DD)
club-place = Local
club-house-count = { $count ->
    [0] regras padrão
    [one] uma regra da casa
   *[other] { $count } regras da casa
}
club-form-title = Formato
club-form = { $form ->
    [pairs] Duplas
    [individuals] Individual
   *[teams] Equipes
}
club-form-hint = { $form ->
    [pairs] Os parceiros ficam juntos a sessão inteira e contam como um só na classificação.
    [individuals] Cada um joga por si, com parceiros novos a cada rodada.
   *[teams] Equipes de duas ou mais duplas se enfrentam em várias mesas. Cada equipe tem um só lugar na classificação.
}
club-left-over = Jogadores que sobram
club-left-over-hint = Quem sobra pode jogar em mesas menores ou maiores, com regras escolhidas aqui. Ninguém repete antes de todos terem jogado lá uma vez. Sem essas regras, folgam em rodízio.
club-left-over-none = nenhuma
club-odd = { $players ->
    [3] Mesas de três
    [5] Mesas de cinco
   *[6] Mesas de seis
}
club-odd-hint = { $players ->
    [3] Cada um por si.
    [5] Três contra dois: na equipe de três, um jogador folga a cada mão, em rodízio.
   *[6] Duas equipes de três ou três de dois, conforme estas regras.
}
club-movement-title = Confrontos
club-movement = { $movement ->
    [round_robin] Todos contra todos
    [mitchell] Mitchell
    [rotating] Rodízio de parceiros
    [by_standing] Suíço
    [danish] Dinamarquês
    [knockout] Eliminatória
    [by_lot] Por sorteio
   *[free] Manual
}
club-movement-hint = { $movement ->
    [round_robin] Rodada a rodada, até todos se enfrentarem.
    [mitchell] Norte–Sul ficam na mesa, Leste–Oeste passam à seguinte.
    [rotating] Ninguém repete parceiro antes de jogar com todos, e os adversários também mudam.
    [by_standing] Vencedores contra vencedores: jogam entre si os vizinhos na classificação, se possível sem repetir confrontos.
    [danish] Primeiro contra segundo, terceiro contra quarto, sempre pela classificação, mesmo que já tenham se enfrentado.
    [knockout] Quem perde sai. Os mais fortes podem folgar na primeira rodada. Os lugares de uma sessão anterior, ou o sorteio, decidem os confrontos.
    [by_lot] Novo sorteio a cada rodada, se possível sem repetir confrontos.
   *[free] Os vizinhos da lista jogam entre si. Mude o que quiser.
}
club-rounds = Rodadas
club-rounds-knockout = O número de rodadas depende do número de inscritos.
club-rounds-count = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
club-drop = Piores rodadas a descartar
club-drop-hint = { $count ->
    [0] Todas as rodadas contam.
    [one] A pior rodada de cada um não conta.
   *[other] As { $count } piores rodadas de cada um não contam.
}
club-length-title = Duração da rodada
club-length = { $length ->
    [finland] 5.000 pontos
    [ck70] 5.000 pontos ou 50 minutos
    [nevada] 3 mãos, 50 minutos
    [canasta_for_a_cure] 8.500 pontos
    [burraco_2_deals] 2 mãos, 25 minutos
    [burraco_3_deals] 3 mãos, 40 minutos
    [burraco_4_deals] 4 mãos, 50 minutos
   *[pinochle_kansas_city] 50 minutos
}
club-length-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
club-length-deals = { $count ->
    [one] { $count } mão
   *[other] { $count } mãos
}
club-length-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
club-length-or = {" "}ou{" "}
club-length-none = Até a rodada ser fechada
club-length-row = { $row ->
    [points] Pontos para vencer
    [deals] Mãos
    [minutes] Minutos
    [warning] Aviso, minutos antes do fim
   *[overtime] Minutos para terminar a mão
}
club-overtime = No fim do tempo, termina-se a mão:
club-overtime-endless = sem limite de tempo
club-overtime-limited = com limite de tempo
club-from = Fonte: { $source }
club-no-source = nenhuma encontrada: é uma sugestão deste app
club-scheme-title = Pontuação
club-scheme = { $scheme ->
    [finland] 2 pontos por vitória
    [wins] Partidas ganhas
    [total] Pontos de cartas
    [burraco_3] Pontos de vitória, 3 mãos
   *[burraco_4] Pontos de vitória, 4 mãos
}
club-scheme-hint = { $scheme ->
    [finland] Vitória 2, empate 1, derrota 0. Depois conta a diferença de pontos de cartas.
    [wins] 1 ponto por partida ganha. Depois contam os pontos de cartas.
    [total] Somam-se os pontos de cartas de todas as partidas.
   *[burraco_4] Cada mesa divide 20 pontos conforme a diferença, de 10 : 10 a 20 : 0.
}
club-figures = Pontos e desempates
club-figures-usual = Padrão
club-figures-changed = Alterados nesta sessão
club-figures-hint = As alterações valem só para esta sessão.
club-figures-back = Voltar ao padrão
club-match-points = { $outcome ->
    [win] Pontos por vitória
    [draw] Pontos por empate
   *[loss] Pontos por derrota
}
club-walkover-points = Pontos de cartas por W.O.
club-whole = { $of ->
    [points] Partida inteira: pontos
   *[deals] Partida inteira: mãos
}
club-whole-hint = Vale para uma partida inteira. Uma rodada mais curta conta proporcionalmente.
club-bye-title = Uma folga vale
club-bye = { $bye ->
    [nothing] nada
    [walkover] uma vitória por W.O.
    [average] a média das próprias rodadas
   *[average_of_winners] a média dos vencedores da rodada
}
club-missed-title = As rodadas perdidas por quem chega atrasado valem
club-bands = Tabela de pontos de vitória
club-band-upto = Diferença até
club-band-beyond = Qualquer diferença maior
club-band-winner = Vencedor
club-band-loser = Perdedor
club-band-add = Nova linha
club-band-drop = Remover a linha { $number }
club-ties = Desempates
club-ties-none = Nenhum: quem empata divide o lugar.
club-ties-add = Adicionar:
club-tie = { $tie ->
    [head_to_head] confronto direto
    [difference] diferença de pontos de cartas
    [wins] partidas ganhas
    [card_points] pontos de cartas
    [highest_match] maior pontuação numa partida
   *[lot] sorteio
}
club-tie-up = Subir: { $tie }
club-tie-drop = Remover: { $tie }

## Club: log and standing

club-log-drawn = Rodada { $round } sorteada
club-log-taken_back = Sorteio da rodada { $round } desfeito
club-log-arranged = Rodada { $round } alterada à mão
club-log-started = Rodada { $round } iniciada
club-log-closed = Rodada { $round } fechada
club-log-claimed = Mesa { $table }: { $score } informado por { $side }
club-log-withdrawn = Mesa { $table }: resultado retirado por { $side }
club-log-agreed = Mesa { $table }: as duas equipes confirmam { $score }
club-log-disputed = Mesa { $table }: contestado por { $side }
club-log-decided = Mesa { $table }: { $score } por decisão do organizador
club-log-paper = Mesa { $table }: { $score } da folha de papel
club-log-walkover = Mesa { $table }: W.O., { $score }
club-log-corrected = Mesa { $table }, rodada { $round }: { $before } corrigido para { $score }
club-log-reopened = Mesa { $table }: reaberta, { $before } não vale mais
club-log-called = Organizador chamado: { $who }
club-log-coming = Organizador a caminho: { $who }
club-log-attended = Chamado encerrado: { $who }
club-log-substituted = { $into } joga no lugar de { $out }
club-log-swapped = { $out } e { $into } trocam de parceiro
club-log-checked_in = { $who }: chegada
club-log-checked_out = { $who }: saída
club-log-awards = { $entry }, pontos { $points }
club-log-adjusted = { $who }: penalidade ou bônus de { $points }{ $counts ->
    [card_points] { " " }pontos de cartas
   *[points] { "" }
}
club-log-adjustment_removed = { $who }: penalidade ou bônus anulado, { $points }{ $counts ->
    [card_points] { " " }pontos de cartas
   *[points] { "" }
}
club-log-clock_started = Rodada { $round }: relógio iniciado
club-log-clock_paused = Rodada { $round }: relógio pausado
club-log-clock_resumed = Rodada { $round }: relógio retomado
club-log-minutes_added = Rodada { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} para todas as mesas
club-log-table_minutes_added = Mesa { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Intervalo de { $minutes } min
club-log-break_changed = Intervalo mudado para { $minutes } min
club-log-break_ended = Intervalo encerrado
club-line = { $outcome ->
    [won] Vitória contra { $against }, { $score } : { $other }
    [drawn] Empate com { $against }, { $score } : { $other }
    [lost] Derrota para { $against }, { $score } : { $other }
    [missed] Ainda ausente
   *[rested] Folga
}
club-line-walkover = { $line } (W.O.)
club-line-average = { $line }: { $count ->
    [0] média, quando houver um resultado
    [one] média de { $count } rodada
   *[other] média de { $count } rodadas
}
club-line-adjusted = { $kind ->
    [penalty] Penalidade
   *[bonus] Bônus
}
club-line-adjusted-cards = { $points } pontos de cartas
club-line-winners = { $line }: { $count ->
    [0] média dos vencedores, quando houver
    [one] média de { $count } vencedor
   *[other] média de { $count } vencedores
}
club-line-awarded = { $line } (pontos decididos pelo organizador)
club-line-carried = Trazidos de uma sessão anterior
club-line-partner = com { $partner }
club-place-none = A classificação começa com o primeiro resultado.
club-place-knockout = { $state ->
    [won] Venceu a eliminatória.
    [in] Ainda em prova.
   *[out] Eliminado na rodada { $round }.
}
club-place-first = Em primeiro, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
club-place-points = { $fewer ->
    [one] { $fewer } ponto atrás de { $name }.
   *[other] { $fewer } pontos atrás de { $name }.
}
club-place-shared = Empate em tudo com { $name }: dividem o lugar.
club-place-tie = Empate em pontos com { $name }, mas atrás: { $tie }.
club-place-ahead = Empate em pontos com { $name }, mas à frente: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Ainda não chegou ninguém
        [one] Uma dupla presente
       *[other] { $count } duplas presentes
    }
    [teams] { $count ->
        [0] Ainda não chegou ninguém
        [one] Uma equipe presente
       *[other] { $count } equipes presentes
    }
   *[individuals] { $count ->
        [0] Ainda não chegou ninguém
        [one] Um jogador presente
       *[other] { $count } jogadores presentes
    }
}
club-outlook-none = { $here }: não dá para uma mesa.
club-outlook = { $here }: { $tables ->
    [0] nenhuma mesa completa.
    [one] uma mesa.
   *[other] { $tables } mesas.
}
club-outlook-odd = { $count ->
    [one] Mais { $count } mesa de { $players }.
   *[other] Mais { $count } mesas de { $players }.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Ninguém folga.
        [one] Uma dupla folga.
       *[other] { $count } duplas folgam.
    }
    [teams] { $count ->
        [0] Ninguém folga.
        [one] Uma equipe folga.
       *[other] { $count } equipes folgam.
    }
   *[individuals] { $count ->
        [0] Ninguém folga.
        [one] Um jogador folga.
       *[other] { $count } jogadores folgam.
    }
}
club-to-tables = Ver as mesas
club-playing = Jogando
club-away = Ausentes
club-entrant-said = { $name }: sair ou substituir
club-listed = Na lista: { $count }
club-check-in = Presença
club-check-in-hint = { $form ->
    [pairs] Toque nos parceiros um depois do outro. Quem chegar depois entra no próximo sorteio.
    [teams] Toque em todos da equipe, uma dupla depois da outra, e inscreva a equipe.
   *[individuals] Toque em quem está aqui. Quem chegar depois entra no próximo sorteio.
}
club-picked = { $names } e …?
club-team = Nome da equipe
club-team-enter = Inscrever a equipe
club-as-last-time = Como da última vez:
club-partners-last-time = parceiros da última vez
club-find = Buscar um nome ou digitar um novo
club-find-many = Digite um nome ou cole uma lista
club-all-members = Todos presentes: { $count }
club-last-evening = Como da última vez: { $name }, { $day }
club-list = De uma lista
club-list-file = De um arquivo
club-list-field = { $form ->
    [pairs] Uma dupla por linha: Ana & Ben
    [teams] Uma equipe por linha: Vermelhos: Ana, Ben, Cleo, Dov
   *[individuals] Um nome por linha
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Marcar { $count } dupla
       *[other] Marcar { $count } duplas
    }
    [teams] { $count ->
        [one] Marcar { $count } equipe
       *[other] Marcar { $count } equipes
    }
   *[individuals] { $count ->
        [one] Marcar { $count } jogador
       *[other] Marcar { $count } jogadores
    }
}
club-list-close = Descartar a lista
club-list-new = Novos: { $names }
club-list-likely = { $name } é { $known }
club-list-drop = Tirar { $name }
club-list-gone = Ficaram de fora porque foram apagados: { $names }
club-list-drawn = Os parceiros são os da última vez em que jogaram juntos. Os outros são sorteados. Você pode mudar a lista.
club-list-names = nome, nome completo, jogador, jogadora, parceiro, parceira, sócio
club-list-first-names = primeiro nome, nome próprio
club-list-last-names = sobrenome, apelido, último nome
club-list-teams = equipe, equipa, dupla, par
club-list-and = e, com
club-guest = Adicionar { $name }
club-find-more = { $count ->
    [one] Mais { $count }: digite parte do nome.
   *[other] Mais { $count }: digite parte do nome.
}
club-find-none = Digite um nome acima para adicionar um jogador.
club-waits-for-partner = à espera de parceiro
club-check-in-said = Marcar presença: { $name }
club-plays = Joga a partir do próximo sorteio.
club-plays-not = Fica fora do próximo sorteio, mas os resultados até aqui contam.
club-leaves = Marcar saída
club-comes = Marcar presença
club-left-table = A mesa { $table } ainda está aberta: W.O.?
club-strike = Remover
club-substitute = Substituir { $name }
club-substitute-hint = { $form ->
    [individuals] Vale a partir de agora, a não ser que a mesa já tenha resultado. Cada um fica com os pontos das rodadas que jogou.
   *[other] Vale a partir de agora, a não ser que a mesa já tenha resultado. Lugar e pontos ficam com a inscrição.
}
club-swap-partner = Trocar { $name } com…
club-swap-partner-hint = A partir da próxima rodada. Lugar e pontos ficam com cada inscrição.
club-swap-with = Trocar { $name } com { $other }

## Club: rounds

club-round = Rodada { $number }
club-table = Mesa { $number }
club-table-state = { $state ->
    [playing] em jogo
    [claimed] à espera da outra equipe
    [disputed] em disputa
   *[done] terminada
}
club-table-pill = { $state ->
    [playing] em jogo
    [claimed] a confirmar
    [disputed] em disputa
   *[done] pronta
}
club-deals = { $count ->
    [0] ainda sem mãos
    [one] uma mão
   *[other] { $count } mãos
}
club-tally = { $state ->
    [all] { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
    [playing] { $count } em jogo
    [claimed] { $count } a confirmar
    [disputed] { $count } em disputa
   *[done] { $count ->
        [one] { $count } pronta
       *[other] { $count } prontas
    }
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, diferença { $difference }
   *[other] { $place }.º lugar: { $name }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, diferença { $difference }
}
club-draw = Sortear rodada { $number }
club-drawing = Sorteando…
club-draw-again = Sortear de novo
club-draw-back = Desfazer sorteio
club-start = Começar a rodada
club-with-clock = Com relógio
    .says = Iniciar também o relógio
club-clock-turn = { $turn ->
    [start] Iniciar
    [pause] Pausar
   *[resume] Continuar
}
club-clock-said = { $change ->
    [less] { $minutes } minutos a menos para todas as mesas
   *[more] { $minutes } minutos a mais para todas as mesas
}
club-break = Intervalo
club-break-minutes = { $minutes } min
    .says = Começar um intervalo de { $minutes } minutos
club-break-change = { $change ->
    [less] Intervalo { $minutes } minutos mais curto
   *[more] Intervalo { $minutes } minutos mais longo
}
club-break-end = Encerrar
club-swap-hint = Toque em dois nomes para trocá-los.
club-swap-other = Toque no nome com que trocar.
club-swap-said = Trocar { $name }
club-repeats = { $count ->
    [0] Nenhum confronto repetido.
    [one] Um confronto repetido: veja a mesa.
   *[other] { $count } confrontos repetidos: veja as mesas.
}
club-against = contra
club-team-sum = { $teams }, todas as mesas juntas: { $score }
club-rest = De folga
club-close = Fechar rodada { $number }
club-close-open = { $count ->
    [one] Fechar rodada { $number }: uma mesa aberta
   *[other] Fechar rodada { $number }: { $count } mesas abertas
}
club-final = Classificação final
club-over-hint = Ainda é possível corrigir resultados: toque numa mesa.
club-final-begin = Final ou grupos
    .detail = Começar uma sessão com esta classificação.

## Club: one table

club-organiser = organizador
club-phone = celular { $phone } (cartão { $table })
club-phone-for = { $name }, no celular { $phone } (cartão { $table })
club-phone-hall = celular { $phone }
club-phone-hall-for = { $name }, no celular { $phone }
club-how = { $how ->
    [agreed] As duas equipes confirmaram.
    [decided] Decidido pelo organizador.
    [paper] Do papel.
   *[walkover] W.O.
}
club-claimed = { $score } informado por { $side }
club-disputes = Contestado por { $side }
club-grid = Resultados
club-grid-open = Digitar resultados
club-grid-hint = Use Enter ou as setas para ir de campo em campo. No último campo, Enter salva a mesa. Digite x se uma equipe não veio e * depois dos pontos se ela venceu com uma mão especial.
club-grid-points = Pontos
club-grid-missing = { $count ->
    [0] Todos os resultados chegaram.
    [one] Falta { $count } resultado.
   *[other] Faltam { $count } resultados.
}
club-grid-unsaved = Ainda não salvo.
club-grid-save = { $count ->
    [one] Salvar { $count } mesa
   *[other] Salvar { $count } mesas
}
club-grid-reported = { $state ->
    [claimed] Celular: { $score }, a confirmar.
    [disputed] Celular: { $score }, contestado.
   *[playing] Celular: { $score } até agora.
}
club-grid-again = Para salvar mesmo assim, aperte Enter mais uma vez.
club-grid-lost = Não foi salvo, porque esta mesa já tem resultado. Você digitou: { $typed }
club-grid-typo = Erro de digitação
club-settle = Digitar o resultado
club-correct = Corrigir o resultado
club-winner = Quem venceu?
club-winner-points = Pelos pontos
club-awards = { $awards ->
    [score] Pelo resultado
   *[decided] Decididos para cada equipe
}
club-awards-title = Pontos para a classificação
club-awards-are = Pontos para a classificação: { $points }
club-reason = Motivo
club-reason-hint = O motivo aparece no registro.
club-decide = Confirmar a decisão
club-from-paper = Do papel
club-correct-do = Salvar a correção
club-scoreless = Sim, todos têm 0 pontos
club-reopen = Reabrir a mesa
club-reopen-ask = Reabrir a mesa { $table }?
club-reopen-hint = O resultado é apagado, e os celulares desta mesa podem anotar de novo.
club-walkover = W.O.
club-walkover-hint = Quem não veio? Os adversários recebem { $points } pontos de cartas.
club-walkover-do = Marcar W.O.
club-extra = Tempo extra
club-extra-now = { $minutes ->
    [0] Esta mesa joga tanto tempo quanto as outras.
    [one] Esta mesa pode jogar { $minutes } minuto a mais que as outras.
   *[other] Esta mesa pode jogar { $minutes } minutos a mais que as outras.
}
club-extra-said = { $change ->
    [less] Mesa { $table }: { $minutes } minutos a menos
   *[more] Mesa { $table }: { $minutes } minutos a mais
}
club-deals-title = Mãos
club-deals-none = Ainda não há mãos anotadas aqui.
club-record = Anotar as mãos aqui
club-not-started = A rodada não começou: ainda não é possível digitar nada.
club-code = Celulares desta mesa
club-code-hint = Quem escanear o código escolhe o seu nome nesta mesa. O celular acompanha essa pessoa a sessão toda e só pode alterar a própria mesa.
club-screen = Telão
club-screen-hint = Classificação, mesas e relógio num projetor ou numa TV, só para ver. Abra este link lá.
club-screen-shows = O telão mostra
club-screen-shows-hint = As iniciais servem para clubes que não querem mostrar nomes no telão.
club-screen-names = Nomes
club-screen-initials = Iniciais
club-code-show = Mostrar o código
club-code-new = Código novo
club-code-ask = Criar um código novo?
club-code-said = Código para abrir { $address }
club-code-visitors = { $count ->
    [0] Ainda nenhum aparelho o usou.
    [one] Um aparelho o usou.
   *[other] { $count } aparelhos o usaram.
}
club-no-server = Os celulares ainda não podem entrar. Feche o app e abra com “scorekeeper serve”. A sessão continua aqui.
club-code-warning = O código antigo deixa de valer, e os aparelhos que o usaram perdem o acesso. Imprima de novo o cartão da mesa.
club-hall = Celulares para a sessão toda
club-hall-hint = Para a parede: quem escaneia o código escolhe o seu nome, e o celular mostra a mesa em cada rodada. Se o nome já tem um celular, outro só fica com ele se esse celular ou o organizador aceitar.
club-hall-how = Escaneie o código, ou abra o endereço e digite as letras. Depois escolha o seu nome. Funciona também antes da primeira rodada.
club-phones = Celulares
club-phones-row = { $count } de { $all } têm celular
club-phones-none = Nenhum celular entrou ainda.
club-phones-hint = Toque em “Perdido” para desconectar um celular e liberar o lugar para outro. Toque em “Passar” para dar o lugar ao celular que pediu. Se nenhum pediu, o celular escolhe um nome de novo.
club-phone-there = conectado
club-phone-since = ausente desde as { $time }
club-phone-away = sem conexão
club-phone-unowned = Ainda não é de ninguém
club-phone-wants = Quer juntar-se a { $owner }
club-phone-allow = Permitir
    .says = Permitir: { $who }
club-phone-hand-on = Passar
    .says = Passar: { $who }
club-phone-lost = Perdido
    .says = Perdido: { $who }
club-phone-lost-ask = Desconectar o celular de { $who }?
club-phone-lost-hint = O celular terá de escanear o código outra vez. Para dar o nome a outro celular, toque em “Passar”.
club-at-table-count = { $count } de { $all } estão na mesa
club-at-table = Na mesa: { $who }
club-call-who = Mesa { $table }: { $who }
club-call-answer = Já vou
    .says = Já vou: { $who }
club-call-answered = a caminho desde as { $time }
club-call-done = Feito
    .says = Feito: { $who }

club-call-decide = Decidir
    .says = Decidir: { $who }
club-call-dispute = Resultado em disputa
## Club: standing and log screens

club-standing-none = Ainda não há ninguém na lista.
club-head-points = Pontos
club-head-difference = Diferença
club-scheme-ties = desempates: { $ties }
club-record-told = { $wins } V, { $losses } D{ $draws ->
    [0] { "" }
   *[other] , { $draws } E
}
club-figures-told = Pontos de cartas { $card_points }, diferença { $difference }, melhor partida { $highest }
club-line-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
club-line-dropped = ({ $points }) não conta
club-whole-session = Toda a sessão
club-adjust-back = Anular: { $line }
club-log-none = Ainda não aconteceu nada.
club-log-older = Mais antigos
club-because = “{ $reason }”

## Club: print, save, move

club-cards = Cartões das mesas
club-cards-hint = Cada um é uma página para abrir e imprimir.
club-cards-codes = { $count ->
    [0] Cartões de mesa com códigos
    [one] Um cartão de mesa com código
   *[other] { $count } cartões de mesa com códigos
}
club-cards-round = Folhas de pontos, rodada { $number }
club-cards-title = { $name }, { $day }
club-card-how = Escaneie o código, ou abra o endereço e digite as letras. Este cartão vale para todas as rodadas.
club-card-signed = assinatura
club-sheets = Folhas
club-sheets-hint = Para imprimir, ou como tabela para planilha.
club-sheet-page = { $paper }: imprimir
club-sheet-csv = { $paper }: planilha
club-paper = { $paper ->
    [check-in] Lista de presença
    [seating] Rodada { $number }: lugares
    [results] Rodada { $number }: resultados
    [ranking] Classificação após a rodada { $number }
    [standing] Classificação
    [final] Classificação final
    [categories] Classificação por categoria
    [season] Classificação da temporada
    [lines] Classificação detalhada
   *[log] Registro
}
club-seats-by = { $what ->
    [table] Por mesa
   *[name] Por nome
}
club-categories-hint = Duplas e equipes contam em uma categoria se todos os seus jogadores fazem parte dela.
club-column = { $code ->
    [number] N.º
    [entrant] Inscrito
    [members] Jogadores
    [checked_in] Presente
    [mark] ✓
    [evening] Sessão
    [date] Data
    [round] Rodada
    [table] Mesa
    [side] Equipe { $number }
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
    [dropped] Rodadas que não contam
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
    [season] Temporada
    [strength] Nível
    [matches] Partidas
    [record] Recorde
    [value] Valor
    [adjusted] Penalidades e bônus
    [line] Resultado
   *[total] Total
}
club-presence = { $code ->
    [present] presente
   *[expected] esperado
}
club-how-short = { $how ->
    [agreed] confirmado
    [decided] decidido
    [paper] do papel
   *[walkover] W.O.
}
club-cell-shared = lugar empatado
club-cell-bye = folga
club-cell-drawn = empate
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] rodada sorteada
    [taken_back] sorteio desfeito
    [arranged] alterada à mão
    [started] rodada iniciada
    [closed] rodada fechada
    [claimed] resultado informado
    [withdrawn] resultado retirado
    [agreed] resultado confirmado
    [disputed] resultado contestado
    [decided] resultado decidido
    [paper] resultado do papel
    [walkover] W.O.
    [corrected] resultado corrigido
    [reopened] mesa reaberta
    [swapped] troca de parceiros
    [checked_in] chegada
    [checked_out] saída
    [adjusted] penalidade ou bônus
    [adjustment_removed] penalidade ou bônus anulado
    [clock_started] relógio iniciado
    [clock_paused] relógio pausado
    [clock_resumed] relógio retomado
    [minutes_added] duração alterada
    [table_minutes_added] tempo extra
    [break_started] intervalo iniciado
    [break_changed] intervalo alterado
    [break_ended] intervalo encerrado
    [called] organizador chamado
    [coming] organizador a caminho
    [attended] chamado encerrado
   *[substituted] substituição
}
club-move = Passar para outro computador
club-move-hint = Um arquivo com tudo: jogadores, rodadas, resultados, mãos e códigos das mesas. Quem o tiver pode organizar a sessão, por isso não o passe a ninguém.
club-move-save = Salvar a sessão como arquivo
club-delete = Excluir esta sessão
club-delete-ask = Excluir “{ $name }”?
club-delete-hint = A sessão e todas as suas mãos saem da lista e da classificação da sua temporada. Você pode recuperá-la mais tarde.
club-deleted = Sessões excluídas
logins = Organizadores em outros computadores
logins-count = { $count ->
    [one] { $count } computador conectado com o PIN.
   *[other] { $count } computadores conectados com o PIN.
}
logins-end-own = Sair aqui
logins-end-others = Desconectar os outros
logins-end-all = Desconectar todos
directors-hint = Um árbitro dirige a sessão do próprio aparelho, e o registro mostra o nome dele. Só o organizador convida árbitros, exclui sessões, restaura backups e apaga nomes.
directors-name = Nome do árbitro
directors-invite = Convidar
directors-for = Convite para { $name }
directors-picture = Código do convite de { $name }, para escanear com o celular
directors-scan = Escaneie com o celular ou tablet do árbitro. Vale uma vez, até: { $until }.
directors-type = Ou abra lá { $address } e digite este PIN:
directors-login = { $device }, desde: { $since }
directors-device = Navegador desconhecido
directors-log-out = Desconectar { $name }, { $device }
directors-invited = Convite válido até: { $until }
directors-nowhere = Não conectado
directors-again = Convidar outro aparelho
directors-remove = Remover
directors-remove-ask = Remover { $name }?
directors-remove-hint = Todos os aparelhos são desconectados na hora. O nome fica no registro.
directors-organiser-only = Só o organizador pode fazer isso.
directors-own = Você entrou como { $name }.
club-bring-back = Recuperar { $name }
club-take-hint = Escolha o arquivo salvo no outro computador. Os códigos das mesas continuam valendo.
club-take-choose = Escolher um arquivo
club-take-anyway = Importar assim mesmo
club-take-both = Manter as duas
club-take-unread = Não foi possível ler o arquivo.
club-take-broken = { $file } não é uma sessão que este app possa ler:
club-unreadable = { $name }, { $day }: salva por uma versão mais nova. Atualize o app.

## Club: people

club-guests = Convidados
club-members-add = { $count ->
    [one] Adicionar { $count } sócio
   *[other] Adicionar { $count } sócios
}
club-members-none = Ainda não há sócios. Os jogadores aparecem aqui depois da primeira sessão.
club-member-gone = Esta pessoa foi removida.
club-evenings-count = { $count ->
    [0] ainda sem sessões
    [one] uma sessão
   *[other] { $count } sessões
}
club-last-seen = última vez { $day }
club-member-is = Sócio
club-guest-is = Convidado
club-member-make = Tornar sócio
club-guest-make = Tornar convidado
publish-as = Nas páginas publicadas
publish-as-of = { $as ->
    [name] Nome completo
   *[initials] Iniciais
}
club-categories = Categorias
club-categories-own = Cada categoria, por exemplo a dos iniciantes, tem uma classificação própria nas folhas de uma sessão.
club-category-new = Nova categoria
club-category-add = Adicionar categoria
club-merge-hint = Todas as sessões e partidas de { $gone } passam a contar para { $kept }, com esse nome. É possível desfazer a qualquer momento.
club-forget = Apagar o nome
club-forget-hint = O nome é substituído em toda parte, também nos backups. Os resultados, os lugares e os apelidos em notas ficam.
club-alias = Nome substituto
club-alias-usual = Ex-jogador { $number }
club-forget-do = Apagar
club-forget-ask = Apagar o nome { $name }?
club-forget-warning = { $alias } substitui o nome em toda parte. Não é possível desfazer, nem com um backup.
club-forgotten = Apagado
club-forgotten-as = O nome foi substituído por { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Regravado sem o nome: { $files }
       *[other] { $count } arquivos regravados sem o nome: { $files }
    }
    [cut] { $count ->
        [one] Já danificado, só resta o que podia ser lido: { $files }
       *[other] { $count } arquivos já danificados, só resta o que podia ser lido: { $files }
    }
    [removed] { $count ->
        [one] Removido: { $files }
       *[other] { $count } arquivos removidos: { $files }
    }
   *[left] { $count ->
        [one] Sem alteração, ainda contém o nome: { $files }
       *[other] { $count } arquivos sem alteração, ainda contêm o nome: { $files }
    }
}
club-forgotten-shared = Outra pessoa também tem este nome e continua com ele: { $names }

## Club: seasons

club-seasons-none = Uma temporada junta sessões numa só classificação. Para começar, dê um nome.
club-season-name = Nome da temporada
club-season-new = Nova temporada
club-season-gone = Esta temporada foi excluída.
club-season-table = Classificação
club-season-empty = Escolha as sessões desta temporada.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Pontos
            [card_points] Pontos de cartas
            [difference] Diferença de pontos de cartas
            [wins] Partidas ganhas
           *[places] Pontos por lugar
        }, { $count } sessão.
       *[other] { $figure ->
            [points] Pontos
            [card_points] Pontos de cartas
            [difference] Diferença de pontos de cartas
            [wins] Partidas ganhas
           *[places] Pontos por lugar
        }, todas as { $count } sessões.
    }
    [one] { $figure ->
        [points] Pontos
        [card_points] Pontos de cartas
        [difference] Diferença de pontos de cartas
        [wins] Partidas ganhas
       *[places] Pontos por lugar
    }, a melhor de { $count } sessões.
   *[other] { $figure ->
        [points] Pontos
        [card_points] Pontos de cartas
        [difference] Diferença de pontos de cartas
        [wins] Partidas ganhas
       *[places] Pontos por lugar
    }, melhores { $best } de { $count } sessões.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = Com totais iguais, decide a melhor sessão.
club-season-counts = Pontuação
club-season-best = Quantas das melhores sessões de cada um contam?
club-season-all = todas
club-season-figure = O que cada sessão dá:
club-season-figure-of = { $figure ->
    [points] pontos
    [card_points] pontos de cartas
    [difference] diferença
    [wins] partidas ganhas
   *[places] pontos por lugar
}
club-season-places = Lugares a partir do primeiro: { $points }. Os outros têm 0.
club-season-evenings = Sessões desta temporada:
club-season-figures = Mãos, duplas e recordes de todas as mesas
club-season-delete = Excluir esta temporada
club-season-delete-hint = As sessões são mantidas.
club-print = Imprimir
club-table-file = Planilha
club-ratings = Níveis
club-ratings-hint = Força de jogo de cada jogador, estimada pelos resultados. O segundo número é a margem de erro.
club-ratings-order = A ordem leva em conta a margem: quem jogou poucas partidas fica mais abaixo.
club-ratings-show = Calcular
club-ratings-missing = Os níveis precisam de um pacote adicional: instale “canasta-scorekeeper[web]”.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
publish-title = Clube de canastra
publish-hint = Sessões, temporadas, níveis e recordes como páginas web simples em um arquivo zip. Descompacte em qualquer servidor web.
publish-club = Nome do clube
publish-names = Nomes nas páginas
publish-names-of = { $who ->
    [agreed] Com autorização
   *[all] Todos
}
publish-names-hint = Toque em quem aceita aparecer com o nome. Os demais aparecem com iniciais.
publish-running = Incluir sessões em andamento
publish-save = Salvar como arquivo zip
publish-evenings = Sessões
publish-none = Ainda não há sessões terminadas.
publish-records = Recordes
publish-record = { $kind ->
    [highest_match] Melhor partida
    [largest_margin] Maior vantagem
    [best_deal] Melhor mão
    [most_canastas] Mais canastras em uma mão
   *[longest_streak] Maior série de vitórias
}

## How a rule set is played, made of its values

how-to-play = Como se joga
how-to-play-values = Todos os valores
how-to-play-sources = Fontes
rule-sets-played = Mais jogados aqui
rule-sets-times = { $count ->
    [one] Jogado { $count } vez aqui
   *[other] Jogado { $count } vezes aqui
}
rule-sets-for = Número de jogadores
rule-sets-for-said = Para { $players } jogadores
rule-sets-search = Buscar regulamentos
rule-sets-rare = Mais regulamentos
    .detail = Menos conhecidos: { $count }
rule-sets-none = Nenhum regulamento encontrado.
play-head-aim = Objetivo do jogo
play-head-sides = Jogadores e cartas
play-head-dealing = Distribuição
play-head-turn = Na sua vez
play-head-melds = Jogos
play-head-wilds = Curingas
play-head-canastas = Canastras
play-head-canastas--biriba = Biribas
play-head-red-threes = 3 vermelhos
play-head-black-threes = 3 pretos
play-head-pile = Pegar o lixo
play-head-special = Mãos especiais
play-head-acaba = Acaba
play-head-penalties = Penalidades
play-head-initial = Abertura
play-head-out = Batida
play-head-scoring = Contagem
play-head-end = Fim da partida
play-head-players = Com { $players } jogadores
play-head-later = Segunda fase
play-aim = { $melds ->
    [sequences] O objetivo é juntar sequências do mesmo naipe e baixá-las abertas na mesa, como jogos.
    [both] O objetivo é juntar cartas do mesmo valor e sequências do mesmo naipe e baixá-las abertas na mesa, como jogos.
   *[groups] O objetivo é juntar cartas do mesmo valor e baixá-las abertas na mesa, como jogos.
} Os jogos longos são { canasta-name }s e rendem a maior parte dos pontos.
play-aim-target = Joga-se uma { -mao } após a outra, até uma { -equipe } chegar a { $points } pontos.
play-later = Quando um jogador chega a { $points } pontos, as regras abaixo valem da { -mao } seguinte até o fim da partida.
play-aim-deals = { $deals ->
    [one] A partida tem { $deals } { -mao }.
   *[other] A partida tem { $deals } { -maos }.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Jogam { $sides } duplas. Os parceiros ficam frente a frente e fazem os jogos juntos.
       *[other] Jogam { $sides } equipes de { $size }, que se alternam em volta da mesa. Os parceiros fazem os jogos juntos.
    }
    [lone_hand] São { $sides } jogadores. Em cada { -mao }, um deles joga sozinho contra os outros.
   *[individual] São { $sides } jogadores, cada um por si. Onde as regras falam em { -equipe }, trata-se de um só jogador.
}
play-lone-pile = O primeiro a pegar o lixo joga sozinho o resto da { -mao }, e os outros juntam os seus jogos.
play-packs = { $packs ->
    [one] Usa-se um baralho
   *[other] Usam-se { $packs } baralhos
} { $jokers ->
    [0] sem jokers
   *[other] e { $jokers } jokers
}, { $cards } cartas ao todo.
play-first-dealer = { $value ->
    [by_lot] O primeiro carteador é sorteado.
   *[any_method] O primeiro carteador é escolhido como os jogadores preferirem.
}
play-dealing = { $players ->
    [2] O outro jogador corta o baralho, começa e é o próximo a dar as cartas.
   *[other] { $value ->
        [counterclockwise] O jogador à esquerda do carteador corta o baralho. O da direita começa e é o próximo a dar as cartas. Joga-se no sentido anti-horário.
       *[clockwise] O jogador à direita do carteador corta o baralho. O da esquerda começa e é o próximo a dar as cartas. Joga-se no sentido horário.
    }
}
play-hand = Cada jogador recebe { $cards } cartas.
play-foot = { $taken ->
    [after_first_canasta] Além disso, cada jogador recebe uma segunda mão fechada de { $cards } cartas, que pega depois da sua primeira canastra.
    [by_side] Além disso, cada { -equipe } tem um { foot-name } fechado de { $cards } cartas. O primeiro da { -equipe } a ficar sem cartas pega o { foot-name }.
   *[after_hand] Além disso, cada jogador recebe um pé de { $cards } cartas. O pé fica fechado até o jogador usar todas as cartas da mão.
}
play-foot-alone = Além disso, cada jogador tem um { foot-name } fechado de { $cards } cartas, que pega quando fica sem cartas.
play-foot-lone = Há dois mortos, um de { $lone } cartas e outro de { $cards }. O primeiro jogador a ficar sem cartas pega o de { $lone } e joga sozinho o resto da { -mao }. Os outros dois juntam os seus jogos e dividem o outro morto.
play-first-pile = { $value ->
    [upcard_value] O lixo começa com uma carta virada e mais tantas quantas o valor dela indicar, de uma (ás) a treze (rei). As outras cartas formam o monte.
    [no_card] As outras cartas formam o monte. O lixo começa com o primeiro descarte.
   *[one_card] O lixo começa com uma carta virada. As outras cartas formam o monte.
}
play-draw = { $cards ->
    [one] Quem tem a vez compra uma carta do monte ou pega o lixo.
   *[other] Quem tem a vez compra { $cards } cartas do monte ou pega o lixo.
}
play-discard = Depois, pode baixar as cartas que quiser. Para terminar a vez, descarta uma carta no lixo, virada para cima.
play-add = A cada vez, o jogador pode juntar cartas aos jogos da sua { -equipe }, mas nunca aos de outra.
play-meld = Um jogo tem { $cards } ou mais cartas do mesmo valor.
play-meld-ranks = Em jogos de cartas do mesmo valor, só entram estas: { $ranks }.
play-meld-most = Um jogo nunca tem mais de { $cards } cartas.
play-meld-most-waived = Só quem bate pode baixar mais.
play-one-meld = { $value ->
    [yes] Cada { -equipe } tem um só jogo de cada valor.
   *[no] Uma { -equipe } pode ter vários jogos do mesmo valor.
}
play-twos = Também é permitido baixar um jogo só de dois.
play-sequence = { $ends ->
    [same] Uma sequência também é um jogo: de { $least } a { $most } cartas seguidas do mesmo naipe.
   *[different] Uma sequência também é um jogo: de { $least } a { $most } cartas seguidas do mesmo naipe, do { $low } ao { $high }.
}
play-sequence-only = { $ends ->
    [same] Um jogo é uma sequência: de { $least } a { $most } cartas seguidas do mesmo naipe.
   *[different] Um jogo é uma sequência: de { $least } a { $most } cartas seguidas do mesmo naipe, do { $low } ao { $high }.
}
play-sequence-two = Numa sequência, o ás vai antes do dois ou depois do rei, e o dois no próprio lugar é uma carta natural.
play-sequence-aces = { $aces ->
    [1] Uma sequência só pode ter um ás.
   *[other] Uma sequência pode começar e terminar com um ás.
}
play-sequence-wilds = { $wilds ->
    [0] Uma sequência não leva curingas.
    [one] Uma sequência leva no máximo um curinga.
   *[other] Uma sequência leva no máximo { $wilds } curingas.
}
play-wild = { $jokers ->
    [yes] Jokers e dois são curingas
   *[no] Os dois são curingas
}: valem por qualquer outra carta. Um jogo precisa de pelo menos { $naturals } { $naturals ->
    [one] carta natural.
   *[other] cartas naturais.
}
play-wild--burraco = { $jokers ->
    [yes] Jokers (os “curingões”) e dois são curingas
   *[no] Os dois são curingas
}: valem por qualquer outra carta. Um jogo precisa de pelo menos { $naturals } { $naturals ->
    [one] carta natural.
   *[other] cartas naturais.
}
play-wild-most = { $wilds ->
    [0] Um jogo não leva curingas.
    [one] Um jogo leva no máximo um curinga.
   *[other] Um jogo leva no máximo { $wilds } curingas.
}
play-wild-no-group = Um jogo de cartas do mesmo valor não leva curingas.
play-wild-share = { $value ->
    [lt] Um jogo tem sempre menos curingas do que cartas naturais.
   *[le] Um jogo nunca tem mais curingas do que cartas naturais.
}
play-wild-alone = Também se podem baixar jogos só de curingas, de até { $cards } cartas.
play-wild-never-alone = Não se podem baixar jogos só de curingas.
play-wild-first = Uma { -equipe } com um jogo incompleto de curingas precisa completá-lo antes de usar curingas em outro.
play-wild-never = { $count ->
    [one] Um jogo de { $ranks } nunca leva curingas.
   *[other] Jogos destes valores nunca levam curingas: { $ranks }.
}
play-wild-aces = Com ases, só se usam curingas na abertura.
play-wild-five = Depois da abertura, só se juntam curingas a jogos com pelo menos cinco cartas naturais.
play-canasta = { $melds ->
    [sequences] Uma sequência de { $cards } cartas ou mais é uma { canasta-name }.
    [both] Um jogo de { $cards } cartas ou mais, do mesmo valor ou em sequência, é uma { canasta-name }.
   *[groups] Um jogo de { $cards } cartas ou mais é uma { canasta-name }.
}
play-canasta-full = Um jogo de { $cards } cartas é uma { canasta-name }.
play-canasta-sequence = Uma sequência de { $cards } cartas ou mais é uma { canasta-name }. Um jogo de cartas do mesmo valor nunca é.
play-canasta-natural = Uma { canasta-name } limpa, sem curingas, vale { $points } pontos.
play-canasta-mixed = Uma { canasta-name } suja, com curingas, vale { $points }.
play-canasta-bonus = { $type ->
    [wild] Uma canastra de curingas vale { $points }.
    [wild_all_twos] Se for só de dois, vale { $points }.
    [wild_four_jokers] Com quatro jokers, vale { $points }.
    [sequence] Uma sequência que é { canasta-name } vale { $points }.
    [sevens] Uma canastra de setes vale { $points }.
    [fives] Uma canastra de cincos vale { $points }.
    [aces] Uma canastra de ases vale { $points }.
    [sevens_mixed] Uma canastra de setes com curingas vale { $points }.
    [aces_mixed] Uma canastra de ases com curingas vale { $points }.
    [semi_natural] Uma { canasta-name } semilimpa, que é uma limpa com mais um curinga, vale { $points }.
    [suit_ace_to_ace] Uma sequência de ás a ás sem curingas vale { $points }.
    [suit_whole] Uma sequência de um naipe inteiro sem curingas vale { $points }.
    [suit_mixed] Uma sequência de um naipe inteiro com um curinga vale { $points }.
    [rank_whole] Oito cartas iguais sem curingas valem { $points }.
    [rank_mixed] Oito cartas iguais e um curinga valem { $points }.
    [twos_natural] Uma canastra limpa de dois vale { $points }.
   *[twos_mixed] Uma canastra suja de dois vale { $points }.
}
play-canasta-bonus--buraco = { $type ->
    [suit_whole] A canastra de 500, que é um naipe inteiro sem curingas, vale { $points }.
    [suit_ace_to_ace] A canastra de 1000, que vai de ás a ás sem curingas, vale { $points }.
   *[other] { play-canasta-bonus--usual }
}
play-canasta-bonus--buraco_closed = { $type ->
    [suit_whole] A canastra de 500, que é um naipe inteiro sem curingas, vale { $points }.
    [suit_ace_to_ace] A canastra de 1000, que vai de ás a ás sem curingas, vale { $points }.
   *[other] { play-canasta-bonus--usual }
}
play-canasta-cards = { $value ->
    [yes] As cartas de uma { canasta-name } contam além do bônus.
   *[no] As cartas de uma { canasta-name } não contam, só o bônus.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] Uma canastra de mão, baixada inteira de uma vez, vale o dobro do bônus.
       *[other] Numa canastra de mão, baixada inteira de uma vez, o bônus conta { $amount } vezes.
    }
   *[add] Uma canastra de mão, baixada inteira de uma vez, vale mais { $amount }.
}
play-canasta-trump = O naipe da primeira carta virada é o trunfo. { $times ->
    [2] Uma { canasta-name } em sequência de trunfo vale o dobro do bônus.
   *[other] Numa { canasta-name } em sequência de trunfo, o bônus conta { $times } vezes.
}
play-canasta-extra = Várias { canasta-name }s dão um bônus extra:
play-canasta-out = Só a { -equipe } que bate ganha o bônus destas canastras: { $types }.
play-red-threes = { $value ->
    [yes] Os 3 vermelhos não entram em jogos. Quem tem um deve colocá-lo logo na mesa, virado para cima, e comprar outra carta.
   *[no] Os 3 vermelhos não entram em jogos. Quem tem um deve colocá-lo logo na mesa, virado para cima, sem comprar outra carta.
}
play-red-each = Cada 3 vermelho vale { $points } pontos.
play-red-all = Cada 3 vermelho vale { $points } pontos, e os { $threes } juntos valem { $together }.
play-red-values = O valor total dos 3 vermelhos de uma { -equipe } depende de quantos são:
play-red-sides = { $below ->
    [zero] Os 3 vermelhos só contam para a { -equipe } que abriu.
   *[minus] Os 3 vermelhos contam a favor da { -equipe } que abriu e contra a que não abriu.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Os 3 vermelhos só contam para a { -equipe } que tem uma canastra de setes.
           *[minus] Os 3 vermelhos contam a favor da { -equipe } que tem uma canastra de setes e contra a que não tem.
        }
        [natural] { $below ->
            [zero] Os 3 vermelhos só contam para a { -equipe } que tem uma canastra limpa.
           *[minus] Os 3 vermelhos contam a favor da { -equipe } que tem uma canastra limpa e contra a que não tem.
        }
       *[canastas] { $below ->
            [zero] Os 3 vermelhos só contam para a { -equipe } que tem uma canastra.
           *[minus] Os 3 vermelhos contam a favor da { -equipe } que tem uma canastra e contra a que não tem.
        }
    }
   *[other] { $below ->
        [zero] Os 3 vermelhos só contam para a { -equipe } que tem pelo menos { $canastas } canastras.
       *[minus] Os 3 vermelhos contam a favor da { -equipe } que tem pelo menos { $canastas } canastras e contra a que tem menos.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Os 3 vermelhos contam contra a { -equipe } que não abriu.
       *[other] Os 3 vermelhos contam contra a { -equipe } que abriu.
    }
    [zero] { $melded ->
        [0] Os 3 vermelhos não contam para a { -equipe } que não abriu.
       *[other] Os 3 vermelhos não contam para a { -equipe } que abriu.
    }
   *[plus] { $melded ->
        [0] Os 3 vermelhos contam a favor de todas as { -equipes }.
       *[other] Os 3 vermelhos contam a favor da { -equipe } que abriu.
    }
}
play-red-canastas = { $sign ->
    [minus] Os 3 vermelhos contam contra a { -equipe } { $what }.
    [zero] Os 3 vermelhos não contam para a { -equipe } { $what }.
   *[plus] Os 3 vermelhos contam a favor da { -equipe } { $what }.
}
play-red-never = Os 3 vermelhos não são baixados nem vão para a mesa.
play-threes-plain = Os 3 são cartas como as outras.
play-red-all-four = Se os quatro 3 vermelhos contam contra a { -equipe }, custam { $points } pontos ao todo.
play-red-as-tabled = Enquanto a { -equipe } não tiver canastra, um 3 vermelho que fica na mão conta como se estivesse na mesa.
play-red-in-hand = Um 3 vermelho que ainda está na mão no fim custa { $points } pontos.
play-black-role = { $value ->
    [discard_only] O 3 preto só pode ser descartado.
    [tabled_bonus] O 3 preto vai para a mesa, como o vermelho.
    [removed_from_pile] Quando alguém pega o lixo, os 3 pretos que estão nele saem do jogo.
   *[stop_card] Um 3 preto em cima tranca o lixo: o jogador seguinte não pode pegá-lo.
}
play-black-each = { $place ->
    [captured_values] Cada 3 preto pego com o lixo vale { $points } pontos.
   *[tabled_values] Cada 3 preto na mesa vale { $points } pontos.
}
play-black-all = { $place ->
    [captured_values] Cada 3 preto pego com o lixo vale { $points } pontos, e os { $threes } juntos valem { $together }.
   *[tabled_values] Cada 3 preto na mesa vale { $points } pontos, e os { $threes } juntos valem { $together }.
}
play-black-values = { $place ->
    [captured_values] O valor total dos 3 pretos que uma { -equipe } pega com o lixo depende de quantos são:
   *[tabled_values] O valor total dos 3 pretos de uma { -equipe } na mesa depende de quantos são:
}
play-black-meld = { $when ->
    [any] Os 3 pretos podem ser baixados a qualquer momento, { $least } ou mais juntos
   *[going_out] Os 3 pretos só podem ser baixados ao bater, { $least } ou mais juntos
}{ $wilds ->
    [yes] , também com curingas.
   *[no] , sem curingas.
}
play-black-most = Um jogo de 3 pretos nunca tem mais de { $cards } cartas.
play-black-never = Os 3 pretos nunca são baixados.
play-black-as-tabled = Enquanto a { -equipe } não tiver canastra, um 3 preto que fica na mão conta como se estivesse na mesa.
play-black-in-hand = Um 3 preto que ainda está na mão no fim custa { $points } pontos.
play-pile = { $value ->
    [natural_pair] Só pega o lixo quem tem na mão duas cartas naturais do valor da carta de cima e baixa as três juntas.
    [no_wild] Pega o lixo quem baixa na hora a carta de cima, só com cartas naturais.
    [nothing] Na sua vez, o jogador sempre pode pegar o lixo, sem precisar baixar nenhuma carta dele.
    [top_card] Pega o lixo quem baixa na hora a carta de cima: com cartas da mão ou num jogo da sua { -equipe }.
    [any_of_pile] Pega o lixo quem baixa na hora uma das cartas do lixo: com cartas da mão ou num jogo da sua { -equipe }.
   *[any] Pega o lixo quem baixa na hora a carta de cima: com duas cartas naturais do mesmo valor que tem na mão, com uma delas e um curinga, ou num jogo da sua { -equipe }.
}
play-pile-frozen = O lixo está congelado para a { -equipe } que ainda não abriu, e para todos enquanto houver um curinga nele. Só pega um lixo congelado quem tem na mão duas cartas naturais do valor da carta de cima.
play-pile-all = Pega-se sempre o lixo inteiro.
play-pile-cards = { $cards ->
    [one] Pega-se só a carta de cima do lixo.
   *[other] Pegam-se só as { $cards } cartas de cima do lixo.
}
play-pile-canasta = { $value ->
    [yes] O lixo também pode ser pego para juntar a carta de cima a uma { canasta-name } pronta.
   *[no] O lixo não pode ser pego para juntar a carta de cima a uma { canasta-name } pronta.
}
play-pile-always-frozen = O lixo está sempre congelado.
play-pile-pair-canasta = Não se pode pegar o lixo se a { -equipe } já tem uma canastra pronta do valor da carta de cima.
play-out-ends = Bate quem se livra da última carta. Com isso, a { -mao } termina.
play-pile-jokers = { $value ->
    [yes] Os jokers podem ser descartados.
   *[no] Os jokers não podem ser descartados.
}
play-initial = { $value ->
    [hand_number] As primeiras cartas que uma { -equipe } baixa numa { -mao }, em um ou mais jogos, são a abertura. Juntas, têm de valer um mínimo, que depende do número da { -mao }:
   *[score] As primeiras cartas que uma { -equipe } baixa numa { -mao }, em um ou mais jogos, são a abertura. Juntas, têm de valer um mínimo, que depende dos pontos que a { -equipe } já tem:
}
play-initial-top = { $value ->
    [yes] Quem pega o lixo na abertura conta a carta de cima, mas não as outras cartas do lixo.
   *[no] Quem pega o lixo na abertura não conta as cartas do lixo.
}
play-initial-none = Não há mínimo para a abertura.
play-initial-again = O mínimo da última faixa só vale na primeira { -mao } que uma { -equipe } começa nela. Nas { -maos } seguintes, o mínimo é: { $points }.
play-initial-no-pile = Não se pode pegar o lixo na abertura.
play-initial-no-mixed = Não pode haver canastra suja na abertura.
play-initial-only = { $what ->
    [canasta_always_suffices] Uma canastra inteira sempre basta para a abertura.
    [naturals_only] Na abertura só valem cartas naturais.
   *[clean_triple_required] A abertura tem de incluir três cartas naturais do mesmo valor.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Os bônus e os 3 vermelhos contam para a abertura.
        [no] Os bônus contam para a abertura, mas os 3 vermelhos não.
       *[none] Os bônus contam para a abertura.
    }
   *[no] { $red_threes ->
        [yes] Os 3 vermelhos contam para a abertura, mas os bônus não.
        [no] Os bônus e os 3 vermelhos não contam para a abertura.
       *[none] Os bônus não contam para a abertura.
    }
}
play-initial-after = Depois de abrir, a { -equipe } não precisa de mais nenhum mínimo até o fim da { -mao }.
play-initial-concealed = { $value ->
    [always] Quem bate de mão não precisa de mínimo na abertura.
    [if_drawn_from_stock] Quem bate de mão sem pegar o lixo não precisa de mínimo na abertura.
   *[never] Mesmo quem bate de mão precisa alcançar o mínimo da abertura.
}
play-out = { $canastas ->
    [0] Uma { -equipe } pode bater sem { canasta-name }.
    [one] Para bater, uma { -equipe } precisa de uma { canasta-name }.
   *[other] Para bater, uma { -equipe } precisa de { $canastas } { canasta-name }s.
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
        [one] Pelo menos uma delas tem de ser de cincos. Essa não conta como limpa nem como suja.
       *[other] Pelo menos { $count } delas têm de ser de cincos. Essas não contam como limpas nem como sujas.
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
    [fives] Tem de ser de cincos.
   *[sequence] Tem de ser uma sequência.
}
play-out-exclude = Canastras destes tipos não contam para bater: { $types }.
play-out-short = Ninguém bate enquanto a sua { -equipe } tiver uma canastra incompleta destes tipos: { $types }.
play-out-foot = A { -equipe } também precisa ter pego o { foot-name }.
play-out-discard = { $value ->
    [yes] A última carta tem de ser descartada.
   *[no] A última carta pode ser baixada ou descartada.
}
play-out-last = { $value ->
    [must_discard] Enquanto a { -equipe } não tiver { canasta-name }, o jogador tem de guardar uma carta para descartar.
   *[may_be_kept] Enquanto a { -equipe } não tiver { canasta-name }, o jogador pode ficar com a última carta em vez de descartá-la.
}
play-out-concealed = Bate de mão quem não baixou nada antes e baixa a mão inteira de uma vez.
play-out-partner = { $value ->
    [must_ask] Antes de bater, o jogador tem de perguntar ao parceiro.
   *[may_ask_binding] Antes de bater, o jogador pode perguntar ao parceiro e tem de seguir a resposta.
}
play-stock-out = { $value ->
    [after_last_draw] Quando o monte acaba, a { -mao } termina depois da vez de quem comprou a última carta.
    [pile_becomes_stock] Quando o monte acaba, vira-se o lixo, que passa a ser o monte.
    [foot_becomes_stock] Quando o monte acaba, um { foot-name } que ninguém pegou vira o monte. Se não houver nenhum, a { -mao } termina.
   *[until_pile_refused] Quando o monte acaba, a { -mao } continua até alguém não poder ou não querer pegar o lixo.
}
play-stock-last-turn = Quem comprou a última carta termina a vez.
play-score = No fim da { -mao }, cada { -equipe } soma os seus bônus e o valor das cartas que baixou. { $value ->
    [every_card_of_hand_and_foot] As cartas que ficaram na mão e no pé são descontadas.
   *[every_card_of_all_partners] As cartas que ficaram na mão são descontadas.
}
play-score-negative = Se uma { -equipe } não tiver { canasta-name }, as cartas que baixou também são descontadas.
play-score-out = Bater vale { $points } pontos.
play-partners-half = { $halves ->
    [toward_zero] Cada um dos dois parceiros recebe metade dos pontos que fizeram juntos, arredondada em direção a zero.
   *[up] Cada um dos dois parceiros recebe metade dos pontos que fizeram juntos, arredondada para cima.
}
play-partners-whole = Cada um dos dois parceiros recebe todos os pontos que fizeram juntos.
play-score-concealed = Bater de mão vale mais { $points } pontos.
play-exact-pickup = Quem tira do monte, de uma só vez, o número exato de cartas para a sua mão e o seu pé ganha { $points } pontos.
play-score-cards = Valor das cartas:
play-acaba = Quem não vê como vencer pode pedir “acaba”. A { -mao } termina. Cada uma das outras { -equipes } ganha { $others } pontos, e a de quem pediu ganha { $own }.
play-acaba-partner = { $value ->
    [must_ask] Antes de pedir acaba, o jogador tem de perguntar ao parceiro.
   *[may_ask_binding] Antes de pedir acaba, o jogador pode perguntar ao parceiro e tem de seguir a resposta.
}
play-auto-win = Uma { -equipe } com { $canastas } canastras numa { -mao } ganha a partida e { $points } pontos.
play-auto-win-instead = Uma { -equipe } com { $canastas } canastras numa { -mao } ganha a partida. Em vez dos outros pontos dessa { -mao }, recebe { $points }.
play-special = { $value ->
    [add] Uma mão especial é baixada inteira, de uma vez, e conta junto com todo o resto:
   *[replace] Uma mão especial é baixada inteira, de uma vez, e conta no lugar de todo o resto:
}
play-penalties = Perdem-se pontos por:
play-penalty-foot = Se nenhuma { -equipe } pegou o seu { foot-name }, ninguém perde pontos por isso.
play-end = { $value ->
    [highest_after_last_deal] Depois da última { -mao }, vence quem tem o maior total.
   *[highest_at_target] A partida termina na { -mao } em que uma { -equipe } chega à meta. Vence quem tem o maior total.
}
play-end-tie = { $value ->
    [drawn_game] Se houver empate no maior total, a partida termina empatada.
   *[play_another_hand] Se houver empate no maior total, joga-se mais uma { -mao }.
}

## How a rule set differs from another

differ-not = Não vale aqui: { $sentence }
differ-title = { $here }: o que muda em relação a { $there }
differ-tab = Diferenças
differ-same = Joga-se igual a { $name }.
differ-choose = Conheço outras regras
differ-choose-hint = Que regras você conhece?
differ-details = { $count ->
    [one] { $count } diferença menor
   *[other] { $count } diferenças menores
}
compare-choose = { $name }. Escolher outras regras

## Questions that lead to a rule set

ask-title = Com que regras jogamos?
    .detail = No máximo { $most } perguntas até o seu regulamento
ask-number = Pergunta { $number }
ask-left = { $count ->
    [one] { $count } regulamento possível
   *[other] { $count } regulamentos possíveis
}
ask-unknown = Não sei
ask-again = Começar de novo
ask-more = Mais uma pergunta
ask-found = { $count ->
    [one] As regras são estas
   *[other] Provavelmente um destes
}
ask-read = Ler as regras
ask-players = Quantas pessoas jogam?
ask-sides = Joga-se com parceiros?
ask-foot = Há uma segunda mão de cartas, o pé ou morto?
ask-sequences = Sequências do mesmo naipe podem ser baixadas?
ask-end = Quanto dura uma partida?
ask-packs = Com quantos baralhos se joga?
ask-hand = Quantas cartas recebe cada jogador?
ask-draw = Quantas cartas se compram por vez?
ask-out = Quantas canastras são necessárias para bater?
ask-wild = Quanto vale uma canastra de curingas?
ask-sevens = Quanto vale uma canastra de setes?
ask-natural = Quanto vale uma canastra limpa?
ask-red = Quanto valem ao todo um, dois, três… 3 vermelhos?
ask-special = Há mãos especiais, como sequências ou pares?
ask-acaba = É permitido pedir “acaba” para terminar a { -mao }?
ask-last = É preciso descartar a última carta?
ask-concealed = Uma canastra de mão vale mais?
ask-wilds = Quantos curingas pode ter um jogo?
ask-pile = O que é preciso para pegar um lixo não congelado?
