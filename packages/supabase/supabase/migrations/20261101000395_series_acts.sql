-- The acts on visits that repeat, after they were booked.

create table public.series_acts (
  -- The id of the act: repeated, it is done once.
  id uuid primary key,
  series_id uuid not null references public.series on delete cascade,
  kind text not null check (kind in ('skip', 'take-back', 'pause', 'go-on', 'rearrange', 'end')),
  by_whom text not null check (by_whom in ('customer', 'office')),
  -- The actor whom the history names.
  actor text not null,
  reason text,
  -- The change as it was asked for: office's `SeriesChange`.
  asked jsonb not null,
  created_at timestamptz not null default private.clock()
);

comment on table public.series_acts is 'Changes of series after they were booked.';

create index series_acts_by_series on public.series_acts (series_id, created_at);
