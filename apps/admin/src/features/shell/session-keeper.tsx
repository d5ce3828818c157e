import { formatInstant } from '@dustforce/core/schedule'
import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect } from 'react'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { keepSession } from './keep-session.ts'

/** As long as a notice has to stand that is about the next minutes, in milliseconds. */
const shownMs = 5 * 60_000

/** Keeps the administrator signed in, and warns before the end where that does not work. */
export default function SessionKeeper() {
  const { session } = useBackend()
  const clock = useClock()
  const { zone } = useBusiness().policy
  useEffect(
    () =>
      keepSession({
        session,
        clock,
        onEnding: (endsAt, stay) =>
          void toast({
            title: 'You will be signed out',
            description: `The server cannot be reached. Your session ends on ${formatInstant(endsAt, zone)}. What you have typed comes back when you sign in again in this tab.`,
            variant: 'destructive',
            duration: shownMs,
            action: { label: 'Stay signed in', run: stay },
          }),
        onKept: () => void toast({ title: 'You stay signed in', variant: 'success' }),
      }),
    [session, clock, zone],
  )
  return null
}
