import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openResendStandIn } from './resend-stand-in.ts'

const open = (file = join(mkdtempSync(join(tmpdir(), 'mailbox-')), 'mail.jsonl')) => ({
  file,
  standIn: openResendStandIn({ file, apiKey: 're_test', now: () => Date.parse('2026-11-20T15:00:00Z') }),
})
const letter = {
  from: 'Dust Force <hello@dustforce.example>',
  to: 'ada@example.com',
  reply_to: 'info@dustforce.example',
  subject: 'Your <cleaning> is booked',
  html: '<p>See "you"</p><script>alert(1)</script>',
  text: 'See you',
}
const post = (
  standIn: ReturnType<typeof openResendStandIn>,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  standIn.api.request('/emails', {
    method: 'POST',
    headers: { authorization: 'Bearer re_test', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

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

test('a wrong key, an incomplete e-mail and an unknown path are refused', async () => {
  const { standIn } = open()
  expect((await post(standIn, letter, { authorization: 'Bearer no' })).status).toBe(401)
  expect((await post(standIn, { to: 'x' })).status).toBe(422)
  expect((await standIn.api.request('/domains')).status).toBe(404)
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
