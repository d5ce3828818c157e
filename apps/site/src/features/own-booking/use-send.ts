import { useBusy } from '@dustforce/ui/use-busy'
import { useState } from 'react'
import { refusalText } from './change-acts.ts'

interface Send {
  readonly busy: boolean
  /** Why it was not done. */
  readonly problem: string | null
  readonly setProblem: (problem: string | null) => void
  /** Does what resolves to why it was not done, or to null. Returns true when it was done; one at a time. */
  readonly send: (act: () => Promise<string | null>) => Promise<boolean>
}

/** Sends a form, and keeps the reason when it is refused. */
export function useSend(): Send {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, run] = useBusy(() => setProblem(refusalText({})))
  return {
    ...{ busy, problem, setProblem },
    send: async (act) => {
      if (busy) return false
      const failed = await run(act)
      if (failed === undefined) return false
      setProblem(failed)
      return failed === null
    },
  }
}
