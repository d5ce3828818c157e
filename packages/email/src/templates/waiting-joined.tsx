import type { WishFacts } from '@dustforce/workflows/ports'
import { dayName, serviceName } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { LeaveQueue } from '../parts/waiting-link.tsx'
import { useWords } from '../words/letter-words.ts'

/** Sent to somebody who waits for a place: what happens now, and how it ends. */
export function WaitingJoined({ wish }: { readonly wish: WishFacts }) {
  const words = useWords()
  const { business, labels, queue } = words
  return (
    <Layout business={business} preview={queue.preview}>
      <Title>{queue.title}</Title>
      <Paragraph>{queue.text}</Paragraph>
      <FactList
        facts={[
          [labels.service, serviceName(wish.service, words)],
          [
            wish.days.length === 1 ? queue.day : queue.days,
            wish.days.map((day) => dayName(day, words)).join(' · '),
          ],
        ]}
      />
      <LeaveQueue wish={wish} />
    </Layout>
  )
}
