import type { Business } from '@dustforce/office/company'
import { taxRegistration } from '../booking-words.ts'
import { Paragraph } from './prose.tsx'

/** What makes a letter about a payment a receipt for the tax; nothing while the company is not registered. */
export function TaxRegistration({ business }: { readonly business: Business }) {
  const text = taxRegistration(business)
  return text === null ? null : <Paragraph>{text}</Paragraph>
}
