import type { Business } from '@dustforce/office/company'
import type { InvitationFacts } from '@dustforce/workflows/ports'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly invitation: InvitationFacts
}

/** Leads a new administrator to the page that sets the password. */
export function AdminInvitation({ business, invitation }: Props) {
  const { token, role, invitedBy } = invitation
  const who = invitedBy === '' ? 'You are invited' : `${invitedBy} invites you`
  const link = `${business.company.website}/admin/set-password#type=invitation&token=${encodeURIComponent(token)}`
  return (
    <Layout hasAction business={business} preview="Choose a password to sign in with.">
      <Title>Welcome to the Command Hub</Title>
      <Paragraph>
        {who} to the Command Hub of {business.company.name}
        {role === 'owner' ? ' as an owner' : ''}. Choose a password to sign in with.
      </Paragraph>
      <Action href={link}>Choose a password</Action>
      <Paragraph>
        The link works once, within seven days. If you did not expect this e-mail, ignore it.
      </Paragraph>
    </Layout>
  )
}
