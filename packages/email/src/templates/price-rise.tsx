import type { Cents } from '@dustforce/core/money'
import { serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import type { PriceRiseFacts } from '@dustforce/workflows/ports'
import { dayName } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly rise: PriceRiseFacts
}

/** The notice that the law asks for before visits that repeat cost more: what, from when, and that the customer may end. */
export function PriceRise({ business, rise }: Props) {
  const { customerName, holdsFrom, firstVisit, beforeCents, afterCents, lines } = rise
  const day = dayName(holdsFrom)
  const exact = (amount: Cents) => exactAmount(amount, business.money)
  return (
    <Layout
      business={business}
      preview={`From ${day} each visit is ${exact(afterCents)}, now ${exact(beforeCents)}.`}
    >
      <Title>Your visits have a new price from {day}</Title>
      <Paragraph>
        Hello {customerName}, until then nothing changes. Your visit on {dayName(firstVisit)} is the first at
        the new price.
      </Paragraph>
      <FactList
        facts={[
          [
            'Service',
            [serviceName(rise.service, business.priceBook), rise.every]
              .filter((text) => text !== '')
              .join(', '),
          ],
          ['Each visit now', `${exact(beforeCents)} with tax`],
          [`Each visit from ${day}`, `${exact(afterCents)} with tax`],
        ]}
      />
      <Subtitle>What changes</Subtitle>
      <FactList
        facts={lines.map(({ label, beforeCents: before, afterCents: after }) => [
          label,
          `${before === null ? 'not charged' : exact(before)} → ${after === null ? 'not charged' : exact(after)}`,
        ])}
      />
      <Subtitle>It is your choice</Subtitle>
      <Paragraph>Keep your visits: there is nothing to do.</Paragraph>
      <Paragraph>
        End them: on the page of your booking, at any time before {day} or after it, at no cost and without a
        reason. Visits before that day stay at today’s price.
      </Paragraph>
      <Paragraph>
        Talk to us: reply to this e-mail or call us at {business.company.phone}, and we look for what suits
        you.
      </Paragraph>
    </Layout>
  )
}

/** Tells a customer who was told of a new price that it does not come. */
export function PriceRiseTakenBack({ business, rise }: Props) {
  const { customerName, beforeCents, holdsFrom } = rise
  const price = exactAmount(beforeCents, business.money)
  return (
    <Layout business={business} preview={`Each visit stays at ${price}.`}>
      <Title>Your visits keep their price</Title>
      <Paragraph>
        Hello {customerName}, we wrote to you that your visits would cost more from {dayName(holdsFrom)}. We
        have taken that back: each visit stays at {price} with tax. There is nothing to do.
      </Paragraph>
    </Layout>
  )
}
