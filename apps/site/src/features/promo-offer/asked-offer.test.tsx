import { gtaBusiness } from '@dustforce/office/testing/business'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, press, screenNow } from '../../testing/open-page.tsx'
import { AskedOffer } from './asked-offer.tsx'

afterEach(() => void vi.useRealTimers())

/** Opens a page by an address; its pauses last until `pass` ends them. */
function openAt(address: string) {
  const book = vi.fn()
  openPage(<AskedOffer onBook={book} />, address, screenNow, gtaBusiness, ['setTimeout', 'clearTimeout'])
  return book
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  // The code of the dialogs comes first.
  await act(async () => void (await import('./offer-dialogs.tsx')))
}

test('an offer opens a second and a half after its page, and leads to a service, booked with its code', async () => {
  const book = openAt('/?promo=welcome10')
  await pass(1499)
  expect(screen.queryByRole('dialog')).toBeNull()
  await pass(1)
  expect(screen.getByText('WELCOME10')).toBeTruthy()
  vi.useRealTimers()
  await press('Book Your Cleaning Now')
  await press(/^Deep Cleaning/)
  await vi.waitFor(() =>
    expect(book.mock.calls).toEqual([[{ service: 'deep-clean', promoCode: 'WELCOME10' }]]),
  )
})

test('an address that asks for no offer brings none', async () => {
  openAt('/?service=deep-clean')
  await pass(10_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})
