import type { MoneyFormat } from '@dustforce/core/money'
import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import * as words from './words.en.ts'

/** The facts of the receipt that the page after a payment tells, in words. */
export interface PaidReceipt {
  readonly paid: string
  /** The tax in the amount, in the receipt's own words; null without any. */
  readonly tax: string | null
  /** The company's registration for the tax and its label; null while it has none. */
  readonly registration: { readonly label: string; readonly number: string } | null
}

/** The amount, tax and registration number of a paid booking; null for one that is not paid. */
export function paidReceipt(
  { receipt, company }: Pick<OwnBookingPage, 'receipt' | 'company'>,
  money: MoneyFormat,
): PaidReceipt | null {
  if (!receipt.isPaid) return null
  const { taxName, taxNumber } = company
  // The receipt ends with the tax, named with its rate where that is the charged one.
  const last = receipt.lines.at(-1)
  return {
    paid: exactAmount(receipt.totalCents, money),
    tax: last?.label.startsWith(taxName)
      ? words.including(last.label, exactAmount(last.amountCents, money))
      : null,
    registration: taxNumber === '' ? null : { label: words.registration(taxName), number: taxNumber },
  }
}
