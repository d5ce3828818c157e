import { emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readBookingDraft } from '../../storage/booking-draft.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { useBookingForm } from './use-booking-form.ts'

beforeEach(() => sessionStorage.clear())
const open = () => renderOnSite(useBookingForm, emptyBookingForm('standard')).result

test('every change is kept as a draft', () => {
  const form = open()
  expect(readBookingDraft(gtaBusiness.priceBook)).toEqual(emptyBookingForm('standard'))
  act(() => form.current.change({ firstName: 'Ana' }))
  act(() => form.current.change({ city: 'Toronto' }))
  expect(form.current.form).toMatchObject({ firstName: 'Ana', city: 'Toronto', service: 'standard' })
  expect(readBookingDraft(gtaBusiness.priceBook)).toEqual(form.current.form)
})

test('a message shows once its field was left with something in it', () => {
  const form = open()
  expect(form.current.problems).toHaveProperty('firstName')
  expect(form.current.errors).toEqual({})
  act(() => form.current.leave('firstName'))
  expect(form.current.errors).toEqual({})
  act(() => form.current.change({ email: 'ana@', phone: '416' }))
  expect(form.current.errors).toEqual({})
  act(() => form.current.leave('email'))
  expect(Object.keys(form.current.errors)).toEqual(['email'])
  act(() => form.current.leave('phone'))
  expect(Object.keys(form.current.errors)).toEqual(['email', 'phone'])
  act(() => form.current.change({ email: 'ana@example.com' }))
  expect(Object.keys(form.current.errors)).toEqual(['phone'])
})

test('an e-mail address that was left empty is asked for', () => {
  const form = open()
  act(() => form.current.leave('email'))
  expect(form.current.errors).toEqual({ email: 'Email is required' })
})

test('all messages show after a submit', () => {
  const form = open()
  act(() => form.current.showAll())
  expect(form.current.errors).toEqual(form.current.problems)
  expect(Object.keys(form.current.errors)).toContain('firstName')
})
