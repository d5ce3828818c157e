const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * The SQL that makes a zone the one whose days the database counts by, unless a published policy names another. It is a constant within
 * functions, so that the planner sees through it. May be run again.
 *
 * @param zone as the time zone database names it: 'Europe/London'
 */
export function zoneSql(zone: string): string {
  return `do $zone$
begin
  execute format(
    'create or replace function private.zone() returns text language sql immutable return %L',
    coalesce(
      (select b.document ->> 'zone' from public.business_versions b where b.kind = 'policy' order by b.id desc limit 1),
      ${quoted(zone)}
    )
  );
end
$zone$;
`
}
