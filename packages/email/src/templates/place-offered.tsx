import { formatInstant, gtaPolicy, timeLabel } from '@dustforce/core/schedule'
import type { Company } from '@dustforce/office/company'
import type { WishFacts } from '@dustforce/workflows/ports'
import { serviceName, startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { LeaveQueue, waitingPage } from '../parts/waiting-link.tsx'

interface Props {
  readonly company: Company
  readonly wish: WishFacts
}

/** Sent when a place is held for the first of the queue: what it is, and until when. */
export function PlaceOffered({ company, wish }: Props) {
  const start = startOf({ date: wish.day, time: wish.minute === null ? '' : timeLabel(wish.minute) })
  const until =
    wish.until === null ? '' : ` until ${formatInstant(wish.until, gtaPolicy.zone)} (Toronto time)`
  return (
    <Layout hasAction company={company} preview={start}>
      <Title>A place is free</Title>
      <Paragraph>
        You asked us to tell you. We hold this time for you{until}; after that it goes to the next in the
        queue.
      </Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(wish.service)],
          ['Date and time', start],
        ]}
      />
      <Action href={waitingPage(company, wish)}>See this time and book it</Action>
      <LeaveQueue company={company} wish={wish} />
    </Layout>
  )
}
