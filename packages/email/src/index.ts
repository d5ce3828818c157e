export { type Company, dustForce } from './company.ts'
export { reactEmailRenderer } from './react-email-renderer.ts'
export { type ResendSettings, resendMailer } from './resend-mailer.ts'
