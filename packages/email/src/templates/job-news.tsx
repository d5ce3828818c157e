import { serviceName } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { JobChangedFacts, JobNewsFacts } from '@dustforce/workflows/ports'
import { answersIn, firstNameOf, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { JobLink } from '../parts/job-link.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly job: JobNewsFacts
}

/** Tells a contractor that a job is no longer theirs. */
export function JobCanceled({ business, job }: Props) {
  const start = startOf(job.oldDate === '' ? job : { date: job.oldDate, time: job.oldTime }, useWords())
  return (
    <Layout business={business} preview={`The job on ${start} does not take place.`}>
      <Title>Your job is canceled</Title>
      <Paragraph>Hello {firstNameOf(job.cleanerName)}, please do not come: this job is off.</Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(job.service, business.priceBook)],
          ['Date and time', start],
          ['Address', job.address],
        ]}
      />
      <Paragraph>If you have questions, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}

/** Tells a contractor when a job is now. */
export function JobMoved({ business, job }: Props) {
  return (
    <Layout hasAction business={business} preview={`It is now on ${startOf(job, useWords())}.`}>
      <Title>Your job has a new time</Title>
      <Paragraph>Hello {firstNameOf(job.cleanerName)}, this job was moved.</Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(job.service, business.priceBook)],
          ['New date and time', startOf(job, useWords())],
          ['Before', startOf({ date: job.oldDate, time: job.oldTime }, useWords())],
          ['Address', job.address],
        ]}
      />
      <Paragraph>If you cannot come then, please call us at {business.company.phone}.</Paragraph>
      <JobLink />
    </Layout>
  )
}

/** Tells a contractor everything that a job needs now that it has changed. */
export function JobChanged({
  business,
  job,
}: {
  readonly business: Business
  readonly job: JobChangedFacts
}) {
  return (
    <Layout
      hasAction
      business={business}
      preview={`${serviceName(job.service, business.priceBook)} on ${startOf(job, useWords())}`}
    >
      <Title>Your job has changed</Title>
      <Paragraph>
        Hello {firstNameOf(job.cleanerName)}, this job was changed. Please go by what is written here.
      </Paragraph>
      <FactList
        facts={[
          ...visitFacts(job, business, 'length', 'address'),
          ...answersIn('home', job),
          ['Add-ons', job.addOns.join(', ')],
        ]}
      />
      <FactList title="Getting in" facts={answersIn('access', job)} />
      <FactList title="Good to know" facts={answersIn('care', job)} />
      <Paragraph>If something is not clear, please call us at {business.company.phone}.</Paragraph>
      <JobLink />
    </Layout>
  )
}
