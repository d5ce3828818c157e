export { type Checked, invalid, messagesOf, type Notice, valid } from './checked.ts'
export { checkEmail, domainOf, isStrictEmail, normalizeEmail } from './email.ts'
export { type DomainCheckWorld, emailDomainVerifier, isPlausibleDomain } from './email-domain.ts'
export { isRecord } from './is-record.ts'
export { checkName, invalidNameMessage, isName } from './name.ts'
export type { Issue, Parsed } from './parsed.ts'
export {
  checkContractorPhone,
  checkEmergencyPhone,
  checkInternationalPhone,
  checkPhone,
  type EditedText,
  editPhone,
  formatPhone,
  invalidPhoneMessage,
  phoneDisplay,
  phonePlaceholder,
} from './phone.ts'
export { phoneDigits, phoneUri } from './phone-digits.ts'
export {
  checkOntarioAddress,
  checkOntarioPostalCode,
  checkPostalCode,
  formatPostalCode,
  ontarioOnly,
} from './postal-code.ts'
export { sanitizePhone, sanitizeText } from './sanitize.ts'
export { checkInstructions, checkPromoInput, checkRequired, lengthOf, maxTextLength } from './text.ts'
export { WrongValueError } from './wrong-value-error.ts'
