-- What the company is: published by the server for an owner, read by everybody.

-- {kind: document} of what holds now; null when nothing was published.
create function public.current_business() returns json
language sql stable security definer set search_path = '' as $$
  select json_object_agg(v.kind, v.document)
  from (
    select distinct on (b.kind) b.kind, b.document
    from public.business_versions b
    where b.holds_from <= private.clock()
    order by b.kind, b.id desc
  ) v
$$;

-- Publishes a version that an owner made of the last one, which the server has read and found right. Documents are JSON as text, so that
-- they keep their order. `installed` is what holds before anything is published: it becomes the first version.
-- {status: 'published', id}; 'overtaken' when another version was published since `based_on`; 'version-taken' when a price book has its name;
-- 'not-owner' when the author is none.
create function public.publish_business(
  kind text, document text, installed text, based_on bigint, holds_from timestamptz, note text, author text
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_latest bigint;
  v_id bigint;
begin
  if not exists (
    select from public.admin_users a
    where a.email = publish_business.author and a.is_active and a.role = 'owner'
  ) then
    return jsonb_build_object('status', 'not-owner');
  end if;
  perform pg_advisory_xact_lock(hashtext('business'), hashtext(publish_business.kind));
  select max(b.id) into v_latest from public.business_versions b where b.kind = publish_business.kind;
  if v_latest is distinct from publish_business.based_on then
    return jsonb_build_object('status', 'overtaken');
  end if;
  if v_latest is null then
    insert into public.business_versions (kind, document, holds_from)
    values (publish_business.kind, publish_business.installed::json, 'epoch')
    returning id into v_latest;
  end if;
  if publish_business.kind = 'price-book' and exists (
    select from public.business_versions b
    where b.kind = 'price-book' and b.document ->> 'version' = publish_business.document::json ->> 'version'
  ) then
    return jsonb_build_object('status', 'version-taken');
  end if;
  insert into public.business_versions (kind, document, author, note, holds_from, based_on)
  values (
    publish_business.kind, publish_business.document::json, publish_business.author, trim(publish_business.note),
    greatest(publish_business.holds_from, private.clock()), v_latest
  )
  returning id into v_id;
  return jsonb_build_object('status', 'published', 'id', v_id);
end
$$;
