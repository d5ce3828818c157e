import { serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount, measuredRooms } from '@dustforce/office/company'
import type { JobFacts } from '@dustforce/office/hub/assignment-emails'
import { answersIn, firstNameOf, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { JobLink } from '../parts/job-link.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Quotation, Subtitle, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

const labels = { bedrooms: 'Bedrooms', bathrooms: 'Bathrooms' }

interface Props {
  readonly business: Business
  readonly job: JobFacts
}

/** Tells a contractor everything a job needs. */
export function JobAssignment({ business, job }: Props) {
  const pay = job.contractorPay === null ? '' : exactAmount(job.contractorPay, business.money)
  return (
    <Layout
      hasAction
      business={business}
      preview={`${serviceName(job.service, business.priceBook)} on ${startOf(job, useWords())}`}
    >
      <Title>You have a new job</Title>
      <Paragraph>Hello {firstNameOf(job.contractorName)}, this job is assigned to you.</Paragraph>
      <FactList
        facts={[
          ...visitFacts(job, business, 'length', 'address'),
          ...answersIn('home', job),
          ...measuredRooms(business.priceBook.measures).map((name) => [labels[name], job[name]] as const),
          ['Add-ons', job.addOns.join(', ')],
          ['Your pay', pay],
        ]}
      />
      <FactList title="Getting in" facts={answersIn('access', job)} />
      <FactList title="Good to know" facts={answersIn('care', job)} />
      {job.manualNotes !== '' && (
        <>
          <Subtitle>From the office</Subtitle>
          <Quotation>{job.manualNotes}</Quotation>
        </>
      )}
      <JobLink />
    </Layout>
  )
}
