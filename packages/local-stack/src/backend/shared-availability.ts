import type { Handler } from '../http/in-process-fetch.ts'

/** The time for which an answer is given again, in milliseconds. Whether a place is free is decided under its day's lock when it is taken. */
const keptFor = 1_000
/** Pages ask the same question all day; more questions than this are made up. */
const most = 32

interface Kept {
  readonly until: number
  readonly answer: Promise<Response>
}

/**
 * Asks the database once a second how many places are taken: the answer is the same for all visitors. A failure is not kept, and what a signed-in
 * caller or the server asks is passed on.
 *
 * @param elapsed milliseconds since any moment
 */
export function makeSharedAvailability(
  backend: Handler,
  publishableKey: string,
  elapsed: () => number = () => performance.now(),
): Handler {
  const kept = new Map<string, Kept>()
  const isOfVisitor = ({ headers }: Request) =>
    headers.get('apikey') === publishableKey &&
    [null, `Bearer ${publishableKey}`].includes(headers.get('authorization'))
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const isAsked = pathname === '/rest/v1/rpc/availability' && search === '' && request.method === 'POST'
    if (!isAsked || !isOfVisitor(request)) return backend(request)
    const { url, method, headers } = request
    const body = await request.text()
    // The service may answer in other shapes.
    const question = JSON.stringify([body, headers.get('accept'), headers.get('prefer')])
    const known = kept.get(question)
    if (known !== undefined && elapsed() < known.until) return (await known.answer).clone()
    if (kept.size >= most) kept.clear()
    // Without the first caller's signal: others wait for the answer too.
    const answer = (async () => backend(new Request(url, { method, headers, body })))()
    const asked = { until: elapsed() + keptFor, answer }
    kept.set(question, asked)
    const forget = () => void (kept.get(question) === asked && kept.delete(question))
    try {
      const response = await answer
      if (!response.ok) forget()
      return response.clone()
    } catch (error) {
      forget()
      throw error
    }
  }
}
