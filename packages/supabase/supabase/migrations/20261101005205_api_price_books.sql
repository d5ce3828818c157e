-- Called by the server, for the price books that bookings were made with.

-- Keeps a book and returns the name that its bookings have: its version, or, when another book has that version, its version and a
-- fingerprint.
create function public.keep_price_book(book jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_name text := keep_price_book.book ->> 'version';
begin
  insert into public.price_books (version, book) values (v_name, keep_price_book.book) on conflict do nothing;
  if exists (
    select from public.price_books b where b.version = v_name and b.book = keep_price_book.book
  ) then
    return v_name;
  end if;
  v_name := v_name || '+' || left(md5(keep_price_book.book::text), 8);
  insert into public.price_books (version, book) values (v_name, keep_price_book.book) on conflict do nothing;
  return v_name;
end
$$;

-- A price book with the instant at which another one took its place, null for the newest; no row for a version that is not kept. A published book is
-- kept from the instant at which it holds, and not at all when another took its place before.
create function public.find_price_book(version text) returns table (book private.given_json, superseded_at timestamptz)
language sql stable
begin atomic
  with published as (
    select b.id, b.document, b.holds_from from public.business_versions b
    where b.kind = 'price-book' and b.document ->> 'version' = find_price_book.version
  )
  select p.document::jsonb, (
    select min(n.holds_from) from public.business_versions n
    where n.kind = 'price-book' and n.id > p.id and n.holds_from <= private.clock()
  )
  from published p
  where p.holds_from <= private.clock() and not exists (
    select from public.business_versions n where n.kind = 'price-book' and n.id > p.id and n.holds_from <= p.holds_from
  )
  union all
  select b.book, (select min(n.created_at) from public.price_books n where n.created_at > b.created_at)
  from public.price_books b
  where b.version = find_price_book.version and not exists (select from published);
end;
