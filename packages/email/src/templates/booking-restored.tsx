import { zeroCents } from '@dustforce/core/money'
import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dollars, serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { type LetterWords, useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer that a canceled booking stands again, and what is to be paid again of what was given back. */
export function BookingRestored({ business, booking }: Props) {
  const words = useWords()
  const { owedCents = zeroCents } = booking
  return (
    <Layout
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.restored.title}</Title>
      <Paragraph>{words.restored.text(booking.customerName, owedText(booking, words))}</Paragraph>
      <FactList
        facts={[
          [words.labels.toPayAgain, owedCents > 0 ? dollars(owedCents, words) : ''],
          ...visitFactsIn(words, booking, 'length', 'address'),
          [words.labels.price, dollars(booking.totalCents, words)],
        ]}
      />
      <Paragraph>{words.notExpected(business.company.phone)}</Paragraph>
    </Layout>
  )
}

function owedText(
  { owedCents = zeroCents, differenceCents = zeroCents }: BookingFacts,
  words: LetterWords,
): string {
  if (owedCents === 0) return ''
  const { restored } = words
  const next = differenceCents > 0 ? restored.payAgain : restored.weAgree
  return `${restored.wasRefunded(dollars(owedCents, words))}${next}`
}
