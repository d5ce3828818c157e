export {
  type ContactForm,
  type ContactRow,
  contactFailedNotice,
  contactFormProblems,
  contactRowOf,
  contactSentNotice,
  emptyContactForm,
} from './contact-form.ts'
export { type Inquiry, type InquiryReply, inquiryFilters, inquiryFromRow, replyFromRow } from './inquiry.ts'
export { checkReply } from './reply.ts'
export {
  changeInquiryStatus,
  type InquiryStatus,
  inquiryStatuses,
  inquiryStatusLabel,
  inquiryStatusOf,
  statusAfterReply,
} from './status.ts'
export { replySubject, subjectSummary } from './subject.ts'
