import * as Schema from 'effect/Schema'
import type { Session } from './session.ts'
import { UnfitDatabaseError } from './unfit-database.ts'

const Role = Schema.Struct({
  name: Schema.String,
  isThere: Schema.Boolean,
  bypassesRowSecurity: Schema.Boolean,
  isOurs: Schema.Boolean,
  mayGrant: Schema.Boolean,
})
const DatabaseRights = Schema.Struct({
  user: Schema.String,
  database: Schema.String,
  version: Schema.Number,
  isSuperuser: Schema.Boolean,
  makesRoles: Schema.Boolean,
  bypassesRowSecurity: Schema.Boolean,
  makesSchemas: Schema.Boolean,
  makesTables: Schema.Boolean,
  /** Those of the API: a request becomes one of them. */
  roles: Schema.Array(Role),
})
/** The rights that the user of a database has there. */
export type DatabaseRights = typeof DatabaseRights.Type

const oldest = 15
const apiRoles = ['anon', 'authenticated', 'service_role']

const readRights = `
select jsonb_build_object(
  'user', current_user,
  'database', current_database(),
  'version', current_setting('server_version_num')::integer / 10000,
  'isSuperuser', u.rolsuper,
  'makesRoles', u.rolsuper or u.rolcreaterole,
  'bypassesRowSecurity', u.rolsuper or u.rolbypassrls,
  'makesSchemas', has_database_privilege(current_database(), 'create'),
  'makesTables', has_schema_privilege('public', 'create'),
  'roles', (
    select jsonb_agg(jsonb_build_object(
      'name', api.name,
      'isThere', r.oid is not null,
      'bypassesRowSecurity', coalesce(r.rolbypassrls, false),
      'isOurs', r.oid is not null and pg_has_role(current_user, r.oid, 'member'),
      'mayGrant', r.oid is not null and pg_has_role(current_user, r.oid, 'member with admin option')
    ) order by api.name)
    from unnest($1::text[]) as api (name) left join pg_roles r on r.rolname = api.name
  )
)::text as rights
from pg_roles u where u.rolname = current_user`

const Rows = Schema.Tuple([Schema.Struct({ rights: Schema.fromJsonString(DatabaseRights) })])

const quoted = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`

/** Returns the statements that an administrator of the server has to run so that the user can set up the database; none when the user can already. */
export function missingGrants(rights: DatabaseRights): readonly string[] {
  const { version, isSuperuser, makesRoles } = rights
  const user = quoted(rights.user)
  const grants = rights.roles.flatMap(({ name, ...role }) => {
    const mustBypass = name === 'service_role'
    const mayMake =
      makesRoles && (!mustBypass || isSuperuser || (version >= 16 && rights.bypassesRowSecurity))
    if (!role.isThere)
      return mayMake
        ? []
        : [
            `create role ${name} nologin noinherit${mustBypass ? ' bypassrls' : ''}`,
            `grant ${name} to ${user}`,
          ]
    // Until 16 the maker of roles may grant any of them.
    const isOursOrWillBe = role.isOurs || isSuperuser || role.mayGrant || (version < 16 && makesRoles)
    return [
      ...(mustBypass && !role.bypassesRowSecurity ? [`alter role ${name} bypassrls`] : []),
      ...(isOursOrWillBe ? [] : [`grant ${name} to ${user}`]),
    ]
  })
  return [
    ...grants,
    ...(rights.makesSchemas ? [] : [`grant create on database ${quoted(rights.database)} to ${user}`]),
    ...(rights.makesTables ? [] : [`grant create on schema public to ${user}`]),
  ]
}

/** Throws an UnfitDatabaseError unless the user has the rights that the migrations need in an empty database. */
export async function requireRights({ query }: Session): Promise<void> {
  const [{ rights }] = Schema.decodeUnknownSync(Rows)(await query(readRights, [apiRoles]))
  if (rights.version < oldest)
    throw new UnfitDatabaseError(
      `The database is PostgreSQL ${rights.version}; ${oldest} or later is needed.`,
    )
  const grants = missingGrants(rights)
  if (grants.length > 0)
    throw new UnfitDatabaseError(
      `${rights.user}, the user of DATABASE_URL, may not set up the database ${rights.database}: let an administrator of the server run \`${grants.join('; ')};\` and start again.`,
    )
}
