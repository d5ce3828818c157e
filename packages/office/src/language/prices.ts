export { durationIn, explain, labelOf, listed } from './prices.en.ts'
