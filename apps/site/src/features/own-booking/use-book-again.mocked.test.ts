// @vitest-environment happy-dom

import { emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLocation } from '../../router/router.tsx'
import { readBookingDraft } from '../../storage/booking-draft.ts'
import { fakeOwnBookings } from '../../testing/fake-own-bookings.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { useBookAgain } from './use-book-again.ts'

const site = vi.hoisted(() => ({ backend: (): unknown => undefined }))
vi.mock('../../runtime.ts', () => ({ ownBookings: async () => site.backend() }))

const backend = fakeOwnBookings()
site.backend = () => backend
const token = 'A-_9'.repeat(17)
const form = { ...emptyBookingForm('deep-clean'), firstName: 'Ada' }

beforeEach(() => {
  backend.ask.mockReset()
  sessionStorage.clear()
  history.replaceState(null, '', '/booking')
})

function open() {
  const { result } = renderOnSite(() => ({ ...useBookAgain(), at: useLocation() }), undefined, '/booking')
  return result
}

test('opens the form with what the link answers', async () => {
  backend.ask.mockResolvedValue({ status: 200, body: { form } })
  const result = open()
  expect(result.current.isLeaving).toBe(false)
  await act(() => result.current.bookAgain(token))
  expect(result.current.at).toMatchObject({ pathname: '/', state: { resume: true } })
  expect(readBookingDraft(gtaBusiness.priceBook)).toEqual(form)
})

test.each([
  [token, async () => ({ status: 404, body: {} })],
  [token, () => Promise.reject(new TypeError('fetch failed'))],
  ['', async () => ({ status: 200, body: { form } })],
])('leads to where a booking begins when nothing can be filled in', async (shown, answer) => {
  backend.ask.mockImplementation(answer)
  const result = open()
  await act(() => result.current.bookAgain(shown))
  expect(result.current.at).toMatchObject({ pathname: '/', hash: '#booking', state: null })
  expect(readBookingDraft(gtaBusiness.priceBook)).toBeNull()
})

test("a letter's link is followed at once, and its token is not left in the address", async () => {
  backend.ask.mockResolvedValue({ status: 200, body: { form } })
  history.replaceState(null, '', `/booking?again#${token}`)
  const result = open()
  await act(async () => undefined)
  expect(result.current.isLeaving).toBe(true)
  expect(location.href).not.toContain(token)
  await vi.waitFor(() => expect(result.current.at.state).toEqual({ resume: true }))
  expect(backend.ask.mock.calls).toEqual([[{ act: 'book-again' }, token]])
})
