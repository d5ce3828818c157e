-- Called by the Command Hub, for inquiries and reviews.

-- One page of the inquiries, newest first, and how many there are of each status.
-- request: status and search (optional), after, limit. Answers {rows, next}.
create function public.admin_inquiries(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
-- A search reads what it finds by its index, however much of the table the planner takes it for.
set enable_seqscan = off as $$
declare
  v_after jsonb := nullif(request -> 'after', 'null');
  v_limit integer := least(greatest(coalesce((request ->> 'limit')::integer, 50), 1), 1000);
  v_where text := '';
  v_finds constant text := 'private.finds_inquiry($1 ->> ''search'', i.name, i.email, i.phone, i.subject)';
  -- First where a page of a common word is found at once; then all that a rare one has.
  v_sources text[];
  v_source text;
  v_rows jsonb;
  v_next jsonb;
begin
  perform private.require_admin();
  if request ->> 'status' is not null then v_where := v_where || ' and i.inquiry_status = $1 ->> ''status'''; end if;
  if v_after is not null then
    v_where := v_where || ' and i.created_at <= ($2 ->> 0)::timestamptz'
      ' and (i.created_at < ($2 ->> 0)::timestamptz or i.id > ($2 ->> 1)::uuid)';
  end if;
  v_sources := case
    when coalesce(trim(request ->> 'search'), '') = '' then array[format('public.contact_inquiries i where true %s', v_where)]
    else array[
      format(
        '(select * from public.contact_inquiries i where true %s order by i.created_at desc, i.id limit 1000) i where %s', v_where, v_finds
      ),
      format('found i where true %s', v_where)
    ]
  end;
  foreach v_source in array v_sources loop
    exit when jsonb_array_length(v_rows) = v_limit;
    execute format(
      'with found as materialized (select * from public.contact_inquiries i where %s)
       select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id), ''[]''),
         jsonb_agg(jsonb_build_array(p.created_at, p.id) order by p.created_at desc, p.id) -> %s
       from (select i.* from %s order by i.created_at desc, i.id limit %s) p',
      v_finds, v_limit - 1, v_source, v_limit
    )
    into v_rows, v_next
    using request, v_after;
  end loop;
  return jsonb_build_object('rows', v_rows, 'next', v_next);
end
$$;

create function public.admin_inquiry_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(c.inquiry_status, c.count), '{}')
    from (select i.inquiry_status, count(*) from public.contact_inquiries i group by i.inquiry_status) c
  );
end
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

-- False when the review is no longer the one that was looked at.
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
