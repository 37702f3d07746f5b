"""Write `options.json`, the switches of the rule sets: `python -m tests.rules.write_options`.

It is for changes of `switches.toml` that are wanted; the difference shows which rule sets they
concern.
"""

import json
from pathlib import Path
from typing import Any

from scorekeeper.rules import RuleSetId, rule_book, switches_for

OPTIONS = Path(__file__).parent / "options.json"


def written(set_id: str) -> dict[str, Any]:
    """Return the switches of a rule set as they are written in the file, by path."""
    found: dict[str, Any] = {}
    for switch in switches_for(rule_book(RuleSetId(set_id))):
        document: dict[str, Any] = {"values": [option.value for option in switch.options]}
        brings = {
            json.dumps(option.value): dict(option.brings)
            for option in switch.options[1:]
            if option.brings
        }
        if brings:
            document["brings"] = brings
        ask = sorted({path for option in switch.options[1:] for path in option.ask})
        if ask:
            document["ask"] = ask
        if switch.free:
            document["free"] = True
        document["affects"] = switch.affects
        found[switch.path] = document
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


def main() -> None:
    """Write the switches of the rule sets of the file anew, a line for each switch."""
    rule_sets = []
    for set_id in json.loads(OPTIONS.read_text("utf-8")):
        switches = written(set_id).items()
        lines = [f"    {json.dumps(path)}: {json.dumps(switch)}" for path, switch in switches]
        body = ",\n".join(lines)
        rule_sets.append(f"  {json.dumps(set_id)}: {{\n{body}\n  }}")
    body = ",\n".join(rule_sets)
    OPTIONS.write_text(f"{{\n{body}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
