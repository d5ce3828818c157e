import type { Business } from '@dustforce/office/company'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'

/** Shows an owner that letters arrive, and how they look. */
export function TrialLetter({ business }: { readonly business: Business }) {
  const { name, email, website } = business.company
  return (
    <Layout hasAction business={business} preview="This is how your customers get yours.">
      <Title>Your e-mail works</Title>
      <Paragraph>
        This is how letters of {name} look, and who they come from. An answer to one goes to {email}.
      </Paragraph>
      <Action href={`${website}/admin/dashboard/company?part=opening`}>Go on with setting up</Action>
    </Layout>
  )
}
