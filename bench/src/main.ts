import { formBench } from './form.ts'
import { planBench } from './plan.ts'
import { quoteBench } from './quote.ts'
import { slotsBench } from './slots.ts'

const met = [await quoteBench(), await slotsBench(), await formBench(), planBench()]
process.exitCode = met.every(Boolean) ? 0 : 1
