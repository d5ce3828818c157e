/** A promise that says what became of it, in the fields that React's `use` reads. */
export interface KnownPromise<T> extends Promise<T> {
  status?: 'fulfilled'
  value?: T
}

/**
 * Lets React read a settled promise without suspending for a moment, which would throw away prerendered HTML.
 *
 * @param onFailure called when the promise is rejected, so that the next one who asks can try again
 */
export function known<T>(promise: Promise<T>, onFailure: () => void = () => undefined): KnownPromise<T> {
  const result: KnownPromise<T> = promise.then(
    (value) => {
      result.status = 'fulfilled'
      result.value = value
      return value
    },
    (error: unknown) => {
      onFailure()
      throw error
    },
  )
  return result
}
