import { quoteBench } from './quote.ts'

const met = [await quoteBench()]
process.exitCode = met.every(Boolean) ? 0 : 1
