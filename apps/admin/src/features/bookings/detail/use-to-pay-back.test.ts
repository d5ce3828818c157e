import { cents } from '@dustforce/core/money'
import type { OfficeNeed } from '@dustforce/supabase/admin'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { renderInHub } from '../../../testing/render-in-hub.tsx'
import { booking } from '../../../testing/story-records.ts'
import { useToPayBack } from './use-to-pay-back.ts'

const byOffice = { ...booking, stripeSessionId: null, refundDue: true }
const need: OfficeNeed = {
  ...{ kind: 'offline-refund', key: byOffice.id, at: 0, who: 'Amelia Wright', date: null, time: null },
  ...{ about: null, amountCents: cents(2800) },
}

function toPayBack(of: typeof byOffice, rows: readonly OfficeNeed[]) {
  const all = vi.fn(async () => rows)
  const { result } = renderInHub(() => useToPayBack(of), { backend: fakeBackend({ needs: { all } }) })
  return { result, all }
}

it('is what is due of payments that the office took, once that is known', async () => {
  const { result } = toPayBack(byOffice, [{ ...need, key: 'other' }, need])
  expect(result.current).toBeNull()
  await vi.waitFor(() => expect(result.current).toBe(2800))
})

it('is nothing where only a card gets money back, or nothing goes back', async () => {
  const { result } = toPayBack(byOffice, [])
  await vi.waitFor(() => expect(result.current).toBe(0))
  for (const change of [{ refundDue: false }, { stripeSessionId: 'cs_1' }]) {
    const other = toPayBack({ ...byOffice, ...change } as typeof byOffice, [need])
    expect(other.result.current).toBe(0)
    expect(other.all).not.toHaveBeenCalled()
  }
})
