export type { Checked, Notice } from './checked.ts'
export { instantColumn, listColumn, numberColumn, textColumn } from './column.ts'
export { checkEmail, domainOf, isStrictEmail, normalizeEmail } from './email.ts'
export { type DomainCheckWorld, emailDomainVerifier, isPlausibleDomain } from './email-domain.ts'
export { checkName, isName } from './name.ts'
export type { Issue, Parsed } from './parsed.ts'
export {
  checkContractorPhone,
  checkEmergencyPhone,
  checkInternationalPhone,
  checkPhone,
  type EditedText,
  editPhone,
  formatPhone,
  phoneDisplay,
  phonePlaceholder,
} from './phone.ts'
export { phoneDigits, phoneUri } from './phone-digits.ts'
export {
  checkOntarioAddress,
  checkOntarioPostalCode,
  checkPostalCode,
  formatPostalCode,
} from './postal-code.ts'
export { admitSubmission, clientRateLimits, type RateDecision, type RateLimit } from './rate-limit.ts'
export { sanitizePhone, sanitizeText } from './sanitize.ts'
export {
  rateLimitMessage,
  type StorageFailure,
  storageFailureMessage,
  storageFailureOf,
} from './storage-error.ts'
export { checkPromoInput, maxTextLength } from './text.ts'
