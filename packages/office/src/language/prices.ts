export { durationIn, explain, labelOf } from './prices.en.ts'
