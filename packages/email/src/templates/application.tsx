import type { Business } from '@dustforce/office/company'
import type { ApplicationFacts } from '@dustforce/workflows/ports'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Quotation, Subtitle, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly application: ApplicationFacts
}

function ApplicationDetails({ application }: { readonly application: ApplicationFacts }) {
  return (
    <>
      <FactList
        facts={[
          ['Name', application.fullName],
          ['Email', application.email],
          ['Phone', application.phone],
          ['Experience', application.experience],
          ['Days', application.availableDays.join(', ')],
          ['Times', application.availableTimes.join(', ')],
          ['Areas', application.serviceAreas.join(', ')],
          ['Resume', application.resumeFilename],
        ]}
      />
      {application.message !== '' && (
        <>
          <Subtitle>Message</Subtitle>
          <Quotation>{application.message}</Quotation>
        </>
      )}
    </>
  )
}

/** Tells an applicant that the application arrived. */
export function ApplicationReceived({ business, application }: Props) {
  return (
    <Layout business={business} preview="Thank you for applying to join our team.">
      <Title>We have your application</Title>
      <Paragraph>
        Hello {application.fullName}, thank you for wanting to join {business.company.name}. We read every
        application and will contact you if there is a match. This is what we received:
      </Paragraph>
      <ApplicationDetails application={application} />
    </Layout>
  )
}

/** The company's copy of an application; the resume is read in the Command Hub, where the link leads. */
export function ApplicationForCompany({ business, application }: Props) {
  return (
    <Layout hasAction business={business} preview={`${application.fullName} applied through the website.`}>
      <Title>New job application</Title>
      <ApplicationDetails application={application} />
      <Action href={`${business.company.website}/admin/dashboard/applications`}>
        Open in the Command Hub
      </Action>
    </Layout>
  )
}
