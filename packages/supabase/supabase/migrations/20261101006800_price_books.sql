-- The price books that bookings were priced by, word for word: a booking names its book by `price_book_version`.

create table public.price_books (
  version text primary key check (version <> ''),
  book jsonb not null,
  created_at timestamptz not null default private.clock()
);

comment on table public.price_books is 'Price books, each kept when the first booking is priced by it, and never changed.';

alter table public.price_books enable row level security;
revoke all on public.price_books from anon, authenticated;
grant select on public.price_books to authenticated;

create policy admins_read on public.price_books for select to authenticated
  using ((select private.is_admin()));

-- What customers agreed to is rewritten by nobody.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A price book that was quoted from cannot be changed.' using errcode = 'PT409', hint = 'kept';
end
$$;

create trigger never_changed before update on public.price_books
  for each row execute function private.refuse_change();

-- Keeps a book and answers the name that its bookings have: its version, or, when another book has that version, its version and a
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

-- {book, superseded_at}, the instant in milliseconds at which another book was first priced by, or null for the newest; null for a
-- version that is not kept.
create function public.find_price_book(version text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'book', b.book,
    'superseded_at', private.epoch_ms((select min(n.created_at) from public.price_books n where n.created_at > b.created_at))
  )
  from public.price_books b where b.version = find_price_book.version
$$;

revoke execute on function public.keep_price_book(jsonb), public.find_price_book(text) from public, anon, authenticated;
grant execute on function public.keep_price_book(jsonb), public.find_price_book(text) to service_role;
