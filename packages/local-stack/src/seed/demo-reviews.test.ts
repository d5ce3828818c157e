import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { canShowReview } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { demoBookings } from './demo-bookings.ts'
import { demoReviews } from './demo-reviews.ts'

// At night and by day, so that no instant of the demo is ahead of its clock.
const nows = ['2026-11-20T15:00:00Z', '2026-11-02T04:30:00Z', '2027-03-14T07:01:00Z'].map(Date.parse)

test.each(nows)(
  'every review is of a visit that is done, was written after it, and is shown with consent',
  (now) => {
    const bookings = demoBookings(gtaBusiness, now)
    const reviews = demoReviews(bookings, gtaBusiness.policy.zone)
    expect(reviews.map(({ decision }) => decision).toSorted()).toEqual([
      'hidden',
      'new',
      'shown',
      'shown',
      'shown',
    ])
    expect(new Set(reviews.map(({ booking_id }) => booking_id)).size).toBe(reviews.length)
    expect(reviews.some(({ rating }) => rating < 3)).toBe(true)
    for (const review of reviews) {
      const booking = bookings.find(({ id }) => id === review.booking_id)
      expect(booking?.booking_status).toBe('completed')
      const written = Date.parse(review.created_at)
      expect(businessDateOf(written, gtaPolicy.zone) > String(booking?.booking_date)).toBe(true)
      const decided = review.decided_at === null ? null : Date.parse(review.decided_at)
      expect(decided === null).toBe(review.decision === 'new')
      expect(decided ?? now).toBeGreaterThan(written)
      expect(decided ?? now).toBeLessThanOrEqual(now)
      if (review.decision === 'shown')
        expect(canShowReview({ rating: review.rating, text: review.comment, mayShow: review.may_show })).toBe(
          true,
        )
    }
  },
)
