import { expect, test } from 'vitest'
import { type DatabaseRights, missingGrants } from './database-rights.ts'

const roleNames = ['anon', 'authenticated', 'service_role']
const there = { isThere: true, isOurs: true, mayGrant: false }
const roles = (change: Partial<DatabaseRights['roles'][number]> = {}) =>
  roleNames.map((name) => ({ name, ...there, bypassesRowSecurity: name === 'service_role', ...change }))
const absent = roles({ isThere: false, isOurs: false, bypassesRowSecurity: false })
const owner: DatabaseRights = {
  user: 'app',
  database: 'dustforce',
  version: 17,
  isSuperuser: false,
  makesRoles: false,
  bypassesRowSecurity: false,
  makesSchemas: true,
  makesTables: true,
  roles: roles(),
}
const serviceRole = ['create role service_role nologin noinherit bypassrls', 'grant service_role to app']

test.each<[who: string, rights: Partial<DatabaseRights>, missing: readonly string[]]>([
  ['an owner whose roles are there', {}, []],
  ['the same on PostgreSQL 15', { version: 15 }, []],
  ['a superuser of an empty server', { isSuperuser: true, makesRoles: true, roles: absent }, []],
  ['a maker of roles past row security', { makesRoles: true, bypassesRowSecurity: true, roles: absent }, []],
  [
    'the same on PostgreSQL 15',
    { version: 15, makesRoles: true, bypassesRowSecurity: true, roles: absent },
    serviceRole,
  ],
  ['a maker of roles', { makesRoles: true, roles: absent }, serviceRole],
  [
    'an owner of an empty server',
    { roles: absent },
    [
      'create role anon nologin noinherit',
      'grant anon to app',
      'create role authenticated nologin noinherit',
      'grant authenticated to app',
      ...serviceRole,
    ],
  ],
  [
    'an owner whose roles are another one’s',
    { user: 'An "app"', roles: roles({ isOurs: false }) },
    roleNames.map((name) => `grant ${name} to "An ""app"""`),
  ],
  ['one who may grant them', { roles: roles({ isOurs: false, mayGrant: true }) }, []],
  ['a maker of roles on 15', { version: 15, makesRoles: true, roles: roles({ isOurs: false }) }, []],
  [
    'a maker of roles on 16',
    { version: 16, makesRoles: true, roles: roles({ isOurs: false }) },
    roleNames.map((name) => `grant ${name} to app`),
  ],
  [
    'an owner whose service role sees no row',
    { roles: roles({ bypassesRowSecurity: false }) },
    ['alter role service_role bypassrls'],
  ],
  [
    'a guest',
    { makesSchemas: false, makesTables: false },
    ['grant create on database dustforce to app', 'grant create on schema public to app'],
  ],
])('%s lacks what is missing, and nothing else: %o', (_, rights, missing) => {
  expect(missingGrants({ ...owner, ...rights })).toEqual(missing)
})
