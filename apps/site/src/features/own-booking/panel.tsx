import type { OwnBookingAct, OwnBookingRefusal, OwnBookingResult } from '@dustforce/supabase/own-booking'
import { Skeleton } from '@dustforce/ui/skeleton'
import { type RunBusy, useBusy } from '@dustforce/ui/use-busy'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { PanelProblem } from './panel-problem.tsx'
import { useActId } from './use-act-id.ts'

/** A change of a booking, from looking up what can be done to having done it. */
export interface Panel<Shown> {
  /** The data of what can be done; null until it is known. */
  readonly shown: Shown | null
  readonly setShown: (shown: Shown) => void
  /** Why it cannot be done at all. */
  readonly problem: OwnBookingRefusal | null
  readonly setProblem: (problem: OwnBookingRefusal) => void
  readonly busy: boolean
  readonly run: RunBusy
  /** It was sent, and not answered: nobody knows whether it was done. */
  readonly isUnclear: boolean
  /** Another action is chosen than the one that was not answered. */
  readonly choose: () => void
  /** Looks again. */
  readonly look: () => void
  /** Does an action once, however often it is sent; returns undefined when the sending failed. */
  readonly act: <Answer extends OwnBookingAct>(
    action: string,
    send: (actId: string) => Promise<Answer>,
  ) => Promise<Answer | undefined>
}

/** @param ask the same function every time */
export function usePanel<Shown>(ask: () => Promise<OwnBookingResult<Shown>>): Panel<Shown> {
  const [shown, setShown] = useState<Shown | null>(null)
  const [problem, setProblem] = useState<OwnBookingRefusal | null>(null)
  const [isUnclear, setUnclear] = useState(false)
  const [busy, run] = useBusy(() => setUnclear(true))
  const actId = useActId()
  const lastLook = useRef(0)

  const look = useCallback(async () => {
    setProblem(null)
    lastLook.current += 1
    const nr = lastLook.current
    const answer = await ask()
    // Another look was taken meanwhile.
    if (nr !== lastLook.current) return
    if (answer.ok) setShown(answer.value)
    else setProblem(answer)
  }, [ask])
  useEffect(() => void look(), [look])

  return {
    ...{ shown, setShown, problem, setProblem, busy, run, isUnclear },
    choose: () => setUnclear(false),
    look: () => void look(),
    act: async (action, send) => {
      const answer = await run(() => send(actId.of(action)))
      if (answer === undefined) return undefined
      actId.settle(answer)
      setUnclear(!answer.ok && answer.reason === 'unavailable')
      return answer
    },
  }
}

interface PanelViewProps<Shown> {
  readonly panel: Panel<Shown>
  /** The company's. */
  readonly phone: string
  /** The height of what is looked up. */
  readonly height: string
  readonly onClose: () => void
  readonly children: (shown: Shown) => ReactNode
}

/** Shows what can be done about a booking, once it is known, or why nothing can. */
export function PanelView<Shown>({ panel, phone, height, onClose, children }: PanelViewProps<Shown>) {
  const { shown, problem, look } = panel
  if (problem !== null)
    return <PanelProblem refusal={problem} phone={phone} onRetry={look} onClose={onClose} />
  return shown === null ? <Skeleton className={`mt-4 ${height}`} /> : children(shown)
}
