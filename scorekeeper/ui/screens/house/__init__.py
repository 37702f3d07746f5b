"""House rules: what a table plays by other values than its rule set.

listing     my house rules, and the ways to new ones
making      new ones on a rule set
screen      one set of them as the difference from its rule set
switching   the ready switches
browsing    every value, in the order of a rule book
value       one value: changed, explained, put back
editors     how a value of each kind is changed (numbers, tables, rows)
editing     what is being changed: saved at once where it can be played, else kept as a draft
sharing     out as a small file or as text
bringing    in from a file or from text
panes       the frame of these screens, one pane or two
"""
