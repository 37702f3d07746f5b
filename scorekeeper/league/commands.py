"""The command group `scorekeeper league`: the commands of a club and of the officer."""

import click

from scorekeeper.league.club_commands import CLUB_COMMANDS
from scorekeeper.league.command_texts import sentence


class LeagueGroup(click.Group):
    """The commands of a club; with psycopg also the officer's, which are loaded on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        officer_commands = _officer_commands() or {}
        return sorted([*super().list_commands(ctx), *officer_commands])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command; None for an unknown name.

        Raises `click.UsageError` for an unknown name if psycopg is missing.
        """
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            return command

        officer_commands = _officer_commands()
        if officer_commands is None:
            # The name may be an officer's command: explain how to install these.
            raise click.UsageError(sentence("league_extra"))
        return officer_commands.get(cmd_name)


def _officer_commands() -> dict[str, click.Command] | None:
    """Return the officer's commands by name; None if a package that they need is missing."""
    try:
        from scorekeeper.league.officer_commands import OFFICER_COMMANDS  # noqa: PLC0415  needs psycopg
    except ImportError:
        return None
    return {str(command.name): command for command in OFFICER_COMMANDS}


@click.group(cls=LeagueGroup)
def league() -> None:
    """Send a club's results to a league, or run a league.

    A club uses `join`, `send` and `sheet`. The other commands are for the league's computer. It
    needs PostgreSQL and some more packages. To install these:

    pip install "canasta-scorekeeper[league]"
    """


for _command in CLUB_COMMANDS:
    league.add_command(_command)
