import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { afterAll, expect, test } from 'vitest'
import { sendSettingsTogether } from './request-settings.ts'

const names = [
  ...['role', 'request.jwt.claim.sub', 'request.jwt.claim.role', 'request.jwt.claims', 'storage.operation'],
  ...['response.status', 'response.headers', 'request.method', 'request.path', 'request.headers'],
]
const whatIsSet = names.map((name) => `current_setting('${name}', true) as "${name}"`).join(', ')

async function connect(): Promise<PgliteConnection> {
  const connection = await createPgliteConnection()
  await connection.driver.exec(`create role anon; create role authenticated; create role service_role; create role auditor;
    create view public.seen as select ${whatIsSet};
    grant select on public.seen to public;
    create table t (id int); alter table t enable row level security`)
  return connection
}

const [oneByOne, together] = await Promise.all([connect(), connect()])
sendSettingsTogether(together)
afterAll(() => Promise.all([oneByOne.close(), together.close()]))

const rpc = {
  ...{ method: 'POST', path: '/rpc/quote', readOnly: false },
  requestHeaders: { 'x-request-id': '"1", $2' },
}

/** Reads what a statement of a request sees that is set. */
const seen = (connection: PgliteConnection, auth: object, options: { rpc?: typeof rpc }) =>
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
  ['a role of the token', { role: 'auditor', uid: '7f0d', jwt }, { rpc }],
])('%s is said as the service says it', async (_, auth, options) => {
  const expected = await seen(oneByOne, auth, options)
  expect(expected).toEqual([expect.objectContaining({ role: 'role' in auth ? auth.role : 'anon' })])
  expect(await seen(together, auth, options)).toEqual(expected)
})

test('a function is called after two statements of settings', async () => {
  await seen(together, {}, { rpc })
  const sent: string[] = []
  const { execProtocolRawSync } = together.driver
  together.driver.execProtocolRawSync = (message) => {
    const text = new TextDecoder().decode(message)
    if (text.startsWith('P')) sent.push(text)
    return execProtocolRawSync.call(together.driver, message)
  }
  await seen(together, { role: 'authenticated', uid: '7f0d', jwt }, { rpc })
  expect(sent.filter((text) => text.includes('set_config'))).toHaveLength(2)
})

test('a service without these steps is not served', () => {
  const other = Object.create(together, { applyRpcRequestGucs: { value: undefined } })
  expect(() => sendSettingsTogether(other)).toThrow("no step 'applyRpcRequestGucs'")
})
