import type { Company } from '@dustforce/office/company'
import { use } from 'react'
import { taxRegistration } from '../booking-words.ts'
import { Words } from '../words/letter-words.ts'
import { Paragraph } from './prose.tsx'

/** What makes a letter about a payment a receipt for the tax; nothing while the company is not registered. */
export function TaxRegistration({ company }: { readonly company: Company }) {
  const text = taxRegistration(company, use(Words))
  return text === null ? null : <Paragraph>{text}</Paragraph>
}
