import { timeLabel } from '@dustforce/core/schedule'
import { zoneName } from '@dustforce/office/company'
import type { WishFacts } from '@dustforce/workflows/ports'
import { serviceName, startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { LeaveQueue, waitingPage } from '../parts/waiting-link.tsx'
import { useWords } from '../words/letter-words.ts'

/** Sent when a place is held for the first of the queue: what it is, and until when. */
export function PlaceOffered({ wish }: { readonly wish: WishFacts }) {
  const words = useWords()
  const { business, labels, queue } = words
  const { zone } = business.policy
  const start = startOf({ date: wish.day, time: wish.minute === null ? '' : timeLabel(wish.minute) }, words)
  const until =
    wish.until === null ? '' : words.localTime(words.formatInstant(wish.until, zone), zoneName(business))
  return (
    <Layout hasAction business={business} preview={start}>
      <Title>{queue.offeredTitle}</Title>
      <Paragraph>{queue.offered(until)}</Paragraph>
      <FactList
        facts={[
          [labels.service, serviceName(wish.service, words)],
          [labels.start, start],
        ]}
      />
      <Action href={waitingPage(wish, words)}>{queue.book}</Action>
      <LeaveQueue wish={wish} />
    </Layout>
  )
}
