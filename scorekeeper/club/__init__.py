"""A session of several tables, from check-in to the final standing.

    evening = new_evening(uid, Plan(...))
    evening = add_entrant(evening, uid, members)          who takes part
    evening = draw_round(evening, note)                   who plays whom; see repeat_problems
    evening = start_round(evening, note)
    evening = pause_clock(evening, note)                  start_clock, add_minutes, begin_break
    evening = claim_score(evening, 1, 0, score, note)     accept_score, dispute_score
    evening = decide_result(evening, 1, score, note)      record_walkover, record_from_paper,
                                                          correct_result, reopen_table
    evening = close_round(evening, note)
    standing(evening)                                     computed each time
    season_table(season, evenings)

The functions are in `model`, `entrants`, `rounds`, `clock`, `results` and `standings`; schemes and
lengths of rounds are in `presets`. Functions that change a session return the changed one, or a
tuple with every `Problem`. Nothing here reads a clock or uses chance: a `Note` has the author and
time of an action, and draws and lots follow from the seeds of the plan.
"""
