import type { CardExpiryFacts } from '@dustforce/workflows/ports'
import { cardName, monthName, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

/** Tells a customer that the kept card expires before a visit is charged to it. */
export function CardExpiring({ visit }: { readonly visit: CardExpiryFacts }) {
  const words = useWords()
  const { business, cardExpiring, charge } = words
  const card = cardName(visit, words)
  const month = monthName(visit.cardUntil, words)
  return (
    <Layout business={business} preview={cardExpiring.preview(card, month)}>
      <Title>{cardExpiring.title}</Title>
      <Paragraph>{cardExpiring.text(visit.customerName, card, month)}</Paragraph>
      <FactList facts={visitFactsIn(words, visit)} />
      <Paragraph>{cardExpiring.renewed}</Paragraph>
      <Paragraph>{charge.questions(business.company.phone)}</Paragraph>
    </Layout>
  )
}
