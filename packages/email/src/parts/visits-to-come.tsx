import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dayName } from '../booking-words.ts'
import { PriceList } from './price-list.tsx'
import { Paragraph, Subtitle } from './prose.tsx'

interface VisitsToComeProps {
  readonly business: Business
  readonly series: NonNullable<BookingFacts['series']>
}

/** Lists what was agreed to with the first of visits that repeat: each visit, the consent, and how to end them. */
export function VisitsToCome({ business, series: { visits, consent } }: VisitsToComeProps) {
  const [, ...later] = visits
  const { name, address } = business.company
  const { street, city, region, postalCode } = address
  // A company that has not said where it is yet is not written with gaps.
  const where = [name, street, city, `${region} ${postalCode}`.trim()]
    .filter((part) => part !== '')
    .join(', ')
  return (
    <>
      <Subtitle>Your visits to come</Subtitle>
      <PriceList
        rows={later.map(({ date, time, totalCents }) => ({
          label: `${dayName(date)} at ${time}`,
          amountCents: totalCents,
        }))}
      />
      <Paragraph>
        Visits after these follow in the same way, until you end them. Prices include tax. You can skip a
        visit or end all visits to come at any time, at no cost: with the button below, or by calling{' '}
        {business.company.phone}.
      </Paragraph>
      <Paragraph>You have agreed: “{consent}”</Paragraph>
      <Paragraph>Please keep this e-mail. It is your copy of what we agreed, with {where}.</Paragraph>
    </>
  )
}
