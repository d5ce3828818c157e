import type { Business } from '@dustforce/office/company'
import type { ContactFacts } from '@dustforce/workflows/ports'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Quotation, Subtitle, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly contact: ContactFacts
}

/** Tells a visitor that the message arrived. */
export function ContactReceived({ business, contact }: Props) {
  const { received } = useWords()
  return (
    <Layout business={business} preview={received.preview}>
      <Title>{received.title}</Title>
      <Paragraph>{received.text(contact.name)}</Paragraph>
      <Subtitle>{received.written}</Subtitle>
      <Quotation>{contact.message}</Quotation>
    </Layout>
  )
}

/** The company's copy of a contact message. */
export function ContactForCompany({ business, contact }: Props) {
  return (
    <Layout hasAction business={business} preview={`${contact.name} wrote through the website.`}>
      <Title>New contact message</Title>
      <FactList
        facts={[
          ['Name', contact.name],
          ['Email', contact.email],
          ['Phone', contact.phone],
          ['Subject', contact.subject],
        ]}
      />
      <Quotation>{contact.message}</Quotation>
      <Action href={`${business.company.website}/admin/dashboard/contacts`}>Open in the Command Hub</Action>
    </Layout>
  )
}
