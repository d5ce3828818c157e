import { emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readBookingDraft, writeBookingDraft } from '../../storage/booking-draft.ts'
import { openPage } from '../../testing/open-page.tsx'
import { Page } from './payment-cancelled.tsx'

afterEach(() => void vi.useRealTimers())

test('a cancelled payment keeps what was typed, and leads back to it', () => {
  writeBookingDraft({ ...emptyBookingForm('deep-clean'), firstName: 'Ana' })
  openPage(<Page />, '/payment-cancelled')
  const { href, dataset } = screen.getByText<HTMLAnchorElement>('Try Again')
  expect([new URL(href).hash, dataset.resume]).toEqual(['#booking', 'true'])
  expect(readBookingDraft(gtaBusiness.priceBook)?.firstName).toBe('Ana')
})
