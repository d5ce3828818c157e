import { type RunBusy, useBusy } from '@dustforce/ui/use-busy'
import { toast } from './toasts.tsx'

function sayFailed(failure: unknown): void {
  toast.failure('That did not work', failure)
}

/** Whether an action of a form or dialog runs, and the function to run one with. What has no words of its own for a failure gets a notice. */
export function useAction(): readonly [busy: boolean, run: RunBusy] {
  return useBusy(sayFailed)
}
