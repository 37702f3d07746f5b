-- Clubs, people, sheets and what follows from them. Change numbers are given under an advisory
-- lock (database.py), so they are committed in their order.
-- depends:

create table club (
    id text primary key,
    name text not null,
    is_trusted boolean not null default false, -- else its sheets wait for an officer
    members_written timestamptz,               -- of the list of members that counts
    members_hash text,
    added timestamptz not null default now()
);

create table api_key (
    hash bytea primary key,
    club text not null references club,
    added timestamptz not null default now(),
    revoked_at timestamptz
);

create table person (
    id bigint generated always as identity primary key,
    name text not null default '',             -- empty: has not agreed to be named
    same_as bigint references person           -- the person whom this one was merged into
);

create table member (
    club text not null references club,
    uid text not null,
    person bigint references person,           -- null: forgotten
    forgotten_at timestamptz,
    primary key (club, uid),
    check ((person is null) = (forgotten_at is not null))
);
create index on member (person);

create table merge (
    id bigint generated always as identity primary key,
    kept bigint not null references person,
    gone bigint not null references person,
    state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
    at timestamptz not null default now()
);

create table season (
    id text primary key,
    name text not null,
    first date not null,
    last date not null check (last >= first),
    frozen_at timestamptz
);

create table evening (
    club text not null references club,
    uid text not null,
    shown integer,                             -- the latest edition that was accepted
    primary key (club, uid)
);

create table sheet (
    club text not null,
    uid text not null,
    edition integer not null check (edition > 0),
    hash text not null,
    day date not null,
    body jsonb not null,
    state text not null check (state in ('waiting', 'accepted', 'refused')),
    reasons text[] not null,
    received timestamptz not null default now(),
    primary key (club, uid, edition),
    foreign key (club, uid) references evening
);
create index on sheet (received) where state = 'waiting';

create table result (                          -- of the sheets that are shown
    club text not null,
    uid text not null,
    round integer not null,
    "table" integer not null,
    side integer not null,
    member text not null,
    day date not null,
    ruleset text not null,
    points integer not null,
    difference integer not null,               -- from the best of the other sides
    outcome smallint not null,                 -- 1 won, 0 drawn, -1 lost
    walkover boolean not null,
    primary key (club, uid, round, "table", side, member),
    foreign key (club, uid) references evening,
    foreign key (club, member) references member
);
create index on result (day);
create index on result (club, member);

create table rating (
    person bigint primary key references person,
    strength double precision not null,
    uncertainty double precision not null,
    matches integer not null
);

create table change (
    number bigint primary key,
    kind text not null,
    club text references club,
    subject text not null,                     -- the uid of an evening or a member, or a season
    edition integer,
    at timestamptz not null default now()
);
