/**
 * Lets React read a settled promise without suspending for a moment, which would throw away prerendered HTML: the promise carries
 * what became of it in the fields that React's `use` looks at.
 *
 * @param onFailure called when the promise is rejected, so that the next one who asks can try again
 */
export function known<T>(promise: Promise<T>, onFailure: () => void = () => undefined): Promise<T> {
  const result = promise.then(
    (value) => {
      Object.assign(result, { status: 'fulfilled', value })
      return value
    },
    (error: unknown) => {
      onFailure()
      throw error
    },
  )
  return result
}
