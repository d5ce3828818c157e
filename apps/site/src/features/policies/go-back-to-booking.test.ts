import { expect, test, vi } from 'vitest'
import { goBackToBooking } from './go-back-to-booking.ts'

test('a tab that the booking form opened closes', () => {
  const tab = { opener: {}, close: vi.fn(), alert: vi.fn() }
  goBackToBooking(tab)
  expect(tab.close).toHaveBeenCalledOnce()
  expect(tab.alert).not.toHaveBeenCalled()
})

test.each([null, undefined])('a tab that %s opened asks to be closed', (opener) => {
  const tab = { opener, close: vi.fn(), alert: vi.fn() }
  goBackToBooking(tab)
  expect(tab.close).not.toHaveBeenCalled()
  expect(tab.alert).toHaveBeenCalledWith('Please close this tab to return to your booking.')
})
