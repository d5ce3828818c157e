import { businessDate } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'
import type { SeriesPreview } from './admin-series.ts'

const skip = { kind: 'skip', original: businessDate('2027-02-08') } as const
const shown: SeriesPreview['shown'] = [
  { kind: 'off', original: businessDate('2027-02-08'), date: null, minute: null, totalCents: null },
]

test('a series is read with what can be done about each visit', async () => {
  const visit = { original: '2027-02-08', date: '2027-02-09', time: '9:00 AM', payment: 'arranged' }
  const { backend } = await signedIn(
    json({
      ...{ id: 's1', status: 'running', every: 'week', minute: 540, problem: null, consent: 'I agree' },
      ...{ consented_at: 1, card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } },
      pauses: [{ from: '2027-03-01', to: '2027-03-14' }],
      visits: [
        {
          ...visit,
          booking_id: 'b1',
          total_cents: 33_100,
          status: 'confirmed',
          missed_by: null,
          can_end: true,
        },
      ],
      left: [{ original: '2027-02-15', why: [] }],
      frequencies: {
        month: { name: 'Once a month', percent: 3 },
        'twice-a-year': { name: 'Rarely', percent: 0 },
      },
      extras: {
        booked: ['laundry'],
        offered: { standard: [{ id: 'laundry', name: 'Laundry', amount: 2000 }] },
      },
    }),
    json(null),
  )
  expect(await backend.series.ofBooking('b1')).toMatchObject({
    ...{ minute: 540, pauses: [{ from: '2027-03-01', to: '2027-03-14' }], left: ['2027-02-15'] },
    ...{ consentedAt: 1, card: { brand: 'visa', last4: '4242', expires: { month: 12, year: 2034 } } },
    offered: [{ every: 'month', name: 'Once a month', percent: 3, from: 1 }],
    extras: {
      booked: ['laundry'],
      offered: { standard: [{ id: 'laundry', name: 'Laundry', amountCents: 2000 }] },
    },
    visits: [{ bookingId: 'b1', totalCents: 33_100, canEnd: true }],
  })
  expect(await backend.series.ofBooking('b2')).toBeNull()
})

test('a change of a series is asked for first, and done as it was shown', async () => {
  const before = { date: '2027-02-08', minute: 540, totalCents: 33_100 }
  const visits = [{ kind: 'off', original: '2027-02-08', before, after: null, why: [] }]
  const { backend, calls } = await signedIn(json({ version: 3, visits, shown }), json({ ok: true }))
  expect(await backend.series.preview('b1', skip)).toEqual({
    ...{ version: 3, shown },
    visits: [{ kind: 'off', original: '2027-02-08', before, after: null }],
  })
  const order = {
    change: skip,
    version: 3,
    shown,
    actId: 'a1',
    reason: 'On holiday',
    missedBy: 'customer',
  } as const
  await backend.series.change('b1', order)
  expect(calls.map(({ body }) => body)).toEqual([
    { act: 'preview-series', bookingId: 'b1', change: skip },
    { act: 'change-series', bookingId: 'b1', ...order },
  ])
})

test('a preview of another shape is not shown, and a refusal is in the words of the server', async () => {
  const { backend } = await signedIn(
    json({ version: 3, visits: [{ kind: 'gone' }], shown }),
    json({ error: 'This visit is no longer to come.', code: 'no-visit' }, 409),
  )
  await expect(backend.series.preview('b1', skip)).rejects.toThrow()
  await expect(backend.series.preview('b1', skip)).rejects.toThrow('This visit is no longer to come.')
})
