import { referenceOf } from '../rest/request-id.ts'

/** An answer as it came, or for an unexpected failure one whose words name the request, so that somebody can find it in the logs. */
export async function withReference(answer: Response, requestId: string): Promise<Response> {
  if (answer.status < 500) return answer
  const body: unknown = await answer.json().catch(() => null)
  const told = typeof body === 'object' && body !== null ? body : {}
  const reference = `(Reference ${referenceOf(requestId)})`
  const words = (name: string) => {
    const text = name in told ? Reflect.get(told, name) : undefined
    return `${typeof text === 'string' && text !== '' ? text : answer.statusText || 'The server had a problem.'} ${reference}`
  }
  return Response.json(
    { ...told, message: words('message'), error: words('error') },
    { status: answer.status },
  )
}
