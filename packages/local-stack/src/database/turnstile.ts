/**
 * Lets one piece of work through at a time, in the order of arrival; a rejected one does not stop the next.
 *
 * Work must not wait for more work of the same turnstile.
 */
export function makeTurnstile(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
}
