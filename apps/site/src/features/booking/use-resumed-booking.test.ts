import { emptyBookingForm } from '@dustforce/office/booking'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNavigate } from '../../router/router.tsx'
import { writeBookingDraft } from '../../storage/booking-draft.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { useResumedBooking } from './use-resumed-booking.ts'

beforeEach(() => sessionStorage.clear())

function open() {
  const book = vi.fn()
  const { result, visit } = renderOnSite(() => {
    useResumedBooking(book)
    return useNavigate()
  }, undefined)
  const go = async (to: string, state?: unknown) => {
    await act(async () => result.current(to, { state }))
    // The draft is read by code that is loaded first.
    await act(async () => void (await import('../../storage/booking-draft.ts')))
  }
  return { book, go, back: () => act(async () => visit.back()) }
}

test('a link that goes on with the booking opens the draft, each time it is chosen', async () => {
  writeBookingDraft({ ...emptyBookingForm('deep-clean'), firstName: 'Ana' })
  const { book, go } = open()
  expect(book).not.toHaveBeenCalled()
  await go('/', { resume: true })
  expect(book.mock.calls).toEqual([[{ service: 'deep-clean' }]])
  await go('/', { resume: true })
  expect(book).toHaveBeenCalledTimes(2)
})

test('without a draft nothing opens', async () => {
  const { book, go } = open()
  await go('/', { resume: true })
  expect(book).not.toHaveBeenCalled()
})

test.each([null, 'resume', {}, { section: 'contact' }])('the state %j opens nothing', async (state) => {
  writeBookingDraft(emptyBookingForm('standard'))
  const { book, go } = open()
  await go('/', state)
  expect(book).not.toHaveBeenCalled()
})

test('going back to where such a link led opens nothing', async () => {
  writeBookingDraft(emptyBookingForm('standard'))
  const { book, go, back } = open()
  await go('/', { resume: true })
  await go('/faq')
  await back()
  expect(book).toHaveBeenCalledOnce()
})
