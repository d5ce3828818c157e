import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { BookingSeries } from '@dustforce/supabase/admin'

const visit = (
  bookingId: string,
  date: string,
  more: Partial<BookingSeries['visits'][number]> = {},
): BookingSeries['visits'][number] => ({
  ...{ bookingId, original: businessDate(date), date: businessDate(date), time: '9:00 AM' },
  ...{ totalCents: cents(33_100), payment: 'arranged', status: 'confirmed', missedBy: null, canEnd: true },
  ...more,
})

/** Visits of every two weeks: one was paid for, one called off, one moved, and there are none for two weeks of January. */
export const storySeries: BookingSeries = {
  ...{
    id: 's1',
    status: 'running',
    every: '2-weeks',
    offered: [
      { every: '2-weeks', name: 'Every two weeks', percent: 7, from: 2 },
      { every: 'month', name: 'Once a month', percent: 3, from: 1 },
    ],
    extras: {
      booked: ['laundry'],
      offered: {
        standard: [
          { id: 'laundry', name: 'Laundry', amountCents: cents(2000) },
          { id: 'plants', name: 'Watering plants', amountCents: cents(700) },
        ],
        'deep-clean': [{ id: 'oven-cleaning', name: 'Oven Cleaning', amountCents: cents(3000) }],
      },
    },
    minute: 540,
    problem: null,
    consent: 'I agree that my card is kept and charged $331.00 before each visit.',
    consentedAt: Date.UTC(2026, 10, 20, 15),
    card: { brand: 'visa', last4: '4242', expires: { month: 12, year: 2034 } },
    left: [],
  },
  pauses: [{ from: businessDate('2027-01-18'), to: businessDate('2027-02-01') }],
  visits: [
    visit('b1', '2026-11-24', {
      ...{ totalCents: cents(37_300), payment: 'paid', status: 'assigned', canEnd: false },
    }),
    visit('b2', '2026-12-08'),
    visit('b3', '2026-12-22', { status: 'canceled', missedBy: 'weather', canEnd: false }),
    visit('b4', '2027-01-05', { date: businessDate('2027-01-06') }),
  ],
}
