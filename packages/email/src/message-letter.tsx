import type { EmailContent } from '@dustforce/workflows/ports'
import type { Letter } from './letter-shape.ts'
import { AdminInvitation } from './templates/admin-invitation.tsx'
import { ApplicationForCompany, ApplicationReceived } from './templates/application.tsx'
import { ContactForCompany, ContactReceived } from './templates/contact.tsx'
import { InquiryReply } from './templates/inquiry-reply.tsx'
import { TrialLetter } from './templates/trial-letter.tsx'
import type { LetterWords } from './words/letter-words.ts'

/** The letters about messages and job applications, and to those who join the office. */
export function messageLetter(
  content: Extract<
    EmailContent,
    {
      readonly kind:
        | 'contact-received'
        | 'contact-company'
        | 'application-received'
        | 'application-company'
        | 'inquiry-reply'
        | 'admin-invitation'
        | 'trial-letter'
    }
  >,
  words: LetterWords,
): Letter {
  const { business } = words
  switch (content.kind) {
    case 'contact-received':
      return {
        subject: words.received.subject(business.company.name),
        body: <ContactReceived business={business} contact={content.facts} />,
      }
    case 'contact-company':
      return {
        subject: `New message from ${content.facts.name}${content.facts.subject && `: ${content.facts.subject}`}`,
        body: <ContactForCompany business={business} contact={content.facts} />,
      }
    case 'application-received':
      return {
        subject: `We have your application – ${business.company.name}`,
        body: <ApplicationReceived business={business} application={content.facts} />,
      }
    case 'application-company':
      return {
        subject: `New job application from ${content.facts.fullName}`,
        body: <ApplicationForCompany business={business} application={content.facts} />,
      }
    case 'inquiry-reply':
      return {
        subject: content.facts.subject,
        body: <InquiryReply business={business} reply={content.facts} />,
      }
    case 'admin-invitation':
      return {
        subject: `You are invited to the Command Hub of ${business.company.name}`,
        body: <AdminInvitation business={business} invitation={content.facts} />,
      }
    case 'trial-letter':
      return {
        subject: `Your e-mail works – ${business.company.name}`,
        body: <TrialLetter business={business} />,
      }
  }
}
