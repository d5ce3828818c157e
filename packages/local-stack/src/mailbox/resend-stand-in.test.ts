import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openResendStandIn } from './resend-stand-in.ts'

const open = (file = join(mkdtempSync(join(tmpdir(), 'mailbox-')), 'mail.jsonl')) => ({
  file,
  standIn: openResendStandIn({
    file,
    apiKey: 're_test',
    style: { zone: 'Europe/Dublin', locale: 'en-IE' },
    now: () => clock.now,
    clock: () => clock.tick,
    webhookSecret: `whsec_${Buffer.from('secret').toString('base64')}`,
    deliver: async (request) => {
      webhooks.push(request)
      return new Response(null, { status: webhooks.length === 1 ? 503 : 200 })
    },
  }),
})
const webhooks: Request[] = []
/** The time of day, and the clock that requests are counted by: each request has a second of its own unless a test holds it. */
const clock = { now: 0, tick: 0, step: 1_000 }
beforeEach(() => {
  webhooks.length = 0
  Object.assign(clock, { now: Date.parse('2026-11-20T15:00:00Z'), tick: 0, step: 1_000 })
})

const letter = {
  from: 'Dust Force <hello@dustforce.example>',
  to: 'ada@example.com',
  reply_to: 'info@dustforce.example',
  subject: 'Your <cleaning> is booked',
  html: '<p>See "you"</p><script>alert(1)</script>',
  text: 'See you',
}
function post(
  standIn: ReturnType<typeof openResendStandIn>,
  body: unknown,
  headers: Record<string, string> = {},
  path = '/emails',
) {
  clock.tick += clock.step
  return standIn.api.request(path, {
    method: 'POST',
    headers: { authorization: 'Bearer re_test', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

test('an e-mail is kept, survives a restart and is shown with everything escaped', async () => {
  const { standIn, file } = open()
  const { id } = await (await post(standIn, letter)).json()
  standIn.close()
  const second = open(file).standIn
  expect(second.mails()).toMatchObject([{ id, to: ['ada@example.com'], replyTo: ['info@dustforce.example'] }])
  const list = await (await second.pages.request('/')).text()
  expect(list).toContain('Your &lt;cleaning&gt; is booked')
  const page = await (await second.pages.request(`/${id}`)).text()
  // Links open in tabs of their own; scripts stay forbidden.
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).toContain(
    'srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p&gt;See &quot;you&quot;&lt;/p&gt;&lt;script&gt;',
  )
  expect(page).not.toContain('<script')
  expect(await (await second.pages.request(`/${id}?view=text`)).text()).toContain('See you')
  expect((await second.pages.request('/nope')).status).toBe(404)
})

test('the same key sends once; another e-mail under it is refused', async () => {
  const { standIn } = open()
  const key = { 'idempotency-key': 'booking-confirmation/b1' }
  const [first, second] = [await post(standIn, letter, key), await post(standIn, letter, key)]
  expect(await second.json()).toEqual(await first.json())
  expect((await post(standIn, { ...letter, text: 'other' }, key)).status).toBe(409)
  expect(standIn.mails()).toHaveLength(1)
})

test('a key is good for a day', async () => {
  const { standIn } = open()
  const key = { 'idempotency-key': 'k' }
  await post(standIn, letter, key)
  clock.now += 24 * 3_600_000
  expect((await post(standIn, { ...letter, text: 'other' }, key)).status).toBe(200)
})

test.each([
  ['no key', letter, { authorization: '' }, 401, 'missing_api_key'],
  ['a wrong key', letter, { authorization: 'Bearer no' }, 403, 'invalid_api_key'],
  ['a long idempotency key', letter, { 'idempotency-key': 'k'.repeat(257) }, 400, 'invalid_idempotency_key'],
  ['no sender', { to: 'x' }, {}, 422, 'missing_required_field'],
  ['no text', { ...letter, html: undefined, text: undefined }, {}, 422, 'missing_required_field'],
  ['a sender that is no address', { ...letter, from: 'Dust Force' }, {}, 422, 'invalid_from_address'],
  ['a recipient that is no address', { ...letter, to: 'ada' }, {}, 422, 'validation_error'],
  ['a tag with a dot', { ...letter, tags: [{ name: 'a', value: 'b.c' }] }, {}, 422, 'validation_error'],
] as const)('a request with %s is refused as Resend does', async (_, body, headers, statusCode, name) => {
  const { standIn } = open()
  const { authorization = 'Bearer re_test', ...others } = { authorization: 'Bearer re_test', ...headers }
  clock.tick += clock.step
  const answer = await standIn.api.request('/emails', {
    method: 'POST',
    headers: { ...others, ...(authorization === '' ? {} : { authorization }) },
    body: JSON.stringify(body),
  })
  expect([answer.status, await answer.json()]).toMatchObject([statusCode, { statusCode, name }])
  expect(standIn.mails()).toHaveLength(0)
})

test('an unknown path is not found', async () => {
  const { standIn } = open()
  const headers = { authorization: 'Bearer re_test' }
  expect((await standIn.api.request('/domains', { headers })).status).toBe(404)
})

test('a batch keeps the good messages, and all or none unless it is permissive', async () => {
  const { standIn } = open()
  const batch = [letter, { ...letter, to: 'ada' }, { ...letter, to: 'grace@example.com' }]
  expect((await post(standIn, batch, {}, '/emails/batch')).status).toBe(422)
  expect(standIn.mails()).toHaveLength(0)
  const permissive = { 'x-batch-validation': 'permissive', 'idempotency-key': 'k' }
  const [first, second] = [
    await (await post(standIn, batch, permissive, '/emails/batch')).json(),
    await (await post(standIn, batch, permissive, '/emails/batch')).json(),
  ]
  expect(first).toEqual({
    data: standIn.mails().map(({ id }) => ({ id })),
    errors: [{ index: 1, message: expect.stringContaining('Invalid `to` field') }],
  })
  expect(second).toEqual(first)
  expect(standIn.mails().map(({ to }) => to)).toEqual([['ada@example.com'], ['grace@example.com']])
  const many = Array.from({ length: 101 }, () => letter)
  expect((await post(standIn, many, {}, '/emails/batch')).status).toBe(422)
})

test('a third request in a second is refused, and says when to come again', async () => {
  const { standIn } = open()
  clock.step = 0
  const answers = [await post(standIn, letter), await post(standIn, letter), await post(standIn, letter)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(await answers[2]?.json()).toMatchObject({ statusCode: 429, name: 'rate_limit_exceeded' })
  expect(answers[2]?.headers.get('retry-after')).toBe('1')
  expect(answers[1]?.headers.get('ratelimit-remaining')).toBe('0')
  clock.tick += 1_000
  expect((await post(standIn, letter)).status).toBe(200)
  expect(standIn.mails()).toHaveLength(3)
})

test('an unverified domain takes nothing', async () => {
  const { standIn } = open()
  standIn.setFault('unverified')
  const answer = await post(standIn, letter)
  expect([answer.status, await answer.json()]).toMatchObject([403, { name: 'validation_error' }])
  expect(standIn.mails()).toHaveLength(0)
})

test('a provider that is down keeps nothing; one that takes and times out sends once on the retry', async () => {
  const { standIn } = open()
  const key = { 'idempotency-key': 'k' }
  standIn.setFault('down')
  expect((await post(standIn, letter, key)).status).toBe(500)
  expect(standIn.mails()).toHaveLength(0)
  standIn.setFault('times-out')
  expect((await post(standIn, letter, key)).status).toBe(500)
  standIn.setFault(null)
  expect((await post(standIn, letter, key)).status).toBe(200)
  expect(standIn.mails()).toHaveLength(1)
})

test('a letter to a test address is reported, signed, until it is taken', async () => {
  const { standIn } = open()
  await post(standIn, letter)
  const tags = [{ name: 'letter', value: 'letter-1' }]
  const { id } = await (await post(standIn, { ...letter, to: 'bounced@resend.dev', tags })).json()
  expect([await standIn.work(), await standIn.work(), await standIn.work()]).toEqual([0, 1, 0])
  expect(webhooks).toHaveLength(2)
  expect(webhooks[1]?.headers.get('svix-signature')).toMatch(/^v1,/)
  expect(await webhooks[1]?.json()).toMatchObject({
    type: 'email.bounced',
    data: { email_id: id, tags: { letter: 'letter-1' }, bounce: { type: 'Permanent' } },
  })
})
