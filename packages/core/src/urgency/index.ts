export { type Urgency, urgencyOf } from './urgency.ts'
