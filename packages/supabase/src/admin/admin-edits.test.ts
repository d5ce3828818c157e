import { cents } from '@dustforce/core/money'
import { expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'

const price = {
  ...{ oldTotalCents: 33_600, newTotalCents: 37_000, differenceCents: 3400, taxInDifferenceCents: 400 },
  offlineRefundCents: 120,
  lines: [{ label: 'Inside Oven', changeCents: 3000 }],
}

test('reads what can be changed, whatever the server’s price book offers, and leaves out what has no id', async () => {
  const { backend, calls } = await signedIn(
    json({
      ...{ version: 4, preview: price, hasPets: true, why: null, durationMinutes: 210 },
      waiting: { amountCents: 3400, until: 1000 },
      addOns: [
        { id: 'laundry', name: 'Laundry', unit: '1 load', amountCents: 2000, isBooked: true },
        { id: 'chimney', name: 'Chimney', unit: '', amountCents: 2000, isBooked: false },
        { name: 'Nameless' },
      ],
    }),
    json({ version: 5, preview: null, addOns: [], hasPets: false, why: 'unknown-prices', waiting: null }),
  )
  const edits = { addOns: ['oven-cleaning'] } as const
  expect(await backend.edits.preview('b1', edits)).toEqual({
    version: 4,
    price: {
      promoNote: null,
      ...{ oldTotalCents: 33_600, newTotalCents: 37_000, differenceCents: 3400, offlineRefundCents: 120 },
      lines: [{ label: 'Inside Oven', changeCents: 3000 }],
    },
    addOns: [
      { id: 'laundry', name: 'Laundry', unit: '1 load', amountCents: 2000, isBooked: true },
      { id: 'chimney', name: 'Chimney', unit: '', amountCents: 2000, isBooked: false },
    ],
    ...{ hasPets: true, why: null, durationMinutes: 210, waiting: { amountCents: 3400, until: 1000 } },
  })
  expect(await backend.edits.preview('b1', {})).toMatchObject({
    ...{ price: null, addOns: [], why: 'unknown-prices', waiting: null },
  })
  expect(calls[0]).toMatchObject({
    asked: 'POST /functions/v1/change-booking',
    body: { act: 'preview-change', bookingId: 'b1', edits },
  })
})

test('the letters of a change are asked for with its reason', async () => {
  const letter = { to: 'a@example.com', subject: 'Changed', html: '<p>', reader: 'cleaner' as const }
  const { backend, calls } = await signedIn(json({ problem: null, letters: [letter] }), json({ letters: [] }))
  const edits = { hasPets: false }
  expect(await backend.edits.letters('b1', { edits, overlapReason: 'agreed' })).toEqual({
    problem: null,
    letters: [letter],
  })
  await backend.edits.letters('b1', { edits })
  const asked = { act: 'letters-of-change', bookingId: 'b1', edits }
  expect(calls.map(({ body }) => body)).toEqual([{ ...asked, overlapReason: 'agreed' }, asked])
})

test('a change is made once for its id, or waits for its payment, or is refused in the words of the server', async () => {
  const { backend, calls } = await signedIn(
    json({ status: 'pay' }),
    json({ status: 'done' }),
    json({ error: 'The contractor has another job at that time.', code: 'overlap' }, 409),
    json({ ok: true }),
  )
  const order = { actId: 'a1', edits: { hasPets: false }, version: 4, shownDifferenceCents: cents(-2800) }
  expect(await backend.edits.make('b1', order)).toBe('pay')
  expect(await backend.edits.make('b1', order)).toBe('done')
  await expect(backend.edits.make('b1', order)).rejects.toMatchObject({
    message: 'The contractor has another job at that time.',
  })
  await backend.edits.cancelPending('b1')
  expect(calls[0]).toMatchObject({ body: { act: 'change', bookingId: 'b1', ...order } })
  expect(calls[3]).toMatchObject({ body: { act: 'cancel-pending-change', bookingId: 'b1' } })
})
