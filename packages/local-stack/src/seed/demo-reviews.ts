import { addDays, businessDate, instantOf } from '@dustforce/core/schedule'
import { type ReviewDecision, shownArea, shownName } from '@dustforce/office/booking'
import type { demoBookings } from './demo-bookings.ts'

interface DemoReview {
  readonly rating: number
  readonly comment: string
  readonly mayShow: boolean
  readonly decision: ReviewDecision
}

/** The words of the customers of visits that are done, in the order of the visits. */
const said: readonly DemoReview[] = [
  {
    rating: 5,
    comment: 'Maria was on time and kind, and it has not looked like this since we moved in.',
    mayShow: true,
    decision: 'shown',
  },
  {
    rating: 5,
    comment: 'They do what the page says: every corner, behind everything, and without hurry.',
    mayShow: true,
    decision: 'shown',
  },
  {
    rating: 2,
    comment:
      'They came half an hour late and forgot one thing on the list. The office called the same day and put it right, but still.',
    mayShow: false,
    decision: 'hidden',
  },
  {
    rating: 4,
    comment: 'Very thorough, even with a dog in the way. A call ten minutes before would have been nice.',
    mayShow: true,
    decision: 'new',
  },
  {
    rating: 5,
    comment: 'Booked in two minutes, and all of it was done when I came home. Perfect.',
    mayShow: true,
    decision: 'shown',
  },
]

/** Returns the reviews of the bookings of the demo, as rows of `reviews`: written the day after the visit, decided on two days after it. */
export function demoReviews(bookings: ReturnType<typeof demoBookings>, zone: string) {
  const done = bookings.filter(({ booking_status }) => booking_status === 'completed')
  return done.flatMap(({ id, booking_date, customer_name, address }, nr) => {
    const review = said[nr]
    if (review === undefined) return []
    const { rating, comment, mayShow, decision } = review
    const on = (days: number, minute: number) =>
      new Date(instantOf(addDays(businessDate(booking_date), days), minute, zone)).toISOString()
    const decidedAt = decision === 'new' ? null : on(2, 10 * 60)
    return [
      {
        booking_id: id,
        ...{ rating, comment, may_show: mayShow, decision },
        ...{ shown_name: shownName(customer_name), shown_area: shownArea(address) },
        decided_by: decidedAt === null ? null : 'office@example.com',
        decided_at: decidedAt,
        version: decidedAt === null ? 1 : 2,
        created_at: on(1, 19 * 60),
        updated_at: decidedAt ?? on(1, 19 * 60),
      },
    ]
  })
}
