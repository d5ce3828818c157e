import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../src/start/start-stack.ts'
import { signInAsAdmin, startTestStack } from '../src/testing/index.ts'

/* The examples of docs/wire-format.md, sent in their order to one stack. */

const text = readFileSync(new URL('../../../docs/wire-format.md', import.meta.url), 'utf8')
const parts = text.matchAll(
  /^### `(?<method>[A-Z]+) (?<path>\S+)`$|^```json request(?<role> administrator)?\n(?<body>[\s\S]*?)^```\n\n```json (?<status>\d+)\n(?<answer>[\s\S]*?)^```$/gm,
)

interface Example {
  readonly path: string
  readonly asAdmin: boolean
  readonly body: string
  readonly status: number
  readonly answer: unknown
}

const examples: Example[] = []
let current = ''
for (const { groups = {} } of parts) {
  const { path, role, body = '', status, answer = '' } = groups
  if (path !== undefined) current = path
  else
    examples.push({
      path: current,
      asAdmin: role !== undefined,
      body,
      status: Number(status),
      answer: JSON.parse(answer),
    })
}

/** The answer to compare with: '…' is any text, and objects may have more fields. */
function pattern(value: unknown): unknown {
  if (value === '…') return expect.any(String)
  if (typeof value !== 'object' || value === null) return value
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pattern(inner)])),
  )
}

const now = Date.parse('2026-11-20T15:00:00Z')
let stack: Stack
let token = ''
beforeAll(async () => {
  stack = await startTestStack({ now: () => now })
  await stack.database.setClock(now)
  const hub = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  await signInAsAdmin(hub, stack.admin)
  token = (await hub.auth.getSession()).data.session?.access_token ?? ''
})
afterAll(() => stack.close())

test.each(examples.map((example, nr) => ({ ...example, nr })))(
  'example $nr: $path is answered $status',
  async ({ path, asAdmin, body, status, answer }) => {
    const response = await fetch(`${stack.url}${path}`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        'content-type': 'application/json',
        ...(asAdmin ? { authorization: `Bearer ${token}` } : {}),
      },
      body,
    })
    expect(await response.json()).toEqual(pattern(answer))
    expect(response.status).toBe(status)
  },
)

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ name: Schema.String, arguments: Schema.String, caller: Schema.String })),
)

test('every function of the database stands in the table with its arguments and its callers', async () => {
  const rows = decodeRows(
    await stack.database.query(
      `select proname::text as name, pg_get_function_identity_arguments(oid) as arguments,
         case when has_function_privilege('anon', oid, 'execute') then 'visitors'
           when has_function_privilege('authenticated', oid, 'execute') then 'administrators'
           else 'the server' end as caller
       from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
    ),
  )
  const listed = text.matchAll(/^\| `(\w+)` \| (?:none|`([^`]*)`) \| [^|]+ \| ([^|]+) \|$/gm)
  expect([...listed].map(([, name, taken = '', caller]) => ({ name, arguments: taken, caller }))).toEqual(
    rows,
  )
})

test('every function that the stack serves has an example', () => {
  const shown = new Set(examples.map(({ path }) => path.split('/').at(-1)))
  for (const name of [
    'create-checkout',
    'cancel-checkout',
    'change-booking',
    'send-email',
    'send-admin-contact-reply',
    'accept-invitation',
    'publish-business',
    'raise-prices',
    'try-providers',
    'resend-webhook',
    'stripe-webhook',
  ])
    expect(shown).toContain(name)
  expect(text).toContain('/functions/v1/run-jobs')
})
