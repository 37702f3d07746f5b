"""Every screen of the app as a row of data: whose match, which address, what is tapped there.

`{deal}` in an address is the uid of the match's first deal, `{last}` that of its last,
`{house}` that of the house rules, `{person}` the key of somebody who plays; `{running}`,
`{paused}`, `{drawn}`, `{resting}`, `{planned}` and `{over}` are evenings of a club, `{season}` has
some of them, `{member}` is somebody of it.

`SCENES` are those of a device that has the whole app, `GUESTS` those of whom a club lets in.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scene:
    """One screen in one state; `taps` lead there from its address."""

    name: str
    route: str
    match: str = "evening"
    taps: tuple[str, ...] = ()
    waits_for: str = ""
    """The node that is there as soon as the screen is."""
    is_wall: bool = False
    """True if a whole room reads it: it lies, and nobody doubles its text."""

    def shows(self, size: tuple[int, int], scale: float) -> bool:
        """Return True if it is ever seen on a screen of this size, with text so large."""
        return not self.is_wall or (size[0] > size[1] and scale == 1)

    def __str__(self) -> str:
        return self.name


COMMON_DEAL = (
    "who-0",
    "chip-0-canastas.natural-1",
    "chip-0-canastas.mixed-1",
    "chip-0-red_threes-1",
    *("field-0-table", "key-3", "key-8", "key-5"),
)
TOTALS = (
    *("mode", "who-1", "key-6", "key-5", "key-5", "key-next"),
    *("key-1", "key-2", "key-0"),
)
"""Totals typed in the order of the seats, though the second player went out."""
UNLIKELY = ("who-0", "key-8", "key-5", "tab-1", "key-next", "key-6", "key-0", "save")
"""A side is said to have gone out without a canasta, and Save asks about it."""
FORGOTTEN = ("key-3", "key-8", "key-6", "key-next", "save")
"""Who went out, an odd number, and a side for which nothing was typed: Save asks."""
IMPOSSIBLE = (*("who-0", "chip-0-canastas.natural-2", *("key-5",) * 4, "tab-1", "key-6"), "save")
"""More points than the packs hold."""
LOW_TOTAL = ("mode", "who-0", "key-sign", "key-5", "key-6", "key-0", "key-next", "key-5", "save")
"""A side is said to have gone out with a loss, by totals."""
SWAPPED = (
    *("mode", "who-1", "key-2", "key-1", "key-0", "key-5", "key-next", "key-sign", "key-5"),
    *("key-6", "key-0", "key-next", "key-9", "key-0", "key-5", "save"),
)
"""Two totals in the wrong order: who went out has a loss."""
BOOKS = (
    *("mode", "record-books", "who-1", "key-1", "key-5", "key-0", "key-0", "key-next"),
    *("key-6", "key-5", "key-next", "key-1", "key-2", "key-0", "key-0", "key-next", "key-1"),
)
"""Books and cards of two players."""
TILES = ("who-0", "tile-0-sevens", "tile-0-aces", "tile-0-aces", "chip-0-red_threes-1", "key-5")
STRIP = ("who-0", "chip-0-canastas.mixed-2", "chip-0-canastas.natural-4")
VALUES = ("how-to-play-values",)
SOURCES = ("how-to-play-sources",)
PAIR_ONCE = ("who-0", "chip-0-lone-1", "tab-1", "key-9", "key-5", "tab-2")
"""One player alone, and the table of the other two, typed for one of them."""
MELDS = ("rank-7", "rank-7", "rank-7", "meld-new", "rank-Q", "rank-Q", "rank-2")
THREE_MELDS = (*MELDS, "meld-new", "rank-K", "rank-K", "rank-K")
COUNTED_MELDS = ("count", "count-way-melds", *("rank-K",) * 7, "new-meld", "rank-5", "rank-2")
TRUMP_MELDS = (
    *("count", "count-way-melds", "trump-hearts", "suit-hearts"),
    *(f"rank-{rank}" for rank in range(3, 10)),
)

SCENES = (
    # the tabs
    Scene("table", "/", waits_for="record"),
    Scene("table chart", "/", taps=("tab-chart",), waits_for="course"),
    Scene("table menu", "/", taps=("menu",), waits_for="close"),
    Scene("table of three", "/", "three", waits_for="record"),
    Scene("table of four", "/", "four", waits_for="record"),
    Scene("table timer", "/", "four", ("menu", "timer"), waits_for="timer-start"),
    Scene("table won", "/", "finished", waits_for="winner"),
    Scene("table won, best of three", "/", "series", waits_for="winner"),
    Scene("table won, other partners", "/", "season", waits_for="winner"),
    Scene("table won, its deals", "/", "finished", ("pad",), waits_for="deal-1"),
    Scene("table long names", "/", "house", waits_for="record"),
    Scene("table before the first deal", "/", "new", waits_for="record"),
    Scene("table of halves", "/", "burraco for three", waits_for="record"),
    Scene("table second phase", "/", "second phase", waits_for="record"),
    Scene("table of three pairs", "/", "hand and foot", waits_for="record"),
    Scene("start with matches", "/", "no match", waits_for="new-match"),
    Scene("meld", "/meld", waits_for="rank-7"),
    Scene("meld asked", "/meld", taps=MELDS, waits_for="verdict"),
    Scene("meld of three melds", "/meld", "samba", THREE_MELDS, "meld-2"),
    Scene("meld other score", "/meld", "three", ("meld-other", "pad-done"), "meld-rules"),
    Scene("meld score typed", "/meld", taps=("meld-other",), waits_for="pad-done"),
    Scene("meld pile", "/meld", taps=("meld-pile",), waits_for="meld-top"),
    Scene("meld tranca", "/meld", "tranca", waits_for="rank-7"),
    Scene("meld hand", "/meld", "samba", ("meld-find",), waits_for="rank-7"),
    Scene("meld of four", "/meld", "four", MELDS, waits_for="verdict"),
    Scene("matches", "/matches", waits_for="match-0"),
    Scene("matches searched", "/matches", "three", taps=("matches-find",), waits_for="find"),
    Scene("matches menu", "/matches", "finished", taps=("more-1",), waits_for="close"),
    Scene("more", "/more", waits_for="more-rules"),
    # a deal
    Scene("record", "/record", "new", waits_for="save"),
    Scene("record counted", "/record", "new", ("count",), waits_for="count-done"),
    Scene("record typed", "/record", taps=COMMON_DEAL, waits_for="save"),
    Scene("record more", "/record", taps=("more",), waits_for="done"),
    Scene("record totals", "/record", "house", ("mode",), waits_for="save"),
    Scene("record totals typed", "/record", "feet", TOTALS, waits_for="save"),
    Scene("record totals by books", "/record", "sheet", BOOKS, waits_for="save"),
    Scene("record totals to swap", "/record", "swap", SWAPPED, waits_for="warning"),
    Scene("record totals of five", "/record", "five", ("mode", "field-4-total"), waits_for="save"),
    Scene("record problem", "/record", "new", IMPOSSIBLE, waits_for="problem-0"),
    Scene("record of three", "/record", "three", waits_for="save"),
    Scene("record of four", "/record", "four", waits_for="save"),
    Scene("record of four answered", "/record", "four", ("who-0",), waits_for="save"),
    Scene("record american", "/record", "american", waits_for="save"),
    Scene("record american more", "/record", "american", ("more",), waits_for="done"),
    Scene("record american tiles", "/record", "american", TILES, waits_for="save"),
    Scene("record special hands", "/record", "american", ("tile-0-special",), "special-none"),
    Scene("record strip", "/record", "hand and foot", STRIP, waits_for="save"),
    Scene("record samba", "/record", "samba", waits_for="save"),
    Scene("record hand and foot", "/record", "hand and foot", waits_for="save"),
    Scene("record books", "/record", "books", waits_for="save"),
    Scene("record books more", "/record", "books", ("more",), waits_for="done"),
    Scene("record knee", "/record", "knee", waits_for="save"),
    Scene("record pennies", "/record", "pennies", waits_for="save"),
    Scene("record pennies more", "/record", "pennies", ("more",), waits_for="done"),
    Scene("record burraco", "/record", "burraco", waits_for="save"),
    Scene("record burraco more", "/record", "burraco", ("more",), waits_for="done"),
    Scene("record international", "/record", "international", waits_for="save"),
    Scene("record halves", "/record", "burraco for three", PAIR_ONCE, waits_for="save"),
    Scene("record second phase", "/record", "second phase", waits_for="save"),
    Scene("record fechado", "/record", "fechado", waits_for="save"),
    Scene("record burako", "/record", "burako", waits_for="save"),
    Scene("record buraco", "/record", "buraco", waits_for="save"),
    Scene("record buraco more", "/record", "buraco", ("more",), waits_for="done"),
    Scene("record tranca", "/record", "tranca", waits_for="save"),
    Scene("record tranca more", "/record", "tranca", ("more",), waits_for="done"),
    Scene("record kanasta", "/record", "kanasta", waits_for="save"),
    Scene("record spanish", "/record", "spanish", waits_for="save"),
    Scene("record warning", "/record", "kanasta", UNLIKELY, waits_for="warning-save"),
    Scene("record warning burraco", "/record", "burraco", UNLIKELY, waits_for="warning-save"),
    Scene("record warning forgotten", "/record", "spanish", FORGOTTEN, waits_for="warning-save"),
    Scene("record warning total", "/record", "loss", LOW_TOTAL, waits_for="warning-save"),
    Scene("record amended", "/record/{deal}", "samba", waits_for="save"),
    Scene("record inserted", "/insert/{deal}", "samba", waits_for="save"),
    # what was played
    Scene("breakdown", "/deal/{deal}", waits_for="breakdown-amend"),
    Scene("breakdown of the last deal", "/deal/{last}", waits_for="breakdown-next-deal"),
    Scene("breakdown of four", "/deal/{last}", "four", waits_for="breakdown-next-deal"),
    Scene("breakdown rule", "/deal/{deal}", taps=("line-red_threes",), waits_for="close"),
    Scene("record help", "/record", taps=("help",), waits_for="help-out"),
    Scene("breakdown of totals", "/deal/{deal}", "house", waits_for="breakdown-amend"),
    Scene("breakdown biriba", "/deal/{deal}", "biriba", waits_for="breakdown-amend"),
    Scene("breakdown of halves", "/deal/{deal}", "burraco for three", waits_for="breakdown-amend"),
    Scene("breakdown samba", "/deal/{deal}", "samba", waits_for="breakdown-amend"),
    Scene("record biriba", "/record", "biriba", ("who-0",), waits_for="save"),
    Scene("record biriba more", "/record", "biriba", ("more",), waits_for="done"),
    Scene("record biriba melds", "/record", "biriba", TRUMP_MELDS, waits_for="meld-0"),
    Scene("record melds", "/record", "samba", COUNTED_MELDS, waits_for="meld-0"),
    Scene("table settings", "/", "three", ("menu", "settings"), waits_for="set-up"),
    Scene("table end", "/", "four", ("menu", "end"), waits_for="delete"),
    Scene("shared sheet", "/share", taps=("share-sheet",), waits_for="share-copy"),
    Scene("shared picture", "/share", "finished", waits_for="share-copy"),
    Scene("shared picture of four", "/share", "four", waits_for="share-copy"),
    Scene("shared sheet of three", "/share", "three", ("share-sheet",), "share-copy"),
    Scene("table view", "/view", waits_for="turn"),
    Scene("table view of three", "/view", "three", waits_for="turn"),
    Scene("table view of four", "/view", "four", waits_for="turn"),
    Scene("course", "/course", waits_for="back"),
    Scene("statistics", "/statistics", waits_for="versus"),
    Scene("statistics of pairs", "/statistics", "three", ("statistics-partnerships",), "measure"),
    Scene("statistics of players", "/statistics", "four", ("statistics-players",), "measure"),
    Scene("statistics of deals", "/statistics", "samba", ("statistics-deals",), "figure-average"),
    Scene("statistics of one", "/statistics", "four", ("statistics-players", "entry-0"), "hero"),
    Scene("history", "/history", waits_for="back"),
    Scene("history of a deal", "/history/{deal}", waits_for="back"),
    Scene("nowhere", "/nowhere", waits_for="nowhere-home"),
    # who plays
    Scene("people", "/people", waits_for="people-new"),
    Scene("person", "/people/{person}", waits_for="hero"),
    Scene("person name", "/people/{person}/name", waits_for="people-save"),
    Scene("new person", "/people-new", waits_for="people-save"),
    Scene("seats", "/seats", waits_for="back"),
    Scene("next match", "/next", "finished", waits_for="back"),
    # what is put right
    Scene("from paper", "/paper", "new", waits_for="back"),
    Scene("adjust", "/adjust", waits_for="back"),
    Scene("adjust of four", "/adjust", "four", waits_for="back"),
    # what is kept
    Scene("backups", "/backups", waits_for="back"),
    Scene("backup", "/backups/1", waits_for="back"),
    Scene("exchange", "/exchange", waits_for="back"),
    Scene("import", "/import", waits_for="back"),
    # setting up
    Scene("new match", "/new", waits_for="new-match-start"),
    Scene("new match named", "/new", taps=("known-0",) * 4, waits_for="name-3"),
    Scene("new match more", "/new", taps=("set-up-more",), waits_for="set-up-direction"),
    Scene("new match rules", "/new", taps=("ruleset",), waits_for="ruleset-samba"),
    Scene("set-up", "/set-up", waits_for="set-up-save"),
    Scene("set-up of three", "/set-up", "three", waits_for="set-up-save"),
    # rules
    Scene("rule sets", "/rules", waits_for="back"),
    Scene("rule set", "/rules/classic_4p", waits_for="how-to-play"),
    Scene("rule set values", "/rules/modern_american", "evening", VALUES, "compare-with"),
    Scene(
        "rule set notes",
        "/rules/hand_and_foot_us",
        "evening",
        (*VALUES, "section-players"),
        "rule-players",
    ),
    Scene("rule set sources", "/rules/classic_4p", "evening", SOURCES, "proposed"),
    Scene(
        "rule set source notes",
        "/rules/classic_4p",
        "evening",
        (*SOURCES, "section-players", "rule-players"),
        "sources-players",
    ),
    Scene("how to play", "/rules/samba", taps=("how-to-play",), waits_for="how-to-play"),
    Scene(
        "rule set, differences",
        "/rules/modern_american_cla",
        "samba",
        ("differ-tab",),
        "differ-choose",
    ),
    Scene("rule set known", "/rules/samba/known", waits_for="back"),
    Scene("which rules", "/rules-which", waits_for="question"),
    Scene("which rules, asked on", "/rules-which", taps=("answer-0",), waits_for="given-0"),
    Scene("which rules, unknown", "/rules-which", taps=("ask-unknown",) * 5, waits_for="ask-found"),
    Scene("compare with", "/rules/samba/compare", waits_for="back"),
    Scene("compared", "/rules/samba/compare/bolivian", waits_for="back"),
    Scene("compared, another", "/rules/samba/compare/bolivian", taps=("side-0",), waits_for="back"),
    # house rules
    Scene("house list", "/house", waits_for="back"),
    Scene("house new", "/house-new", waits_for="back"),
    Scene("house named", "/house-new/samba", waits_for="house-name"),
    Scene("house brought in", "/house-in", waits_for="back"),
    Scene("house", "/house/{house}", waits_for="back"),
    Scene("house switches", "/house/{house}/switches", waits_for="back"),
    Scene("house values", "/house/{house}/values", waits_for="back"),
    Scene("house section", "/house/{house}/values/melds", waits_for="back"),
    Scene("house value", "/house/{house}/value/go_out_bonus", waits_for="back"),
    Scene("house shared", "/house/{house}/share", waits_for="back"),
    # a club
    Scene("club home", "/club", waits_for="live-0"),
    Scene("club new evening", "/club-new", waits_for="club-begin"),
    Scene("club schemes", "/club-new", taps=("club-scheme-title",), waits_for="club-begin"),
    Scene("club figures", "/club-new", taps=("club-figures",), waits_for="club-begin"),
    Scene("club players", "/club/{planned}/players", waits_for="outlook"),
    Scene(
        "club list",
        "/club/{planned}/players",
        taps=("club-last-evening",),
        waits_for="club-list-take",
    ),
    Scene("club entrant", "/club/{planned}/players/e1", waits_for="club-leaves"),
    Scene(
        "club entrant, partners swapped",
        "/club/{planned}/players/e1",
        taps=("swap-0",),
        waits_for="club-leaves",
    ),
    Scene("club before the first draw", "/club/{planned}", waits_for="club-draw"),
    Scene("club drawn", "/club/{drawn}", waits_for="club-start"),
    Scene("club running", "/club/{running}", waits_for="table-1"),
    Scene("club results", "/club/{running}/results", waits_for="missing"),
    Scene("club paused", "/club/{paused}", waits_for="table-1"),
    Scene("club break", "/club/{resting}", waits_for="club-break-end"),
    Scene("club extra time", "/club/{paused}/table/1/2", waits_for="score-0"),
    Scene("club table", "/club/{running}/table/2/1", waits_for="score-0"),
    Scene("club table disputed", "/club/{running}/table/2/7", waits_for="dispute"),
    Scene(
        "club table, points decided",
        "/club/{running}/table/2/1",
        taps=("awards-decided",),
        waits_for="score-0",
    ),
    Scene("club table, finished", "/club/{running}/table/2/2", waits_for="club-reopen"),
    Scene(
        "club table code",
        "/club/{running}/table/2/3",
        taps=("club-code-show",),
        waits_for="score-0",
    ),
    Scene("club over", "/club/{over}", waits_for="club-final"),
    Scene("club standing", "/club/{over}/standing", waits_for="place-e1"),
    Scene(
        "club standing, a penalty",
        "/club/{over}/standing",
        taps=("place-e1", "adjust"),
        waits_for="adjust-save",
    ),
    Scene("club log", "/club/{over}/log", waits_for="line-22"),
    Scene("club papers", "/club/{running}/papers", waits_for="club-cards-codes"),
    Scene("club code of the big screen", "/club/{running}/screen", waits_for="club-code-show"),
    Scene("club phones", "/club/{called}/phones", waits_for="phone-count"),
    Scene("club calls", "/club/{called}", waits_for="call-0"),
    Scene("club plan", "/club/{running}/plan", waits_for="club-save"),
    Scene(
        "club new, players left over",
        "/club-new",
        taps=("form-individuals", "club-left-over", "fives-classic_4p"),
        waits_for="club-begin",
    ),
    Scene("club new final", "/club-new/{over}", taps=("part-top",), waits_for="club-begin"),
    Scene("club new, pairings", "/club-new", taps=("club-movement-title",), waits_for="club-begin"),
    Scene("club directors", "/club-directors", taps=("again-1",), waits_for="invitation-pin"),
    Scene("club members", "/club-members", waits_for="find"),
    Scene("club member", "/club-members/{member}", waits_for="people-save"),
    Scene("club seasons", "/club-seasons", waits_for="season-0"),
    Scene("club season", "/club-seasons/{season}", waits_for="club-season-how"),
    Scene("club season figures", "/club-seasons/{season}/statistics", waits_for="back"),
    Scene("club publish", "/club-publish", waits_for="publish-save"),
    Scene("club league", "/club-league", waits_for="league-send"),
    Scene("club league, joining", "/club-league", taps=("league-change",), waits_for="league-join"),
    Scene("club take over", "/club-take", waits_for="club-take-choose"),
)
"""The scenes of the gallery on a device that has the whole app."""


def _phone(name: str, guest: str, waits_for: str, route: str = "/", *taps: str) -> Scene:
    return Scene(f"phone {name}", route, f"guest {guest}", taps, waits_for)


GUESTS = (
    # the phone of a table
    _phone("whose", "is new", "owner-0"),
    _phone("of a table", "plays", "record"),
    _phone("menu", "plays", "close", "/", "table-menu"),
    _phone("looking on", "looks on", "changed"),
    _phone("meld", "plays", "rank-7", "/meld"),
    _phone("record", "plays", "save", "/record"),
    _phone("deal", "plays", "back", "/deal/{deal}"),
    _phone("history", "plays", "back", "/history"),
    _phone("adjust", "plays", "back", "/adjust"),
    _phone("table view", "plays", "turn", "/view"),
    _phone("whose again", "plays", "owner-0", "/whose"),
    _phone("won", "won", "phone-give"),
    _phone("giving", "won", "phone-agree", "/result"),
    _phone("given", "gave", "given"),
    _phone("handed over", "gave", "phone-dispute", "/hand-over/1"),
    _phone("asked", "is asked", "asked"),
    _phone("disputing", "is asked", "phone-call-organiser", "/dispute"),
    _phone("contradicted", "is contradicted", "phone-withdraw"),
    _phone("having disputed", "disputes", "phone-after-all"),
    _phone("done", "is done", "done"),
    _phone("joining", "joins", "phone-whose-find"),
    _phone("waiting", "waits", "waiting"),
    _phone("in a break", "rests", "break"),
    _phone("paused", "is paused", "record"),
    _phone("next table", "moves", "phone-arrive"),
    _phone("arrived", "is there", "arrived"),
    _phone("between rounds", "is between", "standing"),
    _phone("calling", "plays", "phone-call-send", "/call"),
    _phone("called", "calls", "called"),
    _phone("answered", "is called", "called"),
    _phone("asking", "asks", "asked-for"),
    # what hangs on the wall
    Scene("big screen", "/", "screen running", waits_for="playing", is_wall=True),
    Scene("big screen paused", "/", "screen paused", waits_for="playing", is_wall=True),
    Scene("big screen break", "/", "screen resting", waits_for="row-1", is_wall=True),
    Scene("big screen seats", "/", "screen drawn", waits_for="seat-1", is_wall=True),
    Scene("big screen over", "/", "screen over", waits_for="row-1", is_wall=True),
)
"""Those of guests: `match` names one, by whose token the club's server knows the browser."""

EVERY = (*SCENES, *GUESTS)
"""All that the gallery shows."""
