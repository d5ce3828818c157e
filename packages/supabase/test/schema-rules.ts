import type { TestDatabase } from './postgres.ts'

/*
 * Rules that a Supabase database should keep, written for this repository from PostgreSQL's catalog. They have the names, and look for what the
 * documentation says, of the lints that a hosted project shows under 'Advisors'; a few are our own. Left out are those that need a project that is in use (unused
 * indexes, bloat) or extensions that it brings (pg_graphql, pgmq, storage): docs/guides/staging-checklist.md names them.
 */

/** Tables, views and functions of the API, and the helpers. */
const ours = `('public'::regnamespace, 'private'::regnamespace)`
const exposed = `(has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'select'))`
/** Both sides of a policy as text. */
const conditions = `coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '')`
/** The policies with their tables, as `p` and `c`. */
const policies = `pg_policy p join pg_class c on c.oid = p.polrelid and c.relnamespace in ${ours}`
const functions = `pg_proc f where f.pronamespace in ${ours}`

/** Each query returns the objects that break the rule, as `name`. */
const rules: Readonly<Record<string, string>> = {
  unindexed_foreign_keys: `
    select k.conrelid::regclass || ' ' || k.conname as name from pg_constraint k
    where k.contype = 'f' and k.connamespace in ${ours} and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
    )`,
  auth_users_exposed: `
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') and ${exposed}
      and pg_get_viewdef(c.oid) ~ '\\mauth\\.users\\M'`,
  auth_rls_initplan: `
    select c.oid::regclass || ' ' || p.polname as name from ${policies}
    where regexp_replace(${conditions}, 'SELECT [^()]*\\.?(is_admin|is_owner|uid|jwt|role|token_email|is_invited)\\(\\)', '', 'gi')
      ~* '(private\\.is_|private\\.token_|auth\\.|current_setting)\\w*\\('`,
  no_primary_key: `
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p')
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  multiple_permissive_policies: `
    select c.oid::regclass || ' ' || v.verb || ' ' || r.role::regrole as name from ${policies},
      unnest(case p.polcmd when '*' then array['r', 'a', 'w', 'd'] else array[p.polcmd::text] end) v (verb),
      unnest(
        case when 0 = any (p.polroles) then array['anon', 'authenticated']::regrole[]::oid[] else p.polroles end
      ) r (role)
    where p.polpermissive
    group by c.oid, v.verb, r.role having count(*) > 1`,
  policy_exists_rls_disabled: `
    select c.oid::regclass || ' ' || p.polname as name from ${policies} where not c.relrowsecurity`,
  rls_enabled_no_policy: `
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p') and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  duplicate_index: `
    select i.indrelid::regclass || ' ' || string_agg(i.indexrelid::regclass::text, ', ' order by 1) as name
    from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace in ${ours}
    group by i.indrelid, i.indkey::text, i.indclass::text, i.indoption::text,
      coalesce(pg_get_expr(i.indexprs, i.indrelid), ''), coalesce(pg_get_expr(i.indpred, i.indrelid), '')
    having count(*) > 1`,
  // Every change sets these columns, and one that touches no indexed column writes no index.
  index_of_every_change: `
    select d.objid::regclass::text as name from pg_depend d
    join pg_class c on c.oid = d.objid and c.relkind = 'i'
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and c.relnamespace in ${ours}
      and a.attname in ('updated_at', 'version')
      and exists (select from pg_trigger t where t.tgrelid = a.attrelid and t.tgname = 'touch')`,
  security_definer_view: `
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']`,
  // A body that was read when it was created (`return`, `begin atomic`) looks no name up later, so that it is as safe without a path. The
  // lint of a hosted project does not see that, and lists those functions.
  function_search_path_mutable: `
    select f.oid::regprocedure::text as name from ${functions}
      and f.prosqlbody is null and not coalesce(f.proconfig, '{}') @> array['search_path=""']`,
  // The planner looks into such a body, also for the index of a condition, where a path of its own would make a call of each row.
  function_not_inlined: `
    select f.oid::regprocedure::text as name from ${functions}
      and f.prolang = (select l.oid from pg_language l where l.lanname = 'sql') and not f.prosecdef
      and (f.provolatile = 'i' or f.provolatile = 's' and f.proretset)
      and (f.prosqlbody is null or f.proconfig is not null)`,
  // A pattern is planned for by what it is: the plan for any pattern reads every row, and a session keeps it once it chose it.
  pattern_of_any_plan: `
    select f.oid::regprocedure::text as name from ${functions}
      and regexp_replace(f.prosrc, '--[^\\n]*|''([^'']|'''')*''', '''''', 'g') ~* '\\m(i?like|similar to)\\s+[^'']'
      and not coalesce(f.proconfig, '{}') @> array['plan_cache_mode=force_custom_plan']`,
  rls_disabled: `
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  extension_in_public: `
    select e.extname::text as name from pg_extension e where e.extnamespace = 'public'::regnamespace`,
  rls_references_user_metadata: `
    select c.oid::regclass || ' ' || p.polname as name from ${policies} where ${conditions} ~ 'user_?metadata'`,
  materialized_view_in_api: `
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'm' and ${exposed}`,
  foreign_table_in_api: `
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'f' and ${exposed}`,
  unsupported_reg_types: `
    select c.oid::regclass || ' ' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid in (
        'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
        'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype
      )`,
  fkey_to_auth_unique: `
    select k.conrelid::regclass || ' ' || k.conname as name from pg_constraint k
    join pg_class t on t.oid = k.confrelid and t.relnamespace = 'auth'::regnamespace
    join pg_index i on i.indexrelid = k.conindid
    where k.contype = 'f' and k.connamespace in ${ours} and not i.indisprimary`,
  sensitive_columns_exposed: `
    select c.oid::regclass || ' ' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
      and not c.relrowsecurity
      and a.attname ~* '(password|passwd|secret|token|api_?key|private_?key|ssn|social_?security|credit_?card|cvv|passport)'
      and has_column_privilege('anon', c.oid, a.attnum, 'select')`,
  rls_policy_always_true: `
    select c.oid::regclass || ' ' || p.polname as name from ${policies}
    where 'true' in (pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))`,
  policy_for_everybody: `
    select c.oid::regclass || ' ' || p.polname as name from ${policies}
    where p.polroles <> array['authenticated'::regrole::oid] or ${conditions} !~ 'is_admin|is_owner|uid'`,
  anon_security_definer_function_executable: `
    select f.oid::regprocedure::text as name from ${functions}
      and f.pronamespace = 'public'::regnamespace and f.prosecdef and has_function_privilege('anon', f.oid, 'execute')`,
  authenticated_security_definer_function_executable: `
    select f.oid::regprocedure::text as name from ${functions}
      and f.pronamespace = 'public'::regnamespace and f.prosecdef
      and has_function_privilege('authenticated', f.oid, 'execute')`,
}

/** Lists what breaks a rule now, as 'rule: object'. */
export async function schemaFindings(db: TestDatabase): Promise<ReadonlyArray<string>> {
  const found: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const broken = await db.sql.unsafe<{ name: string }[]>(query)
    found.push(...broken.map(({ name }) => `${rule}: ${name}`))
  }
  return found.toSorted()
}

export const ruleNames: ReadonlyArray<string> = Object.keys(rules)
