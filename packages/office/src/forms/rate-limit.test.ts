import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admitSubmission, clientRateLimits } from './rate-limit.ts'

describe('admitSubmission', () => {
  it('allows three bookings in ten minutes', () => {
    let submissions: readonly number[] = []
    const allowed = [0, 1, 2, 3, 599_999, 600_000, 600_000].map((now) => {
      const decision = admitSubmission(clientRateLimits.booking, submissions, now)
      submissions = decision.submissions
      return decision.allowed
    })
    expect(allowed).toEqual([true, true, true, false, false, true, false])
  })

  it('never admits more than the limit within its window', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300_000), { maxLength: 60 }), (gaps) => {
        const { count, windowMs } = clientRateLimits.contact
        let now = 0
        let submissions: readonly number[] = []
        const admitted: number[] = []
        for (const gap of gaps) {
          now += gap
          const decision = admitSubmission(clientRateLimits.contact, submissions, now)
          submissions = decision.submissions
          if (decision.allowed) admitted.push(now)
        }
        for (const at of admitted) {
          const within = admitted.filter((other) => other <= at && at - other < windowMs)
          expect(within.length).toBeLessThanOrEqual(count)
        }
      }),
    )
  })
})
