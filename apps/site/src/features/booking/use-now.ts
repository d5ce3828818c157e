import { useEffect, useState } from 'react'

/** The time in epoch milliseconds, looked at again every so often, so that a form left open notices that slots pass. */
export function useNow(everyMilliseconds: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [everyMilliseconds])
  return now
}
