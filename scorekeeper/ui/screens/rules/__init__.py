"""The rules browser: a rule set as a rule book tells it.

book       the sections of one rule set, opened one by one or searched
rule_row   one rule: name, value, standing, and where it comes from
"""
