import type { Business } from '@dustforce/office/company'
import type { ReplyFacts } from '@dustforce/workflows/ports'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Quotation, Subtitle } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly reply: ReplyFacts
}

/** An administrator's answer to a contact message, with the message under it. */
export function InquiryReply({ business, reply }: Props) {
  return (
    <Layout business={business} preview={reply.reply.slice(0, 120)}>
      <Paragraph>Hello {reply.name},</Paragraph>
      {reply.reply.split(/\r\n|\r|\n/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished text never move
        <Paragraph key={index} dir="auto">
          {line}
        </Paragraph>
      ))}
      <Paragraph>Kind regards, {business.company.name}</Paragraph>
      {reply.originalMessage !== '' && (
        <>
          <Subtitle>Your message</Subtitle>
          <Quotation>{reply.originalMessage}</Quotation>
        </>
      )}
    </Layout>
  )
}
