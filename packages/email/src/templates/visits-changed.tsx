import type { VisitsChangedFacts } from '@dustforce/workflows/ports'
import { dayName, dollars, serviceName, startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { type LetterWords, useWords } from '../words/letter-words.ts'

/** Says what becomes of each visit that somebody has changed, and what that means for the card. */
export function VisitsChanged({ visits: facts }: { readonly visits: VisitsChangedFacts }) {
  const words = useWords()
  const { business, charge, visitsChanged } = words
  const { change, pausedFrom, pausedUntil } = facts
  const title = visitsChanged.title[change]
  const service = serviceName(facts.service, words)
  return (
    <Layout business={business} preview={visitsChanged.preview(service)}>
      <Title>{title}</Title>
      <Paragraph>{visitsChanged.text(facts.customerName, service)}</Paragraph>
      {change === 'pause' ? (
        <Paragraph>{visitsChanged.paused(dayName(pausedFrom, words), dayName(pausedUntil, words))}</Paragraph>
      ) : null}
      {facts.visits.length === 0 ? null : (
        <>
          <Subtitle>{visitsChanged.visits}</Subtitle>
          <FactList facts={facts.visits.map((visit) => [whenOf(visit, words), fateOf(visit, words)])} />
        </>
      )}
      <Paragraph>{visitsChanged.note[change]}</Paragraph>
      <Paragraph>{charge.questions(business.company.phone)}</Paragraph>
    </Layout>
  )
}

type Visit = VisitsChangedFacts['visits'][number]

function whenOf({ date, time }: Pick<Visit, 'date' | 'time'>, words: LetterWords): string {
  return time === '' ? dayName(date, words) : startOf({ date, time }, words)
}

function fateOf(visit: Visit, words: LetterWords): string {
  const { kind, before, totalCents } = visit
  const { visitsChanged } = words
  const was = before === null ? '' : whenOf(before, words)
  const fate =
    kind === 'changed' && was !== '' && was !== whenOf(visit, words)
      ? visitsChanged.instead(was)
      : visitsChanged.fate[kind]
  return totalCents === null ? fate : `${fate}, ${dollars(totalCents, words)}`
}
