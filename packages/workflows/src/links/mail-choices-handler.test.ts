import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { runJobs } from '../jobs/jobs.ts'
import { makeSystem, siteUrl, submit } from '../testing/test-system.ts'
import { linkTokens } from './link-tokens.ts'

const at = (date: string, minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)

/** A paid booking for 25 January 2027 at 2 PM, and the token that ends letters to its mailbox. */
async function booked() {
  const system = await makeSystem()
  await system.checkout(submit(1, { minute: 840 }))
  const [row] = system.world.bookings.rows
  if (row?.sessionId == null) throw new Error('No session')
  await system.webhook(system.world.payments.pay(row.sessionId))
  await system.settled()
  const owner = { bookingId: row.id, email: 'ada@example.com' }
  const tokenOf = async (scope: 'unsubscribe' | 'manage') =>
    (await system.run(linkTokens([owner], scope))).get(row.id) ?? ''
  const click = (token: string, init: RequestInit = { method: 'POST', body: 'List-Unsubscribe=One-Click' }) =>
    system.handlers['mail-choices'](
      new Request(`https://project.example/functions/v1/mail-choices/${token}`, init),
    )
  const remind = async () => {
    await system.setTime(at('2027-01-23', 840))
    expect(await system.run(runJobs())).toEqual([])
    return system.world.mail.sent.filter(({ subject }) => subject.startsWith('reminder'))
  }
  return { ...system, row, tokenOf, click, remind }
}

test('one click ends reminders for the mailbox, however often it comes, and no necessary letter', async () => {
  const { click, tokenOf, remind, changeBooking, world, row, settled } = await booked()
  const token = await tokenOf('unsubscribe')
  for (const _ of [1, 2]) {
    const answer = await click(token)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(await remind()).toEqual([])
  world.admins.set('admin', 'admin@example.com')
  const actId = '00000000-0000-4000-8000-000000000001'
  const move = { act: 'move', bookingId: row.id, actId, date: '2027-01-29', minute: 840 }
  expect((await changeBooking(move, 'admin')).status).toBe(200)
  await settled()
  expect(world.mail.sent.at(-1)).toMatchObject({ subject: 'booking-moved', to: 'ada@example.com' })
})

test('a reminder names the address of the one click, a necessary letter none', async () => {
  const { remind, tokenOf, world } = await booked()
  const [letter] = await remind()
  expect(letter?.text).toContain(`"unsubscribe": "${await tokenOf('unsubscribe')}"`)
  const [confirmation] = world.mail.sent
  expect(confirmation?.text).not.toContain('unsubscribe')
})

test.each(['GET', 'HEAD'])('%s changes nothing and leads to the page', async (method) => {
  const { click, tokenOf, remind } = await booked()
  const token = await tokenOf('unsubscribe')
  const answer = await click(token, { method })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/mail-choices#${token}`])
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await remind()).toHaveLength(1)
})

test('a link of another kind, a made-up and no token end nothing', async () => {
  const { click, tokenOf, remind } = await booked()
  for (const token of [await tokenOf('manage'), 'x'.repeat(70), ''])
    expect((await click(token)).status).toBe(404)
  expect((await click('x', { method: 'DELETE' })).status).toBe(405)
  expect((await click('', { method: 'GET' })).headers.get('location')).toBe(`${siteUrl}/mail-choices`)
  for (let nr = 0; nr < 30; nr += 1) await click('x')
  expect((await click('x')).status).toBe(429)
  expect(await remind()).toHaveLength(1)
})

test('the page shows the choices of the masked mailbox, and saves others', async () => {
  const { own, tokenOf, remind } = await booked()
  const token = await tokenOf('unsubscribe')
  const shown = { email: 'a•••@example.com', reminders: true, thanks: true }
  expect(await own({ act: 'mail-choices' }, token)).toEqual({ status: 200, body: shown })
  const chosen = { reminders: true, thanks: false }
  expect((await own({ act: 'choose-mail', ...chosen }, token)).body).toEqual({ ...shown, thanks: false })
  expect((await own({ act: 'mail-choices' }, token)).body).toEqual({ ...shown, thanks: false })
  expect((await own({ act: 'choose-mail', reminders: 'no', thanks: true }, token)).status).toBe(400)
  expect((await own({ act: 'mail-choices' }, await tokenOf('manage'))).status).toBe(404)
  expect(await remind()).toHaveLength(1)
})
