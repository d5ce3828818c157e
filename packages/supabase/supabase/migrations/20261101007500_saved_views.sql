-- A list as an administrator wants to see it again: the query string of its address, which says filters, order, columns and density.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.admin_users (user_id) on update cascade on delete cascade,
  page text not null check (page in ('bookings', 'contacts', 'customers', 'contractors')),
  name text not null check (length(trim(name)) between 1 and 60),
  query text not null default '' check (length(query) <= 1000),
  -- What the sidebar opens the page with.
  is_default boolean not null default false,
  created_at timestamptz not null default private.clock()
);

comment on table public.saved_views is 'Named lists of one administrator, whom they go with.';

create unique index saved_views_by_name on public.saved_views (user_id, page, lower(name));
create unique index saved_views_default on public.saved_views (user_id, page) where is_default;

alter table public.saved_views enable row level security;
grant select, delete on public.saved_views to authenticated;
grant insert (page, name, query, is_default), update (name, query, is_default) on public.saved_views to authenticated;

create policy own_views on public.saved_views for all to authenticated
  using ((select private.is_admin()) and user_id = (select auth.uid()))
  with check ((select private.is_admin()) and user_id = (select auth.uid()));

-- A person's views are few, and one at most is the default of its page: a new default takes the place of the one before.
create function private.keep_views_few() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- One at a time for a person, so that two that come together are counted both.
    perform from public.admin_users a where a.user_id = new.user_id for no key update;
    if (select count(*) from public.saved_views v where v.user_id = new.user_id) >= 50 then
      raise exception 'You have 50 saved views. Delete one that you no longer use.' using errcode = 'PT409';
    end if;
  end if;
  if new.is_default then
    update public.saved_views v set is_default = false
    where v.user_id = new.user_id and v.page = new.page and v.is_default and v.id <> new.id;
  end if;
  return new;
end
$$;

create trigger keep_views_few before insert or update of is_default on public.saved_views
  for each row execute function private.keep_views_few();
