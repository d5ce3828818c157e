export { reactEmailRenderer } from './react-email-renderer.ts'
export { type ResendSettings, resendMailer } from './resend-mailer.ts'
