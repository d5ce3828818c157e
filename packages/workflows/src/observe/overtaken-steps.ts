import * as Metric from 'effect/Metric'

/** How often this process began to decide again, because others had changed the booking meanwhile. */
export const overtakenSteps = Metric.counter('steps_overtaken')
