import type { Business } from '@dustforce/office/company'
import type { JobNewsFacts } from '@dustforce/workflows/ports'
import { dayName, firstNameOf, serviceName } from '../booking-words.ts'
import { BookAgainLink } from '../parts/book-again-link.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { ReviewLink } from '../parts/review-link.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly visit: JobNewsFacts
}

/** Thanks a customer for a visit that is done, with one question. */
export function ThankYou({ business, visit }: Props) {
  const words = useWords()
  const { thankYou } = words
  const who = visit.cleanerName === '' ? words.ourTeam : firstNameOf(visit.cleanerName)
  return (
    <Layout hasAction business={business} preview={thankYou.preview(words.visit)}>
      <Title>{words.said('thank-you', 'title')}</Title>
      <Paragraph>
        {words.said('thank-you', 'opening', {
          cleaner: who,
          day: dayName(visit.date, words),
          service: serviceName(visit.service, words),
        })}
      </Paragraph>
      <Paragraph>{words.said('thank-you', 'question')}</Paragraph>
      <ReviewLink />
      <BookAgainLink quiet />
      <Paragraph>{words.said('thank-you', 'closing')}</Paragraph>
    </Layout>
  )
}
