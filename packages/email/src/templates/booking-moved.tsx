import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { serviceName, startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer when the cleaning is now. */
export function BookingMoved({ business, booking }: Props) {
  const words = useWords()
  const { labels, moved } = words
  return (
    <Layout business={business} preview={moved.preview(startOf(booking, words))}>
      <Title>{words.said('booking-moved', 'title')}</Title>
      <Paragraph>{words.said('booking-moved', 'opening', { customer: booking.customerName })}</Paragraph>
      <FactList
        facts={[
          [labels.service, serviceName(booking.service, words)],
          [labels.newStart, startOf(booking, words)],
          [labels.before, startOf({ date: booking.oldDate, time: booking.oldTime }, words)],
          [labels.address, booking.address],
        ]}
      />
      <Paragraph>{words.said('booking-moved', 'oldTime')}</Paragraph>
      <Paragraph>{words.said('booking-moved', 'closing')}</Paragraph>
    </Layout>
  )
}
