import { serviceName } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { WishFacts } from '@dustforce/workflows/ports'
import { dayName } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { LeaveQueue } from '../parts/waiting-link.tsx'

interface Props {
  readonly business: Business
  readonly wish: WishFacts
}

/** Sent to somebody who waits for a place: what happens now, and how it ends. */
export function WaitingJoined({ business, wish }: Props) {
  return (
    <Layout business={business} preview="We write as soon as a place is free.">
      <Title>You are in the queue</Title>
      <Paragraph>
        When a place is free we hold it for one hour for the first in the queue, and write to you when that is
        you. Nothing is booked or charged until you pay.
      </Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(wish.service, business.priceBook)],
          [wish.days.length === 1 ? 'Day' : 'Days', wish.days.map((day) => dayName(day)).join(' · ')],
        ]}
      />
      <LeaveQueue company={business.company} wish={wish} />
    </Layout>
  )
}
