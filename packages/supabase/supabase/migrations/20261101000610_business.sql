-- The company, by version: its prices, its policy, who it is, when visits that repeat are charged, and what it says.

create table public.business_versions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('price-book', 'policy', 'company', 'charges', 'texts')),
  -- As it was written: services and add-ons are offered in its order, which `jsonb` does not keep.
  document json not null check (json_typeof(document) = 'object'),
  -- The owner who published it; null for what the program came with.
  author text,
  note text not null default '' check (note = trim(note) and char_length(note) <= 300),
  holds_from timestamptz not null,
  -- The version that was edited.
  based_on bigint references public.business_versions (id),
  created_at timestamptz not null default private.clock()
);

comment on table public.business_versions is 'Published price books, policies, company facts, tables of charges and texts. Of those whose time has come the last one published holds.';

create index business_versions_kind on public.business_versions (kind, id desc);
create index business_versions_based_on on public.business_versions (based_on);
-- Bookings name their price book.
create unique index business_versions_price_book on public.business_versions ((document ->> 'version'))
  where kind = 'price-book';

create trigger never_changed before update on public.business_versions
  for each row execute function private.refuse_change();
