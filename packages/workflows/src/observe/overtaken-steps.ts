import * as Metric from 'effect/Metric'

/** The number of times that this process began to decide again because others had changed the booking meanwhile. */
export const overtakenSteps = Metric.counter('steps_overtaken')
