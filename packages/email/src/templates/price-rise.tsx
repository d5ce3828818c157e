import type { Cents } from '@dustforce/core/money'
import { nameIn } from '@dustforce/office/company'
import type { PriceRiseFacts } from '@dustforce/workflows/ports'
import { dayName, dollars, serviceName } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly rise: PriceRiseFacts
}

/** The notice that the law asks for before visits that repeat cost more: what, from when, and that the customer may end. */
export function PriceRise({ rise }: Props) {
  const words = useWords()
  const { business, labels, priceRise } = words
  const { customerName, holdsFrom, firstVisit, beforeCents, afterCents, lines } = rise
  const day = dayName(holdsFrom, words)
  const exact = (amount: Cents) => dollars(amount, words)
  const charged = (amount: Cents | null) => (amount === null ? priceRise.notCharged : exact(amount))
  const often = rise.every === '' ? [] : [nameIn(business, rise.every)]
  return (
    <Layout business={business} preview={priceRise.preview(day, exact(afterCents), exact(beforeCents))}>
      <Title>{priceRise.title(day)}</Title>
      <Paragraph>{priceRise.text(customerName, dayName(firstVisit, words))}</Paragraph>
      <FactList
        facts={[
          [labels.service, [serviceName(rise.service, words), ...often].join(', ')],
          [priceRise.now, priceRise.withTax(exact(beforeCents))],
          [priceRise.from(day), priceRise.withTax(exact(afterCents))],
        ]}
      />
      <Subtitle>{priceRise.changes}</Subtitle>
      <FactList
        facts={lines.map((line) => [
          nameIn(business, line.label),
          `${charged(line.beforeCents)} → ${charged(line.afterCents)}`,
        ])}
      />
      <Subtitle>{priceRise.choice}</Subtitle>
      <Paragraph>{priceRise.keep}</Paragraph>
      <Paragraph>{priceRise.end(day)}</Paragraph>
      <Paragraph>{priceRise.talk(business.company.phone)}</Paragraph>
    </Layout>
  )
}

/** Tells a customer who was told of a new price that it does not come. */
export function PriceRiseTakenBack({ rise }: Props) {
  const words = useWords()
  const { business, priceRise } = words
  const { customerName, beforeCents, holdsFrom } = rise
  const price = dollars(beforeCents, words)
  return (
    <Layout business={business} preview={priceRise.previewBack(price)}>
      <Title>{priceRise.titleBack}</Title>
      <Paragraph>{priceRise.textBack(customerName, dayName(holdsFrom, words), price)}</Paragraph>
    </Layout>
  )
}
