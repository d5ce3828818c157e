import { shortAddress, visitPreparation } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { contactRulesOf } from '@dustforce/office/contact/of'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dollars, serviceName, startOf, usesOwnEquipment, visitFactsIn } from '../booking-words.ts'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
  /** The second of the two, on the day or on the evening before. */
  readonly isSoon: boolean
}

/** Reminds a customer of the cleaning. It says nothing that would make it advertising. */
export function Reminder({ business, booking, isSoon }: Props) {
  const words = useWords()
  const { reminder } = words
  const kind = isSoon ? 'reminder-hours' : 'reminder-days'
  return (
    <Layout
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.said(kind, 'title')}</Title>
      <Paragraph>
        {words.said(kind, 'opening', {
          customer: booking.customerName,
          money: booking.payment === 'due' ? reminder.due(dollars(booking.totalCents, words)) : reminder.paid,
        })}
      </Paragraph>
      <FactList
        facts={[
          ...visitFactsIn(words, booking, 'length'),
          [words.labels.address, shortAddress(booking.address, contactRulesOf(business.company.address))],
        ]}
      />
      <Subtitle>{words.beforeWeArrive}</Subtitle>
      <Paragraph>{visitPreparation(usesOwnEquipment(booking), words.visitWords)}</Paragraph>
      <CalendarLink />
      <Paragraph>{words.said(kind, 'closing')}</Paragraph>
    </Layout>
  )
}
