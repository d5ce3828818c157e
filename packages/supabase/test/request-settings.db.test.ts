import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { afterAll, expect, test } from 'vitest'
import { sendSettingsTogether } from '../src/local/request-settings.ts'
import { freshDatabase } from './test-database.ts'

const names = [
  ...['role', 'request.jwt.claim.sub', 'request.jwt.claim.role', 'request.jwt.claims', 'storage.operation'],
  ...['response.status', 'response.headers', 'request.method', 'request.path', 'request.headers'],
]
const whatIsSet = names.map((name) => `current_setting('${name}', true) as "${name}"`).join(', ')

const database = await freshDatabase()
// Roles are the server's, which other databases share.
await database.sql.unsafe(`create role settings_auditor; grant settings_auditor to current_user;
  create view public.seen as select ${whatIsSet};
  grant select on public.seen to public`)

/** The statements that the service has sent through `together`. */
const sent: string[] = []
const oneByOne = createPostgresConnection({ url: database.url })
const together = createPostgresConnection({
  url: database.url,
  postgresOptions: { debug: (_, text) => void sent.push(text) },
})
sendSettingsTogether(together)
afterAll(async () => {
  await Promise.all([oneByOne.close(), together.close()])
  await database.sql.unsafe('drop role settings_auditor')
  await database.close()
})

const rpc = {
  ...{ method: 'POST', path: '/rpc/quote', readOnly: false },
  requestHeaders: { 'x-request-id': '"1", $2' },
}

/** Reads what a statement of a request sees that is set. */
const seen = (connection: PostgresConnection, auth: object, options: { rpc?: typeof rpc }) =>
  connection.withContext(
    { auth, storage: { operation: 'object.list' } },
    (db) => db.selectFrom('seen').selectAll().execute(),
    options,
  )

const jwt = { sub: '7f0d', app_metadata: { company: "the owner's $1" } }

test.each([
  ['a visitor', {}, {}],
  ['a visitor who calls a function', {}, { rpc }],
  ['who signed in', { role: 'authenticated', uid: '7f0d', jwt }, {}],
  ['who signed in and calls a function', { role: 'authenticated', uid: '7f0d', jwt }, { rpc }],
  ['a role of the token', { role: 'settings_auditor', uid: '7f0d', jwt }, { rpc }],
])('%s is said as the service says it', async (_, auth, options) => {
  const expected = await seen(oneByOne, auth, options)
  expect(expected).toEqual([expect.objectContaining({ role: 'role' in auth ? auth.role : 'anon' })])
  expect(await seen(together, auth, options)).toEqual(expected)
})

test('a function is called after two statements of settings', async () => {
  sent.length = 0
  await seen(together, { role: 'authenticated', uid: '7f0d', jwt }, { rpc })
  expect(sent.filter((text) => text.includes('set_config'))).toHaveLength(2)
})

test('a service without these steps is not served', () => {
  const other = Object.create(together, { applyRpcRequestGucs: { value: undefined } })
  expect(() => sendSettingsTogether(other)).toThrow("no step 'applyRpcRequestGucs'")
})
