export { suggestedPay } from './suggested-pay.ts'
