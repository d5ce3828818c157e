import { emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { beforeEach, expect, test, vi } from 'vitest'
import { readBookingDraft } from '../../storage/booking-draft.ts'
import { fillInAgain } from './book-again.ts'

beforeEach(() => sessionStorage.clear())

const form = { ...emptyBookingForm('deep-clean'), firstName: 'Ada', addOns: ['laundry'], bedrooms: 3 }
const answering = (status: number, body: Readonly<Record<string, unknown>>) => ({
  ask: vi.fn(async () => ({ status, body })),
})

test('the form that the link answers is the one to go on with', async () => {
  const backend = answering(200, { form })
  expect(await fillInAgain(backend, 'T', gtaBusiness.priceBook)).toBe(true)
  expect(backend.ask.mock.calls).toEqual([[{ act: 'book-again' }, 'T']])
  expect(readBookingDraft(gtaBusiness.priceBook)).toEqual(form)
})

test.each([
  [404, {}],
  [429, { form }],
  [200, { form: null }],
  [200, {}],
  [200, { form: { service: 'juggling' } }],
])('%d %j fills in nothing, and keeps what was begun', async (status, body) => {
  expect(await fillInAgain(answering(status, body), 'T', gtaBusiness.priceBook)).toBe(false)
  expect(readBookingDraft(gtaBusiness.priceBook)).toBeNull()
})
