import type { Company } from '@dustforce/office/company'
import { exactDollars } from '@dustforce/office/company'
import type { JobFacts } from '@dustforce/office/hub/assignment-emails'
import { answersIn, firstNameOf, serviceName, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { JobLink } from '../parts/job-link.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Quotation, Subtitle, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly job: JobFacts
}

/** Tells a contractor everything a job needs. */
export function JobAssignment({ company, job }: Props) {
  const pay = job.contractorPay === null ? '' : exactDollars(job.contractorPay)
  return (
    <Layout hasAction company={company} preview={`${serviceName(job.service)} on ${startOf(job)}`}>
      <Title>You have a new job</Title>
      <Paragraph>Hello {firstNameOf(job.contractorName)}, this job is assigned to you.</Paragraph>
      <FactList
        facts={[
          ...visitFacts(job, 'length', 'address'),
          ...answersIn('home', job),
          ['Bedrooms', job.bedrooms],
          ['Bathrooms', job.bathrooms],
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
