import { formatInstant, timeLabel } from '@dustforce/core/schedule'
import { serviceName } from '@dustforce/office/booking'
import { type Business, zoneName } from '@dustforce/office/company'
import type { WishFacts } from '@dustforce/workflows/ports'
import { startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { LeaveQueue, waitingPage } from '../parts/waiting-link.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly wish: WishFacts
}

/** Sent when a place is held for the first of the queue: what it is, and until when. */
export function PlaceOffered({ business, wish }: Props) {
  const start = startOf(
    { date: wish.day, time: wish.minute === null ? '' : timeLabel(wish.minute) },
    useWords(),
  )
  const { zone } = business.policy
  const until =
    wish.until === null ? '' : ` until ${formatInstant(wish.until, zone)} (${zoneName(zone)} time)`
  return (
    <Layout hasAction business={business} preview={start}>
      <Title>A place is free</Title>
      <Paragraph>
        You asked us to tell you. We hold this time for you{until}; after that it goes to the next in the
        queue.
      </Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(wish.service, business.priceBook)],
          ['Date and time', start],
        ]}
      />
      <Action href={waitingPage(business.company, wish)}>See this time and book it</Action>
      <LeaveQueue company={business.company} wish={wish} />
    </Layout>
  )
}
