-- Many inquiries or applications at once, each by itself, and back again by the same function.

-- request: {rows: [{id, seen, status}]}, up to a hundred; `seen` is the status that an inquiry had on the screen. Answers
-- {results: [{id, customer_name, outcome}]}, with the outcome 'done', 'changed' (by somebody else meanwhile) or 'missing'.
create function public.admin_change_inquiries(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows jsonb := coalesce(request -> 'rows', '[]');
  v_row record;
  v_found public.contact_inquiries;
  v_outcome text;
  v_results jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_array_length(v_rows) not between 1 and 100 then
    raise exception 'Choose 1 to 100 inquiries.' using errcode = 'PT400';
  end if;
  -- In one order, so that two of these do not wait for each other.
  for v_row in
    select distinct on (r.id) r.id, r.seen, r.status
    from jsonb_to_recordset(v_rows) r (id uuid, seen text, status text)
    order by r.id
  loop
    select * into v_found from public.contact_inquiries i where i.id = v_row.id for update;
    v_outcome := case
      when v_found.id is null then 'missing'
      when v_found.inquiry_status is distinct from v_row.seen then 'changed'
      else 'done'
    end;
    if v_outcome = 'done' then
      update public.contact_inquiries i set inquiry_status = v_row.status where i.id = v_found.id;
    end if;
    v_results := v_results || jsonb_build_array(
      jsonb_build_object('id', v_row.id, 'customer_name', v_found.name, 'outcome', v_outcome)
    );
  end loop;
  return jsonb_build_object('results', v_results);
end
$$;

-- The same for applications, by the name of the applicant. Who is hired becomes a contractor, by an act of its own, and is left as it is here.
create function public.admin_change_applications(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows jsonb := coalesce(request -> 'rows', '[]');
  v_row record;
  v_found public.job_applications;
  v_outcome text;
  v_results jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_array_length(v_rows) not between 1 and 100 then
    raise exception 'Choose 1 to 100 applications.' using errcode = 'PT400';
  end if;
  -- In one order, so that two of these do not wait for each other.
  for v_row in
    select distinct on (r.id) r.id, r.seen, r.status
    from jsonb_to_recordset(v_rows) r (id uuid, seen text, status text)
    order by r.id
  loop
    select * into v_found from public.job_applications i where i.id = v_row.id for update;
    v_outcome := case
      when v_found.id is null then 'missing'
      when v_found.application_status is distinct from v_row.seen then 'changed'
      when 'hired' in (v_row.seen, v_row.status) then 'refused'
      else 'done'
    end;
    if v_outcome = 'done' then
      update public.job_applications i set application_status = v_row.status where i.id = v_found.id;
    end if;
    v_results := v_results || jsonb_build_array(
      jsonb_build_object('id', v_row.id, 'customer_name', v_found.full_name, 'outcome', v_outcome,
        'message', case v_outcome when 'refused' then 'Hiring is done one by one.' end)
    );
  end loop;
  return jsonb_build_object('results', v_results);
end
$$;

revoke execute on function public.admin_change_inquiries(jsonb), public.admin_change_applications(jsonb) from public, anon;
grant execute on function public.admin_change_inquiries(jsonb), public.admin_change_applications(jsonb) to authenticated;
