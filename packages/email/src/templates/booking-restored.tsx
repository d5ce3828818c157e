import { zeroCents } from '@dustforce/core/money'
import type { Company } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
import { serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { type LetterWords, Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Tells a customer that a canceled booking stands again, and what is to be paid again of what was given back. */
export function BookingRestored({ company, booking }: Props) {
  const words = use(Words)
  const { owedCents = zeroCents } = booking
  return (
    <Layout
      company={company}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.restored.title}</Title>
      <Paragraph>{words.restored.text(booking.customerName, owedText(booking, words))}</Paragraph>
      <FactList
        facts={[
          [words.labels.toPayAgain, owedCents > 0 ? words.dollars(owedCents) : ''],
          ...visitFactsIn(words, booking, 'length', 'address'),
          [words.labels.price, words.dollars(booking.totalCents)],
        ]}
      />
      <Paragraph>{words.notExpected(company.phone)}</Paragraph>
    </Layout>
  )
}

function owedText(
  { owedCents = zeroCents, differenceCents = zeroCents }: BookingFacts,
  { restored, dollars }: LetterWords,
): string {
  if (owedCents === 0) return ''
  const next = differenceCents > 0 ? restored.payAgain : restored.weAgree
  return `${restored.wasRefunded(dollars(owedCents))}${next}`
}
