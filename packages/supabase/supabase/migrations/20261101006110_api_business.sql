-- The description of the company: published by the server for an owner, read by everybody.

-- {kind: document} of what holds now; null when nothing was published. One answer for all visitors, which their browsers keep for some seconds.
create function public.current_business() returns json
language sql stable security definer set search_path = '' as $$
  select set_config('response.headers', '[{"Cache-Control": "public, max-age=15"}]', true);
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
-- 'not-owner' when the author is none; 'in-use' when it would change the zone of days or the currency of amounts that are stored, or later than now.
create function public.publish_business(
  kind text, document text, installed text, based_on bigint, holds_from timestamptz, note text, author text
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_latest bigint;
  v_id bigint;
  v_document json := publish_business.document::json;
  v_before json := publish_business.installed::json;
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
  if v_latest is not null then
    select b.document into v_before from public.business_versions b where b.id = v_latest;
  end if;
  if publish_business.kind in ('policy', 'price-book')
    and concat_ws(' ', v_before ->> 'zone', v_before ->> 'currency')
      <> concat_ws(' ', v_document ->> 'zone', v_document ->> 'currency')
  then
    if publish_business.holds_from > private.clock() or exists (select from public.bookings) then
      return jsonb_build_object('status', 'in-use');
    end if;
    if publish_business.kind = 'policy' then perform private.keep_zone(v_document ->> 'zone'); end if;
  end if;
  if publish_business.kind = 'price-book' and (
    v_before ->> 'version' = v_document ->> 'version' or exists (
      select from public.business_versions b
      where b.kind = 'price-book' and b.document ->> 'version' = v_document ->> 'version'
    )
  ) then
    return jsonb_build_object('status', 'version-taken');
  end if;
  if v_latest is null then
    insert into public.business_versions (kind, document, holds_from)
    values (publish_business.kind, publish_business.installed::json, 'epoch')
    returning id into v_latest;
  end if;
  insert into public.business_versions (kind, document, author, note, holds_from, based_on)
  values (
    publish_business.kind, v_document, publish_business.author, trim(publish_business.note),
    -- Visits are announced and charged by what holds now: nothing is planned of that.
    case publish_business.kind when 'charges' then private.clock() else greatest(publish_business.holds_from, private.clock()) end, v_latest
  )
  returning id into v_id;
  if publish_business.kind = 'charges' then
    -- Each visit that was not announced is looked at again: its time may have come.
    update public.visit_charges v set next_at = null where v.announced_at is null and v.next_at is not null;
  end if;
  return jsonb_build_object('status', 'published', 'id', v_id);
end
$$;

-- Keeps what the policy says of resources: {room: 4} and {violin: ['room']}. It counts for every place that is taken afterwards; what was sold stays sold,
-- and who waits is offered what is free by it.
create function public.keep_resources(resources jsonb, needs jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_before text;
begin
  perform pg_advisory_xact_lock(hashtext('business'), hashtext('resources'));
  v_before := private.resources_text();
  delete from private.service_needs n where not coalesce(needs -> n.service ? n.resource, false);
  delete from private.resources r where not resources ? r.name;
  insert into private.resources as r (name, there)
  select k.key, k.value::integer from jsonb_each_text(keep_resources.resources) k
  on conflict (name) do update set there = excluded.there where r.there <> excluded.there;
  insert into private.service_needs (service, resource)
  select k.key, e.value from jsonb_each(keep_resources.needs) k, jsonb_array_elements_text(k.value) e
  on conflict do nothing;
  if private.resources_text() <> v_before then perform private.offer_days(); end if;
end
$$;
