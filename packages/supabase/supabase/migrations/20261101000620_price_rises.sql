-- Price rises for visits that repeat: an owner's act, told ahead, that holds by itself on its day.

create table public.price_rises (
  -- The id of the act: repeated, it is done once.
  id uuid primary key,
  -- The kept price book that the visits cost by afterwards.
  price_book_version text not null,
  -- The day that the owner named.
  from_day date not null,
  -- The owner's address.
  author text not null,
  taken_back_at timestamptz,
  taken_back_by text,
  check ((taken_back_at is null) = (taken_back_by is null)),
  created_at timestamptz not null default private.clock()
);

comment on table public.price_rises is 'Price rises for visits that repeat, as owners decided them.';

create table public.series_rises (
  rise_id uuid not null references public.price_rises on delete cascade,
  series_id uuid not null references public.series on delete cascade,
  told_on date not null,
  -- The first day whose visits cost more. The law gives the customer thirty days.
  holds_from date not null check (holds_from >= told_on + 30),
  -- The kept price book of the series before it.
  price_book_before text not null,
  -- The price of its first visit before and after, with tax, in dollars.
  before_amount numeric(10, 2) not null check (before_amount >= 0),
  after_amount numeric(10, 2) not null check (after_amount >= 0),
  state text not null default 'told' check (state in ('told', 'held', 'taken-back')),
  held_at timestamptz,
  check ((state = 'held') = (held_at is not null)),
  primary key (rise_id, series_id)
);

comment on table public.series_rises is 'What a price rise does to each series, and how far it is.';

-- A customer knows of one rise at a time.
create unique index series_rises_told on public.series_rises (series_id) where state = 'told';
create index series_rises_by_series on public.series_rises (series_id);
create index series_rises_due on public.series_rises (holds_from) where state = 'told';
