import { useEffect, useState } from 'react'
import { useClock } from './app-context.tsx'

const minute = 60_000

/** The current minute as epoch milliseconds; changes when a new minute begins. */
export function useNow(): number {
  const clock = useClock()
  const [now, setNow] = useState(() => startOfMinute(clock()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(tick, minute - (clock() % minute) + 20)
    }
    const tick = () => {
      setNow(startOfMinute(clock()))
      wait()
    }
    // A sleeping computer or a hidden tab wakes with an old minute.
    const wake = () => setNow(startOfMinute(clock()))
    document.addEventListener('visibilitychange', wake)
    wait()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [clock])
  return now
}

function startOfMinute(instant: number): number {
  return instant - (instant % minute)
}
