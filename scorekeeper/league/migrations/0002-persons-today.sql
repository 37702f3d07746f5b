-- The person whom each person is today, after all mergers.
-- depends: 0001-tables

create recursive view root (person, root) as
    select id, id from person where same_as is null
    union all
    select person.id, root.root from person join root on person.same_as = root.person;
