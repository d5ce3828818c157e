import type { FunctionName } from '@dustforce/workflows'
import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import type { Stack } from '../start/start-stack.ts'

/* Malformed and malicious requests to every address that takes one. */

/** An address, and a body that it would take. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body: unknown
  /** Whether the address is for visitors: then each field of the body is tried with each wrong type. */
  readonly isPublic?: boolean
}

const address = '1 King St W, Toronto, ON M5H 1A1'
const booking = {
  ...{ service: 'Basic Cleaning', selected_service_id: 'standard', date: '2026-11-27', time: '9:00 AM' },
  ...{ name: 'Ada Lovelace', email: 'ada@example.com', phone: '(416) 555-0100', address },
  ...{ bedrooms: 1, bathrooms: 1, add_ons: [], add_ons_details: [], has_pets: null, notes: 'None' },
  ...{ applied_promo_code: 'WELCOME10', total_price: 180.8, pricing_breakdown: { total: 180.8 } },
}

const functionBodies: Readonly<Record<FunctionName, unknown>> = {
  'create-checkout': { bookingData: booking },
  'cancel-checkout': { bookingId: 'x' },
  'change-booking': { act: 'preview-cancel', bookingId: 'x' },
  'resend-webhook': { type: 'email.bounced', data: { email_id: 'em_1', tags: { letter: 'x' } } },
  'stripe-webhook': { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } },
  health: {},
  'send-email': { type: 'contact', data: { id: '00000000-0000-4000-8000-000000000001' } },
  'own-booking': { act: 'new-link', email: 'ada@example.com' },
  calendar: {},
  'mail-choices': {},
  'send-admin-contact-reply': { to: 'ada@example.com', inquiryId: 'x', subject: 'Re', reply: 'Hello there' },
  'publish-business': { kind: 'policy', document: {}, basedOn: null, holdsFrom: 0, note: '' },
  'raise-prices': { act: 'preview', from: '2027-03-01' },
  'try-providers': { provider: 'payments' },
  'accept-invitation': { token: 'no-such-token-was-ever-sent', password: 'a walk in the park' },
}

const contact = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '416-555-0123',
  subject: 'Hi',
  message: 'Hello',
}
const application = {
  ...{ full_name: 'Ada Lovelace', email: 'ada@example.com', phone: '416-555-0123', experience: '3+ years' },
  ...{
    available_days: ['Monday'],
    available_times: ['8 am - 12 pm'],
    service_areas: ['York'],
    message: 'Hello',
  },
  ...{ consent_to_contact: true, resume_filename: 'cv.pdf', resume_content: 'JVBERi0xLjcK' },
}
/** Bodies of the functions of the database that visitors call; the others get one of their arguments. */
const rpcBodies: Readonly<Record<string, unknown>> = {
  submit_contact: { payload: contact },
  submit_application: { payload: application },
  availability: { from_date: '2026-11-21', days: 60 },
  promo_lookup: { code: 'WELCOME10' },
  is_first_time: { email: 'ada@example.com' },
  shown_reviews: {},
  payment_state: { session_id: 'cs_test_1' },
}

const account = { email: 'ada@example.com', password: 'a long password' }
const code = { type: 'recovery', email: 'ada@example.com', token: '123456' }
const authEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/auth/v1/token?grant_type=password', body: account },
  { method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: 'x' } },
  { method: 'POST', path: '/auth/v1/token?grant_type=pkce', body: { auth_code: 'x', code_verifier: 'x' } },
  { method: 'POST', path: '/auth/v1/signup', body: { ...account, data: { a: 1 } } },
  { method: 'POST', path: '/auth/v1/recover', body: account },
  { method: 'POST', path: '/auth/v1/otp', body: { email: account.email, create_user: true } },
  { method: 'POST', path: '/auth/v1/magiclink', body: account },
  { method: 'POST', path: '/auth/v1/resend', body: { type: 'signup', email: account.email } },
  { method: 'POST', path: '/auth/v1/verify', body: code },
  { method: 'PUT', path: '/auth/v1/user', body: { data: { a: 1 }, password: 'another password' } },
  { method: 'POST', path: '/auth/v1/logout', body: {} },
  { method: 'POST', path: '/auth/v1/invite', body: account },
  { method: 'POST', path: '/auth/v1/admin/users', body: account },
  { method: 'GET', path: '/auth/v1/verify?type=recovery&token=x', body: null },
  { method: 'GET', path: '/auth/v1/user', body: null },
  { method: 'GET', path: '/auth/v1/settings', body: null },
]

const names = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ name: Schema.String })))

/** Every address of `functions/v1`, `rest/v1` and `auth/v1`: tables and functions as the database itself names them. */
export async function endpointsOf(stack: Stack): Promise<readonly Endpoint[]> {
  const tables = names(
    await stack.database.query(`select tablename::text as name from pg_tables where schemaname = 'public'`),
  )
  const functions = names(
    await stack.database.query(
      `select distinct proname::text as name from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
    ),
  )
  const rpc = ({ name }: { name: string }) => `/rest/v1/rpc/${name}`
  return [
    ...Object.entries(functionBodies).map(
      ([name, body]): Endpoint => ({ method: 'POST', path: `/functions/v1/${name}`, body, isPublic: true }),
    ),
    ...functions.map(
      (one): Endpoint => ({
        method: 'POST',
        path: rpc(one),
        body: rpcBodies[one.name] ?? { email: 'x' },
        isPublic: Object.hasOwn(rpcBodies, one.name),
      }),
    ),
    ...functions.map(
      (one): Endpoint => ({
        method: 'GET',
        path: `${rpc(one)}?email=a&code=b&from_date=c&days=d`,
        body: null,
      }),
    ),
    ...tables.flatMap(({ name }): readonly Endpoint[] => [
      { method: 'GET', path: `/rest/v1/${name}?select=*&id=eq.1&order=id`, body: null },
      { method: 'POST', path: `/rest/v1/${name}`, body: { id: 1, email: 'x' } },
      { method: 'PATCH', path: `/rest/v1/${name}?id=eq.1`, body: { email: 'x' } },
      { method: 'DELETE', path: `/rest/v1/${name}?id=eq.1`, body: null },
    ]),
    { method: 'GET', path: '/rest/v1/no_such_table?select=*', body: null },
    { method: 'POST', path: '/rest/v1/rpc/no_such_function', body: { a: 1 } },
    { method: 'GET', path: '/rest/v1/', body: null },
    { method: 'POST', path: '/functions/v1/no-such-function', body: {} },
    ...authEndpoints.map((endpoint) => ({ ...endpoint, isPublic: true })),
  ]
}

const oddTexts = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202eabc\u202c',
    '\u200b',
    '👩‍👩‍👧‍👦🧽',
    'Ζωή',
    'עברית عربى',
    'e\u0301',
    '\ufeff',
  ],
  ...[
    "'; drop table bookings; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '\r\nbcc: a@b.co',
  ],
  ...[
    '__proto__',
    'constructor',
    'NaN',
    'Infinity',
    '1e309',
    '-0',
    '9'.repeat(400),
    'true',
    'null',
    '{}',
    '[]',
    '"',
  ],
  ...['2026-02-30', '0000-00-00', '275760-09-13', 'infinity', 'epoch', 'now', '24:61', '25:00 PM'],
  ...['java'.repeat(50) + 'script:'.repeat(50), '('.repeat(500), '\\'.repeat(99), '=cmd|x'],
)
/** Half of a pair too. The unit 'binary' of fast-check first makes a table of every one. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
/** Long texts are few: they cost a hundred times what the others do. */
const texts = fc.oneof(
  { weight: 16, arbitrary: oddTexts },
  { weight: 16, arbitrary: fc.string({ unit: anyUnit, maxLength: 40 }) },
  { weight: 16, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 100_000).map((length) => 'x'.repeat(length)) },
)
const deep = (depth: number, [open, close]: readonly [string, string]) =>
  `${open.repeat(depth)}0${close.repeat(depth)}`
const values: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: texts, weight: 6 },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: [] } }, [['x'], 1]),
  fc.constantFrom(0, -1, 1.5, 1e308, -1e308, 5e-324, 2147483648, -2147483649, 9007199254740992, 2 ** 63),
  fc.json().map((text): unknown => JSON.parse(text)),
)
const rawBodies = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      'null',
      'true',
      '0',
      '""',
      '[]',
      '{}',
      '{',
      '[',
      '"',
      '{"a":1,"a":2}',
      '{"__proto__":{"a":1}}',
      '\u0000',
      'undefined',
    ],
    ...[
      deep(5000, ['[', ']']),
      deep(5000, ['{"a":', '}']),
      '['.repeat(5000),
      '[1,',
      'a=b&c=d',
      '\ufeff{}',
      '{"payload":null}',
    ],
    ...[
      '{"a":1e999}',
      '{"days":1e308}',
      '{"email":"\\ud800"}',
      '{"payload":{"name":"\\u0000"}}',
      '-',
      '--x\r\n\r\n--x--',
    ],
  ),
  fc.string({ unit: anyUnit, maxLength: 60 }),
)

/** The body with one of its values, at any depth, replaced; or the whole of it. */
function mutated(value: unknown, path: readonly number[], replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null) return replacement
  const entries = Object.entries(value)
  const [step = 0, ...rest] = path
  const chosen = entries[step % Math.max(1, entries.length + 1)]
  if (chosen === undefined) return replacement
  const [key, inner] = chosen
  const changed = path.length > 1 ? mutated(inner, rest, replacement) : replacement
  if (Array.isArray(value)) return value.with(Number(key), changed)
  return { ...value, [key]: changed }
}

/** A body for every field of this one, at any depth, with each of the values in its place that `take` gives for it. */
function withEachField(body: unknown, take: () => readonly unknown[]): readonly unknown[] {
  if (typeof body !== 'object' || body === null) return take()
  return Object.entries(body).flatMap(([key, inner]) =>
    withEachField(inner, take).map((changed) =>
      Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed },
    ),
  )
}
const wrongTypes = [true, {}, [[]], 2147483648, 1e308, null, '\u0000', '{}']

/** Gives so many of the values at a time, going on where it stopped; all of them at most. */
function inTurn<Value>(values: readonly Value[], count: number): () => readonly Value[] {
  let at = 0
  return () => {
    const turned = [...values.slice(at), ...values.slice(0, at)].slice(0, count)
    at = (at + turned.length) % values.length
    return turned
  }
}
const knownBodies = ['null', '[]', '5', '"x"', '', '[', deep(5000, ['[', ']']), deep(5000, ['{"a":', '}'])]

interface Harm {
  readonly body: string
  readonly query: string
  readonly type: string
  readonly token: string | null
}

const harms = (endpoint: Endpoint): fc.Arbitrary<Harm> =>
  fc.record({
    body: fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }), values)
          .map(([path, value]) => JSON.stringify(mutated(endpoint.body, path, value)) ?? ''),
      },
      { weight: 2, arbitrary: rawBodies },
      { weight: 1, arbitrary: fc.constant(JSON.stringify(endpoint.body)) },
    ),
    query: fc.oneof(
      fc.constant(''),
      fc
        .tuple(
          fc.constantFrom(
            'select',
            'id',
            'order',
            'limit',
            'offset',
            'or',
            'email',
            'columns',
            'on_conflict',
            'days',
          ),
          texts,
        )
        .map(
          ([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, '').slice(0, 2000))}`,
        ),
      fc.constantFrom(
        'select=a(b(c(d(',
        'or=(((((',
        'id=in.(',
        'id=fts(x).y',
        'id=not.not.eq.1',
        'select=*,bookings(*)',
        'limit=-1',
        'limit=1e9',
        'select="',
        'email=toString',
        'constructor=eq.1',
      ),
    ),
    type: fc.constantFrom(
      ...Array.from({ length: 6 }, () => 'application/json'),
      'text/plain',
      'text/csv',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'x',
    ),
    token: fc.constantFrom(
      null,
      null,
      null,
      'x',
      'eyJhbGciOiJub25lIn0.e30.',
      'a.b.c',
      'eyJhbGciOiJIUzI1NiJ9.W10.x',
    ),
  })

/** Words of a stack trace, of SQL or of the inside of the system, which no answer holds. */
const innerWords =
  /\bat \S+ \(|node_modules|node:internal|\.[cm]?[jt]s:\d|(?:Type|Range|Syntax|Reference)Error|violates (?:check|not-null|foreign)|\b(?:insert into|select .* from|pg_catalog|plpgsql|PL\/pgSQL)\b|"SUP"/i

export interface FuzzOptions {
  /**
   * Random bodies for each address that takes one, and wrong types for each field of a visitor's, and twice as many
   * of the bodies that have once been too much; an address that takes none (GET, DELETE) gets a tenth of it in requests.
   */
  readonly requests: number
  readonly seed: number
  /** Tries only the addresses that it fits; all of them when absent. */
  readonly addresses?: RegExp
}

/**
 * Sends each address what has once been too much for one, every field with values of wrong types in turn, and its share of random requests, a few at a time, each from a visitor of its own. Returns what went wrong: an answer of 5xx, or
 * one that tells of the inside; empty when nothing did. Rejects when the server does not answer at all.
 */
export async function sendFuzzedRequests(
  stack: Stack,
  { requests, seed, addresses = /^/ }: FuzzOptions,
): Promise<readonly string[]> {
  const problems: string[] = []
  let visitor = 0
  const send = async (endpoint: Endpoint, { body, query, type, token }: Harm) => {
    visitor += 1
    const { method, path } = endpoint
    const target = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
    const response = await fetch(`${stack.url}${target}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: stack.publishableKey,
        'content-type': type,
        'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body }),
    })
    const answer = await response.text()
    if (response.status < 500 && !innerWords.test(answer)) return
    problems.push(
      `${method} ${target.slice(0, 200)} (${type}) ${body.slice(0, 200)} → ${response.status} ${answer.slice(0, 300)}`,
    )
  }
  const someWrongTypes = inTurn(wrongTypes, requests)
  const someKnownBodies = inTurn(knownBodies, 2 * requests)
  const known = ({ method, body, isPublic = false }: Endpoint): readonly Harm[] =>
    method === 'GET'
      ? []
      : [
          ...withEachField(body, isPublic ? someWrongTypes : () => [{}]).map((changed) =>
            JSON.stringify(changed),
          ),
          ...(isPublic ? someKnownBodies() : ['null']),
        ].map((text) => ({ body: text, query: '', type: 'application/json', token: null }))
  for (const [nr, endpoint] of (await endpointsOf(stack)).entries()) {
    if (!addresses.test(endpoint.path)) continue
    const takesBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
    const numRuns = takesBody ? requests : Math.ceil(requests / 10)
    const random = fc.sample(harms(endpoint), { seed: seed + nr, numRuns })
    const sample = [...known(endpoint), ...random]
    for (let at = 0; at < sample.length; at += 8)
      await Promise.all(sample.slice(at, at + 8).map((harm) => send(endpoint, harm)))
  }
  return problems
}
