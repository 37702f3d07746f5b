"""The plan of an evening as a form: everything that is agreed before the first round.

screen    a new evening, and the plan of one that is there
usual     what stands in the form when it is opened
body      the cards, in one column or two
kit       what every card works with
fold      a part that shows all there is after a tap
about     name, day, place, rounds
playing   rules, form and draw, tables of three
lasting   how long a round is
counting  the scheme of the standing
figures   what a scheme counts, to be changed
ties      what parts those who are level
"""
