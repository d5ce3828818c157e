import { useEffect } from 'react'

/** The time, in milliseconds, within which nothing is looked up again. */
const freshMs = 60_000

/**
 * Looks again when the tab is returned to: what it shows may be of yesterday.
 *
 * @param looked something that is another after each look
 * @param look the same function every time
 */
export function useReturn(looked: unknown, look: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time counts from the last look
  useEffect(() => {
    const shownAt = Date.now()
    const seen = () => {
      if (document.visibilityState === 'visible' && Date.now() - shownAt >= freshMs) look()
    }
    document.addEventListener('visibilitychange', seen)
    // A window beside another one is visible all the time.
    window.addEventListener('focus', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
    }
  }, [looked, look])
}
