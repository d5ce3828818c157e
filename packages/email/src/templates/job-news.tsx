import type { Company } from '@dustforce/office/company'
import type { JobChangedFacts, JobNewsFacts } from '@dustforce/workflows/ports'
import { answersIn, firstNameOf, serviceName, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { JobLink } from '../parts/job-link.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly job: JobNewsFacts
}

/** Tells a contractor that a job is no longer theirs. */
export function JobCanceled({ company, job }: Props) {
  const start = startOf(job.oldDate === '' ? job : { date: job.oldDate, time: job.oldTime })
  return (
    <Layout company={company} preview={`The job on ${start} does not take place.`}>
      <Title>Your job is canceled</Title>
      <Paragraph>Hello {firstNameOf(job.cleanerName)}, please do not come: this job is off.</Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(job.service)],
          ['Date and time', start],
          ['Address', job.address],
        ]}
      />
      <Paragraph>If you have questions, please call us at {company.phone}.</Paragraph>
    </Layout>
  )
}

/** Tells a contractor when a job is now. */
export function JobMoved({ company, job }: Props) {
  return (
    <Layout hasAction company={company} preview={`It is now on ${startOf(job)}.`}>
      <Title>Your job has a new time</Title>
      <Paragraph>Hello {firstNameOf(job.cleanerName)}, this job was moved.</Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(job.service)],
          ['New date and time', startOf(job)],
          ['Before', startOf({ date: job.oldDate, time: job.oldTime })],
          ['Address', job.address],
        ]}
      />
      <Paragraph>If you cannot come then, please call us at {company.phone}.</Paragraph>
      <JobLink />
    </Layout>
  )
}

/** Tells a contractor everything that a job needs now that it has changed. */
export function JobChanged({ company, job }: { readonly company: Company; readonly job: JobChangedFacts }) {
  return (
    <Layout hasAction company={company} preview={`${serviceName(job.service)} on ${startOf(job)}`}>
      <Title>Your job has changed</Title>
      <Paragraph>
        Hello {firstNameOf(job.cleanerName)}, this job was changed. Please go by what is written here.
      </Paragraph>
      <FactList
        facts={[
          ...visitFacts(job, 'length', 'address'),
          ...answersIn('home', job),
          ['Add-ons', job.addOns.join(', ')],
        ]}
      />
      <FactList title="Getting in" facts={answersIn('access', job)} />
      <FactList title="Good to know" facts={answersIn('care', job)} />
      <Paragraph>If something is not clear, please call us at {company.phone}.</Paragraph>
      <JobLink />
    </Layout>
  )
}
