import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { upcomingBooking } from '../../testing/story-booking.ts'
import { paidReceipt } from './paid-receipt.ts'

const { receipt, company } = upcomingBooking
const withTax = (label: string, amountCents: number) => ({
  ...receipt,
  lines: [...receipt.lines.slice(0, -1), { label, amountCents: cents(amountCents) }],
})

test('the amount stands with the tax and its rate, and with the registration number', () => {
  expect(paidReceipt(upcomingBooking, gtaBusiness.money)).toEqual({
    paid: '$336.00',
    tax: 'including HST (13%) of $39.00',
    registration: { label: 'HST registration number', number: '123456789 RT0001' },
  })
})

test('a tax that was charged at another rate is told without one, as on the receipt', () => {
  expect(paidReceipt({ receipt: withTax('HST', 1234), company }, gtaBusiness.money)?.tax).toBe(
    'including HST of $12.34',
  )
})

test('nothing is said of a tax or a number that there is not', () => {
  const untaxed = { ...receipt, lines: receipt.lines.slice(0, -1) }
  expect(paidReceipt({ receipt: untaxed, company }, gtaBusiness.money)?.tax).toBeNull()
  expect(paidReceipt({ receipt: { ...receipt, lines: [] }, company }, gtaBusiness.money)?.tax).toBeNull()
  expect(
    paidReceipt({ receipt, company: { ...company, taxNumber: '' } }, gtaBusiness.money)?.registration,
  ).toBeNull()
})

test('a booking that is not paid has no receipt', () => {
  expect(paidReceipt({ receipt: { ...receipt, isPaid: false }, company }, gtaBusiness.money)).toBeNull()
})
