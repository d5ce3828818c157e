import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { makeSystem, submit } from '../testing/test-system.ts'
import { linkTokens } from './link-tokens.ts'

/** A paid booking for 25 January 2027 at 2 PM, the link of its page, and the evening after it. */
async function booked() {
  const system = await makeSystem()
  await system.checkout(submit(1, { minute: 840, entryInstructions: 'Code 4711', notes: 'Key 0815' }))
  const [row] = system.world.bookings.rows
  if (row?.sessionId == null) throw new Error('No session')
  await system.webhook(system.world.payments.pay(row.sessionId))
  await system.settled()
  const owner = { bookingId: row.id, email: 'ada@example.com' }
  const token = (await system.run(linkTokens([owner], 'manage'))).get(row.id) ?? ''
  const over = (days = 0) =>
    system.setTime(instantOf(businessDate(days === 0 ? '2027-01-25' : '2027-03-25'), 1200, gtaPolicy.zone))
  return { ...system, row, token, over }
}

const again = { act: 'book-again' }

test('the link of a booking that is over fills in the form, without a way in', async () => {
  const { own, token, over } = await booked()
  expect(await own(again, token)).toEqual({ status: 200, body: { form: null } })
  await over()
  const { status, body } = await own(again, token)
  expect(status).toBe(200)
  expect(body.form).toMatchObject({
    service: 'deep-clean',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '(416) 555-0100',
    streetAddress: '1 King St W',
    city: 'Toronto',
    postalCode: 'M5H 1A1',
    bedrooms: 3,
    bathrooms: 2,
    hasPets: 'yes',
    date: '',
    entryInstructions: '',
    notes: '',
    promoCode: '',
    termsConsent: false,
  })
  expect(JSON.stringify(body)).not.toMatch(/4711|0815/)
})

test('long after the visit nothing of it is filled in', async () => {
  const { own, token, over } = await booked()
  await over(60)
  expect(await own(again, token)).toEqual({ status: 200, body: { form: null } })
})

test('a withdrawn link, another kind of link and none fill in nothing, and answers are limited', async () => {
  const { own, token, over, row, world, run } = await booked()
  await over()
  const owner = { bookingId: row.id, email: 'ada@example.com' }
  const other = (await run(linkTokens([owner], 'unsubscribe'))).get(row.id) ?? ''
  for (const shown of [other, 'x'.repeat(70), '']) expect((await own(again, shown)).status).toBe(404)
  for (let nr = 0; nr < 10; nr += 1) expect((await own(again, token)).status).toBe(200)
  expect((await own(again, token)).status).toBe(429)
  world.links.withdraw(row.id)
  expect((await own(again, token, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
})
