/** The header that carries the id of a request, which logs and rows repeat. */
export const requestIdHeader = 'x-request-id'

/** Returns the part of a request's id that a person is shown and searches the logs for: its first eight characters. */
export function referenceOf(requestId: string): string {
  return requestId.slice(0, 8)
}
