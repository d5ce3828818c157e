import { cents } from '@dustforce/core/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { type MoneyPlaces, paymentText } from './payment-text.ts'
import { paymentLabel } from './status.ts'

const places = (returned: number, onItsWay: number, lost: number, kept: number): MoneyPlaces => ({
  returnedCents: cents(returned),
  onItsWayCents: cents(onItsWay),
  lostCents: cents(lost),
  keptCents: cents(kept),
})
const paid = { paymentStatus: 'paid', refundDue: false, bookingStatus: 'confirmed' }
const canceled = { ...paid, bookingStatus: 'canceled' }

describe('what has become of a payment', () => {
  test.each([
    [paid, places(0, 0, 0, 33_600), 'Paid'],
    [paid, places(2800, 0, 0, 30_800), 'Paid, $28.00 refunded, $308.00 kept'],
    [canceled, places(10_000, 0, 0, 23_600), 'Paid, $100.00 refunded, $236.00 kept'],
    [canceled, places(0, 0, 0, 33_600), 'Paid, $336.00 kept'],
    [
      canceled,
      { ...places(0, 0, 0, 37_900), toGiveBackCents: cents(20_000) },
      'Paid, $200.00 still to give back, $179.00 kept',
    ],
    [
      paid,
      { ...places(10_000, 0, 0, 11_500), owedCents: cents(10_000) },
      'Paid, $100.00 refunded, $115.00 kept, $100.00 owed again',
    ],
    [
      paid,
      { ...places(21_500, 0, 0, 0), owedCents: cents(21_500) },
      'Paid, $215.00 refunded, $215.00 owed again',
    ],
    [
      { ...canceled, refundDue: true },
      places(5000, 10_000, 0, 18_600),
      'Paid, $50.00 refunded, $100.00 on its way back, $186.00 kept',
    ],
    [{ ...canceled, refundDue: true }, places(0, 33_600, 0, 0), 'Refund on its way'],
    [{ ...canceled, paymentStatus: 'refunded' }, places(33_600, 0, 0, 0), 'Refunded'],
    [
      { ...paid, paymentStatus: 'completed' },
      places(0, 0, 5000, 28_600),
      'Paid, $50.00 taken back by the bank, $286.00 kept',
    ],
    [{ ...paid, paymentStatus: 'expired' }, places(0, 0, 0, 0), 'Not paid in time'],
    [{ ...canceled, paymentStatus: 'due' }, places(0, 0, 0, 0), 'Nothing due'],
  ])('%j with %j reads %s', (booking, money, text) =>
    expect(paymentText(booking, money, gtaBusiness.money)).toBe(text),
  )

  test('says that a refund of an unknown amount is on its way', () => {
    const { onItsWayCents: _, ...known } = places(5000, 0, 0, 28_600)
    expect(paymentText({ ...canceled, refundDue: true }, known, gtaBusiness.money)).toBe('Refund on its way')
    expect(paymentText(canceled, known, gtaBusiness.money)).toBe('Paid, $50.00 refunded, $286.00 kept')
  })

  test('names amounts that sum to what was paid, or none', () => {
    const amount = fc.constantFrom(0, 1, 99, 5000, 33_600)
    fc.assert(
      fc.property(
        fc.constantFrom(paid, canceled),
        fc.boolean(),
        fc.constantFrom('paid', 'completed', 'refunded'),
        fc.tuple(amount, amount, amount, amount),
        (booking, refundDue, paymentStatus, parts) => {
          const text = paymentText(
            { ...booking, refundDue, paymentStatus },
            places(...parts),
            gtaBusiness.money,
          )
          const named = [...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, dollars = '', rest = '']) =>
            Number(`${dollars.replaceAll(',', '')}${rest}`),
          )
          if (named.length === 0) expect(text).toBe(paymentLabel(paymentStatus, refundDue))
          else
            expect(named.reduce((sum, part) => sum + part, 0)).toBe(
              parts.reduce((sum: number, one) => sum + one, 0),
            )
        },
      ),
    )
  })
})
