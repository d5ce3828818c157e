import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactDollars } from '@dustforce/office/company'
import * as words from './words.en.ts'

/** What the page after a payment tells of the receipt, in words. */
export interface PaidReceipt {
  readonly paid: string
  /** The tax in the amount, in the receipt's own words; null without any. */
  readonly tax: string | null
  /** The company's registration for the tax and its label; null while it has none. */
  readonly registration: { readonly label: string; readonly number: string } | null
}

/** The amount, tax and registration number of a paid booking; null for one that is not paid. */
export function paidReceipt({
  receipt,
  company,
}: Pick<OwnBookingPage, 'receipt' | 'company'>): PaidReceipt | null {
  if (!receipt.isPaid) return null
  const { taxName, taxNumber } = company
  // The receipt ends with the tax, named with its rate where that is the charged one.
  const last = receipt.lines.at(-1)
  return {
    paid: exactDollars(receipt.totalCents),
    tax: last?.label.startsWith(taxName) ? words.including(last.label, exactDollars(last.amountCents)) : null,
    registration: taxNumber === '' ? null : { label: words.registration(taxName), number: taxNumber },
  }
}
