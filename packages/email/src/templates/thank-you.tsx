import { serviceName } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { JobNewsFacts } from '@dustforce/workflows/ports'
import { dayName, firstNameOf } from '../booking-words.ts'
import { BookAgainLink } from '../parts/book-again-link.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { ReviewLink } from '../parts/review-link.tsx'

interface Props {
  readonly business: Business
  readonly visit: JobNewsFacts
}

/** Thanks a customer for a visit that is done, with one question. */
export function ThankYou({ business, visit }: Props) {
  const who = visit.cleanerName === '' ? 'our team' : firstNameOf(visit.cleanerName)
  return (
    <Layout hasAction business={business} preview="How was your cleaning? One question, one minute.">
      <Title>Thank you</Title>
      <Paragraph>
        Thank you for having {who} in your home on {dayName(visit.date)} (
        {serviceName(visit.service, business.priceBook)}).
      </Paragraph>
      <Paragraph>
        How was it? One question, one minute; your answer goes to the office and, if something was not right,
        we call you.
      </Paragraph>
      <ReviewLink />
      <BookAgainLink quiet />
      <Paragraph>Something has to be put right soon? Please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}
