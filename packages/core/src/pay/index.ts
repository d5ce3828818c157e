export { ambiguousAmount, type CheckedPay, checkPay, suggestedPay } from './pay.ts'
