export type { ErrorResponse as ResendError } from 'resend'
export { reactEmailRenderer } from './react-email-renderer.ts'
export { type ResendSettings, resendMailer } from './resend-mailer.ts'
export { resendReports } from './resend-reports.ts'
