/** Answers requests within this process. */
export type Handler = (request: Request) => Response | Promise<Response>

/** `fetch` that takes requests straight to a handler, with no socket, and gives up when the request's signal says so. */
export function inProcessFetch(handler: Handler) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    // The caller's own: a request's only follows it, and is forgotten with a handler that waits for nothing.
    const signal = init?.signal ?? request.signal
    signal.throwIfAborted()
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    return Promise.race([handler(request), aborted])
  }
}
