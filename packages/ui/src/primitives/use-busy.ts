import { useCallback, useState } from 'react'

/** Runs an action while the form or dialog is busy; returns undefined when it failed. */
export type RunBusy = <T>(action: () => Promise<T>) => Promise<T | undefined>

/**
 * Whether an action runs, and the function to run one with. However the action ends, the form can be used again; what went wrong is handed to
 * `onFailure`, which says so.
 */
export function useBusy(onFailure: (failure: unknown) => void): readonly [busy: boolean, run: RunBusy] {
  const [running, setRunning] = useState(0)
  const run = useCallback<RunBusy>(
    async (action) => {
      setRunning((count) => count + 1)
      try {
        return await action()
      } catch (failure) {
        onFailure(failure)
        return undefined
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [onFailure],
  )
  return [running > 0, run]
}
