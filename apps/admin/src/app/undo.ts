import { toast } from '@dustforce/ui/toast-store'

/** How long the notice with its button stays; Ctrl + Z works after it too. */
const shownMs = 10_000

let last: (() => void) | null = null

/** Tells what was done and offers to take it back: by the button of the notice, or by Ctrl + Z, until something else is done. */
export function offerUndo(title: string, description: string | undefined, takeBack: () => void): void {
  const run = () => {
    if (last !== run) return
    last = null
    takeBack()
  }
  last = run
  toast({ title, description, variant: 'success', duration: shownMs, action: { label: 'Undo', run } })
}

/** Takes the last act back; false when there is none. */
export function undoLast(): boolean {
  if (last === null) return false
  last()
  return true
}
