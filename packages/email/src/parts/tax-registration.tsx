import { taxRegistration } from '../booking-words.ts'
import { useWords } from '../words/letter-words.ts'
import { Paragraph } from './prose.tsx'

/** Makes a letter about a payment a receipt for the tax; shows nothing while the company is not registered. */
export function TaxRegistration() {
  const text = taxRegistration(useWords())
  return text === null ? null : <Paragraph>{text}</Paragraph>
}
