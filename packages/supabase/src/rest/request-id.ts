/** The header that carries the id of a request, which logs and rows repeat. */
export const requestIdHeader = 'x-request-id'

/** What a person is shown of a request's id, and searches the logs for: its first eight characters. */
export function referenceOf(requestId: string): string {
  return requestId.slice(0, 8)
}
