-- What customers say of a visit: one question from 1 to 5 and a text, once for each booking. The office decides which of those that may be shown stand
-- among the testimonials.

create table public.reviews (
  booking_id text primary key references public.bookings (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (length(comment) <= 1000),
  -- The customer agreed that it may be shown, under the name and area below.
  may_show boolean not null,
  shown_name text not null check (length(shown_name) between 1 and 40),
  shown_area text not null check (length(shown_area) <= 60),
  decision text not null default 'new' check (decision in ('new', 'shown', 'hidden')),
  -- An administrator's e-mail address.
  decided_by text,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  constraint shown_with_consent check (decision <> 'shown' or (may_show and comment <> ''))
);

comment on table public.reviews is 'What customers say of a visit, and what the office decided about it.';

create index reviews_newest on public.reviews (created_at desc, booking_id);
create index reviews_shown on public.reviews (decided_at desc) where decision = 'shown';

alter table public.reviews enable row level security;
revoke all on public.reviews from public, anon, authenticated;
grant all on public.reviews to service_role;

-- Who decided stands in the office's history; what the customer wrote does not.
create trigger record_decision after update of decision on public.reviews
  for each row when (old.decision is distinct from new.decision)
  execute function private.record_office_event('booking_id');

-- Null without one: {rating, comment, may_show, shown_name, decision}.
create function public.review_of(booking_id text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'rating', r.rating, 'comment', r.comment, 'may_show', r.may_show, 'shown_name', r.shown_name, 'decision', r.decision
  )
  from public.reviews r where r.booking_id = review_of.booking_id
$$;

-- review: {booking_id, rating, comment, may_show, shown_name, shown_area}. False for one that is shown already: what the office decided on is what visitors
-- read. Any other can be changed, and is new again.
create function public.save_review(review jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.reviews as r (booking_id, rating, comment, may_show, shown_name, shown_area)
  values (
    review ->> 'booking_id', (review ->> 'rating')::smallint, private.clean_text(review ->> 'comment'), (review ->> 'may_show')::boolean,
    review ->> 'shown_name', review ->> 'shown_area'
  )
  on conflict (booking_id) do update
  set rating = excluded.rating, comment = excluded.comment, may_show = excluded.may_show, shown_name = excluded.shown_name,
      shown_area = excluded.shown_area, decision = 'new', decided_by = null, decided_at = null, version = r.version + 1,
      updated_at = private.clock()
  where r.decision <> 'shown';
  return found;
end
$$;

-- The twelve newest that visitors may read: [{name, area, text, rating}].
create function public.shown_reviews() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('name', r.shown_name, 'area', r.shown_area, 'text', r.comment, 'rating', r.rating)
      order by r.decided_at desc, r.booking_id
    ),
    '[]'
  )
  from (
    select * from public.reviews x where x.decision = 'shown' order by x.decided_at desc, x.booking_id limit 12
  ) r
$$;

-- A page of the reviews, the newest first: {rows, next}; `decision` null is every one.
create function public.admin_reviews(decision text, after jsonb, batch integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limit integer := least(greatest(coalesce(batch, 50), 1), 200);
  v_until timestamptz := coalesce((after ->> 0)::timestamptz, 'infinity');
begin
  perform private.require_admin();
  return (
    with page as (
      select r.booking_id, r.rating, r.comment, r.may_show, r.shown_name, r.shown_area, r.decision, r.decided_by, r.decided_at, r.created_at,
        r.version, b.customer_name, b.booking_date, b.service_type, b.assigned_cleaner_name
      from public.reviews r
      join public.bookings b on b.id = r.booking_id
      where (admin_reviews.decision is null or r.decision = admin_reviews.decision)
        and r.created_at <= v_until
        and (after is null or r.created_at < v_until or r.booking_id > after ->> 1)
      order by r.created_at desc, r.booking_id
      limit v_limit
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.booking_id), '[]'),
      'next', jsonb_agg(jsonb_build_array(p.created_at, p.booking_id) order by p.created_at desc, p.booking_id) -> (v_limit - 1)
    )
    from page p
  );
end
$$;

-- False when the review is not the one that was looked at any more.
create function public.admin_decide_review(booking_id text, decision text, version integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.reviews r
  set decision = admin_decide_review.decision, decided_by = private.token_email(), decided_at = private.clock(), version = r.version + 1
  where r.booking_id = admin_decide_review.booking_id and r.version = admin_decide_review.version;
  return found;
end
$$;

-- The reviews of a mailbox, for its export.
create function private.export_reviews(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) - 'decided_by' order by r.created_at, r.booking_id), '[]')
  from public.reviews r
  join public.bookings b on b.id = r.booking_id
  where private.email_key(b.email) = private.email_key(export_reviews.email)
$$;

-- What a customer said goes when the customer is taken out of the booking.
create function private.forget_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.reviews r where r.booking_id = new.id;
  return null;
end
$$;

create trigger forget_review after update of email on public.bookings
  for each row when (old.email <> '' and new.email = '')
  execute function private.forget_review();

revoke execute on function
  public.review_of(text), public.save_review(jsonb), public.shown_reviews(), public.admin_reviews(text, jsonb, integer),
  public.admin_decide_review(text, text, integer)
from public, anon, authenticated;
grant execute on function public.review_of(text), public.save_review(jsonb) to service_role;
grant execute on function public.shown_reviews() to anon, authenticated, service_role;
grant execute on function public.admin_reviews(text, jsonb, integer), public.admin_decide_review(text, text, integer) to authenticated;
