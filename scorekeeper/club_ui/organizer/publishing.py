"""Screen of the club's web pages, and the cards of a person for publishing and categories."""

from collections.abc import Callable, Collection

import flet as ft

from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.addresses import PUBLISH
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.club_ui.organizer.saving import use_file_saving
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.publishing import published_club
from scorekeeper.publishing.published_club import PublishOptions, load_published_club
from scorekeeper.publishing.site import site_files
from scorekeeper.publishing.site_files import zip_archive
from scorekeeper.services import Session
from scorekeeper.services.club.members import ClubMember
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import Saved
from scorekeeper.view_models.club_members import all_categories, find_members, with_category_toggled
from scorekeeper.view_models.exchange import file_stem

MAX_NAMES = 60
"""Maximum number of names in the list; others are found by a search."""
NAME_CHOICES = ("agreed", "all")
"""The people with full names on the pages: those who agreed, or all."""


@component
def PublishScreen() -> ft.Control:
    """Screen with options of the club's web pages, and the button that saves the pages as a ZIP."""
    state = use_state()
    words = state.words
    session = state.session
    use_redraw_on_events("evening")
    title, set_title = ft.use_state(published_club.saved_title(session))
    who_is_named, set_who_is_named = ft.use_state("agreed")
    shows_running, set_shows_running = ft.use_state(False)
    reports, save_file = use_file_saving(state)

    async def publish() -> None:
        club_name = title.strip()
        await state.save(session.settings.choose, published_club.SETTINGS, title=club_name)
        options = PublishOptions(
            title=club_name, all_names=who_is_named == "all", running=shows_running
        )
        content = await state.call_service(site_archive, session, words, options)
        await save_file(f"{file_stem(club_name or 'club')}.zip", content)

    def toggle_running() -> None:
        set_shows_running(not shows_running)

    options = [
        (who, words.label("publish-names-of", id=f"named-{who}", who=who)) for who in NAME_CHOICES
    ]
    names: list[ft.Control] = [
        kit.heading(words.text("publish-names")),
        kit.choice_chips(options, who_is_named, set_who_is_named),
    ]
    if who_is_named == "agreed":
        names.append(kit.note(words.text("publish-names-hint")))
        names.append(AgreedNames(key="agreed"))
    running = kit.toggle(
        words.label("publish-running"),
        toggle_running,
        is_on=shows_running,
        icon=kit.Icon.PLAY,
    )
    parts = [
        *reports,
        kit.note(words.text("publish-hint")),
        kit.field(words.label("publish-club"), title, set_title),
        kit.section("", [running]),
        kit.card(*names),
    ]
    save = kit.button(
        words.label("publish-save"),
        publish,
        icon=kit.Icon.DOWNLOAD,
        kind=kit.ButtonKind.MAIN,
    )
    return kit.screen(
        state, str(PUBLISH), words.text("club-publish"), parts, back=CLUB, footer=[save]
    )


def site_archive(session: Session, words: Words, options: PublishOptions) -> bytes:
    """Return the club's web pages as a zip file."""
    return zip_archive(site_files(load_published_club(session, words, options)))


def _do_nothing() -> None:
    """Default of a handler."""


@component
def AgreedNames(on_change: Callable[[], None] = _do_nothing) -> ft.Control:
    """List of the people of all sessions; a tap allows or forbids a name on published pages.

    Args:
        on_change: Called after a change.
    """
    state = use_state()
    words = state.words
    members = state.session.club.members
    search_text, set_search_text = ft.use_state("")
    _, set_redraw_count = ft.use_state(0)

    async def toggle(member: ClubMember) -> None:
        await state.save(members.set_name_permission, member.who, allowed=not member.is_public)
        set_redraw_count(lambda count: count + 1)
        on_change()

    def name_choice(member: ClubMember) -> kit.Choice:
        label = Label(f"agrees-{member.who.key}", member.who.label)
        return kit.Choice(label, lambda: toggle(member), is_chosen=member.is_public)

    people = [member for member in members.list(is_seat_name=is_seat_name) if member.evenings]
    found = find_members(people, search_text)
    parts: list[ft.Control] = []
    if len(people) > MAX_NAMES:
        label = words.label("club-find", id="find-agreed")
        parts.append(kit.field(label, search_text, set_search_text))
    parts.append(kit.choices([name_choice(member) for member in found[:MAX_NAMES]]))
    if len(found) > MAX_NAMES:
        parts.append(kit.note(words.text("club-find-more", count=len(found) - MAX_NAMES)))
    return kit.full_width_column(parts)


@component
def PublishedNameCard(member: ClubMember) -> ft.Control:
    """Card that chooses between name and initials of a person on published pages."""
    state = use_state()
    words = state.words
    is_public, set_is_public = ft.use_state(member.is_public)

    async def choose(shown_as: str) -> None:
        allowed = shown_as == "name"
        set_name_permission = state.session.club.members.set_name_permission
        result = await state.save(set_name_permission, member.who, allowed=allowed)
        if isinstance(result, Saved):
            set_is_public(allowed)
            open_member_with_new_uid(member, result.value)

    # `as` is a keyword of Python.
    options = [
        (shown_as, words.label("publish-as-of", id=f"published-as-{shown_as}", **{"as": shown_as}))
        for shown_as in ("name", "initials")
    ]
    return kit.card(
        kit.heading(words.text("publish-as")),
        kit.choice_chips(options, "name" if is_public else "initials", choose),
    )


@component
def CategoriesCard(member: ClubMember, known: Collection[str]) -> ft.Control:
    """Card with the categories of a person, and a field for a new category.

    Args:
        member: The person.
        known: All categories in use in the club.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    own, set_own = ft.use_state(member.categories)
    new_category, set_new_category = ft.use_state("")

    async def save_categories(categories: tuple[str, ...]) -> None:
        set_categories = state.session.club.members.set_categories
        result = await actions.save(set_categories, member.who, categories)
        if isinstance(result, Saved):
            # In alphabetical order, each once, as the service keeps them.
            set_own(tuple(all_categories(categories, ())))
            set_new_category("")
            open_member_with_new_uid(member, result.value)

    async def add_category() -> None:
        await save_categories((*own, _without_extra_spaces(new_category)))

    def category_choice(category: str) -> kit.Choice:
        return kit.Choice(
            Label(f"category-{category}", category),
            lambda: save_categories(with_category_toggled(own, category)),
            is_chosen=category in own,
        )

    parts: list[ft.Control] = [
        kit.heading(words.text("club-categories")),
        kit.note(words.text("club-categories-own")),
    ]
    categories = all_categories(own, known)
    if categories:
        parts.append(kit.choices([category_choice(category) for category in categories]))
    parts += [
        kit.field(words.label("club-category-new"), new_category, set_new_category),
        *actions.problem_texts(id="refused-category"),
        kit.button(
            words.label("club-category-add"),
            add_category if _without_extra_spaces(new_category) else None,
        ),
    ]
    return kit.card(*parts)


def _without_extra_spaces(category: str) -> str:
    """Return a category with single spaces between its words."""
    return " ".join(category.split())


def open_member_with_new_uid(member: ClubMember, uid: str) -> None:
    """Open the screen of a person under their uid, if a change has just given them one."""
    if uid != member.who.key:
        go(addresses.Member(uid))
