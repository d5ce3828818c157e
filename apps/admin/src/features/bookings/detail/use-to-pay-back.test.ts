import { cents, zeroCents } from '@dustforce/core/money'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { renderInHub } from '../../../testing/render-in-hub.tsx'
import { booking } from '../../../testing/story-records.ts'
import { useToPayBack } from './use-to-pay-back.ts'

function toPayBack(of: typeof booking, due = zeroCents) {
  const ask = vi.fn(async () => due)
  const { result } = renderInHub(() => useToPayBack(of), {
    backend: fakeBackend({ payments: { toPayBack: ask } }),
  })
  return { result, ask }
}

it.each([
  ['the office itself', null],
  ['a card, and the office itself', 'cs_1'],
])(
  'is what is due by hand of a booking that was paid to %s, once that is known',
  async (_, stripeSessionId) => {
    const { result, ask } = toPayBack({ ...booking, stripeSessionId, refundDue: true }, cents(2800))
    expect(result.current).toBeNull()
    await vi.waitFor(() => expect(result.current).toBe(2800))
    expect(ask).toHaveBeenCalledExactlyOnceWith(booking.id)
  },
)

it('is nothing where nothing goes back, which is not asked', () => {
  const { result, ask } = toPayBack({ ...booking, refundDue: false })
  expect(result.current).toBe(0)
  expect(ask).not.toHaveBeenCalled()
})
