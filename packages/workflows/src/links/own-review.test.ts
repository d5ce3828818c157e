import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runJobs } from '../jobs/jobs.ts'
import { makeSystem, submit } from '../testing/test-system.ts'
import { linkTokens } from './link-tokens.ts'

const at = (date: string, minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)

/** A paid booking for 25 January 2027 at 2 PM, which is done in the evening, and the link of its page. */
async function done() {
  const system = await makeSystem()
  await system.checkout(submit(1, { minute: 840 }))
  const [row] = system.world.bookings.rows
  if (row?.sessionId == null) throw new Error('No session')
  await system.webhook(system.world.payments.pay(row.sessionId))
  await system.settled()
  const owner = { bookingId: row.id, email: 'ada@example.com' }
  const token = (await system.run(linkTokens([owner], 'manage'))).get(row.id) ?? ''
  const finish = async () => {
    row.status = 'completed'
    await system.setTime(at('2027-01-25', 1140))
  }
  return { ...system, row, token, finish }
}

const review = { act: 'review', rating: 5, text: 'Spotless <b>kitchen</b>', mayShow: true }

test('a customer answers once the visit is done, and changes the answer until it is shown', async () => {
  const { own, token, finish, world, row } = await done()
  expect((await own({ act: 'show-review' }, token)).body).toMatchObject({ canReview: false, review: null })
  expect((await own(review, token)).status).toBe(409)
  await finish()
  expect((await own({ act: 'show-review' }, token)).body).toEqual({
    service: 'Deep Cleaning',
    when: 'Monday, January 25, 2027',
    cleaner: null,
    shownAs: 'Ada L., Toronto',
    review: null,
    canReview: true,
    isShown: false,
  })
  expect(await own(review, token)).toEqual({ status: 200, body: { ok: true } })
  expect(world.reviews.get(row.id)).toMatchObject({
    rating: 5,
    text: 'Spotless bkitchen/b',
    shownName: 'Ada L.',
  })
  expect((await own({ ...review, rating: 2, text: '' }, token)).status).toBe(200)
  expect((await own({ act: 'show-review' }, token)).body.review).toEqual({
    rating: 2,
    text: '',
    mayShow: true,
  })
  const kept = world.reviews.get(row.id)
  if (kept === undefined) throw new Error('No review')
  world.reviews.set(row.id, { ...kept, decision: 'shown' })
  expect((await own(review, token)).status).toBe(409)
  expect((await own({ act: 'show-review' }, token)).body).toMatchObject({ canReview: false, isShown: true })
})

test.each<Record<string, unknown>>([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: '5' },
  { text: 'x'.repeat(1001) },
  { text: null },
  { mayShow: 'yes' },
])('%j is answered 400', async (changes) => {
  const { own, token, finish } = await done()
  await finish()
  expect((await own({ ...review, ...changes }, token)).status).toBe(400)
})

test('whatever is sent, the answer is 4xx or what it says is kept', async () => {
  const { own, token, finish, world } = await done()
  await finish()
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.jsonValue(),
      fc.jsonValue(),
      fc.jsonValue(),
      async (nr, rating, text, mayShow) => {
        const from = { 'x-forwarded-for': String(nr) }
        const { status } = await own({ act: 'review', rating, text, mayShow }, token, from)
        expect([200, 400, 429]).toContain(status)
        for (const kept of world.reviews.values()) expect([1, 2, 3, 4, 5]).toContain(kept.rating)
      },
    ),
    { numRuns: 30 },
  )
})

test('answers need the link of the booking and are limited', async () => {
  const { own, token, finish } = await done()
  await finish()
  expect((await own(review)).status).toBe(404)
  expect((await own({ act: 'show-review' }, 'x'.repeat(70))).status).toBe(404)
  for (let nr = 0; nr < 10; nr += 1) expect((await own(review, token)).status).toBe(200)
  expect((await own(review, token)).status).toBe(429)
})

test('the thank-you goes out once, and only for what is done', async () => {
  const { finish, setTime, run, world } = await done()
  const thanks = () => world.mail.sent.filter(({ subject }) => subject === 'thank-you')
  await setTime(at('2027-01-25', 1260))
  await run(runJobs())
  expect(thanks()).toEqual([])
  await finish()
  for (const minute of [1235, 1240, 1259]) {
    await setTime(at('2027-01-25', minute))
    expect(await run(runJobs())).toEqual([])
  }
  await setTime(at('2027-01-26', 600))
  await run(runJobs())
  expect(thanks()).toHaveLength(1)
  expect(thanks()[0]?.text).toMatch(/"manage": "[\w-]{70}",\s+"unsubscribe": "[\w-]{70}"/)
})
