import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bookingRow } from '../../../testing/fake-server/booking-calls.ts'
import { startServer } from '../../../testing/fake-server/fake-server.ts'
import { openHub } from '../../../testing/open-hub.tsx'
import { seen } from '../../../testing/person.ts'
import { shownToast } from '../../../testing/shown-toast.ts'

it('leads from what needs the office to a refund by hand, says how much it is, and records it once', async () => {
  const paidBothWays = bookingRow({
    ...{ customerName: 'Noah Okafor', bookingStatus: 'canceled', stripeSessionId: 'cs_1', refundDue: true },
  })
  const server = startServer({ bookings: [paidBothWays] })
  server.toPayBack.set(String(paidBothWays.id), 10_000)
  const hub = openHub(server, '/dashboard')
  await hub.press('Record Refund: Noah Okafor')
  await hub.reads(/To pay back by hand\$100\.00 has to go back, outside Stripe\.Record Refund/)
  await hub.press('Record Refund')
  await hub.press('E-transfer')
  // The bank's number is what it is found by.
  await hub.press('Record $100.00 as paid back')
  await seen(() => expect(screen.getByText(/Please enter the reference of the payment/)).toBeTruthy())
  expect(server.asked('functions/change-booking')).toEqual([])
  await hub.type(/^Reference/, 'CA4712')
  await hub.press('Record $100.00 as paid back')
  await seen(() => expect(shownToast()?.[1]).toBe('Refund recorded'))
  const refund = {
    act: 'mark-paid-back',
    bookingId: paidBothWays.id,
    method: 'e-transfer',
    reference: 'CA4712',
  }
  expect(server.asked('functions/change-booking')).toEqual([refund])
  await seen(() => expect(hub.window.textContent).not.toContain('has to go back'))
})
