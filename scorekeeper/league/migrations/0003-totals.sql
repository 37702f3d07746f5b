-- What pages ask for at each visit is kept: the person whom a member is today, and the totals of
-- persons in seasons. Ratings are worked out in steps, of which the last one is kept.
-- depends: 0002-persons-today

alter table member add column root bigint references person; -- after all mergers
update member set root = root.root from root where root.person = member.person;
alter table member add check ((person is null) = (root is null));
create index on member (root);
drop view root;

create table total (
    season text not null references season,
    person bigint not null references person,
    evenings integer not null,
    wins integer not null,
    draws integer not null,
    losses integer not null,
    points bigint not null,
    difference bigint not null,
    primary key (season, person)
);
create index on total (season, wins desc, difference desc, person);
create index on total (person);
insert into total
    select season.id, root, count(distinct (result.club, result.uid)),
        count(*) filter (where outcome = 1), count(*) filter (where outcome = 0),
        count(*) filter (where outcome = -1), sum(points), sum(difference)
    from result
    join member on (member.club, member.uid) = (result.club, result.member) and root is not null
    join season on day between first and last
    group by season.id, root;

create table rating_run (                      -- the one that is under way
    started bigint not null,                   -- the last change before it
    until date not null                        -- the last day that it has been through
);
create table rating_step (                     -- what it knows by then
    player text primary key,                   -- a person, or CLUB/MEMBER for who is forgotten
    strength double precision not null,
    uncertainty double precision not null,
    matches integer not null
);
