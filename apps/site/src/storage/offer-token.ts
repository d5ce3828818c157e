import { readTab } from './tab-storage.ts'

/** The token of the wish that this tab was opened for, by which the place that is offered to it is the customer's; null without one. */
export function offerToken(): string | null {
  return readTab('dust-force.waiting-link')
}
