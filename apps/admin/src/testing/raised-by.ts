import type { RaisedToast } from '@dustforce/ui/toast-sheet'
import { currentToast, dismissToast } from '@dustforce/ui/toast-store'

/** When something is done, and the doing of it. */
export type Doing = readonly [when: string, act: () => unknown]

/** The notices that acts raise, one after the other. */
export async function raisedBy(doings: readonly Doing[]): Promise<readonly RaisedToast[]> {
  const raised: RaisedToast[] = []
  for (const [when, act] of doings) {
    dismissToast()
    const before = currentToast()
    await act()
    const toast = currentToast()
    if (toast === null || toast === before) throw new Error(`Nothing is said when ${when}`)
    raised.push({ ...toast, when })
  }
  dismissToast()
  return raised
}
