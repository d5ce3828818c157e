import { type ToastAction, toast } from '@dustforce/ui/toast-store'

/** The time for which the notice with its button stays; Ctrl + Z works after it too. */
const shownMs = 10_000

let last: (() => void) | null = null

/**
 * Tells what was done and offers to take it back: by the button of the notice, or by Ctrl + Z, until something else is done, such as
 * what the notice offers besides.
 */
export function offerUndo(
  title: string,
  description: string | undefined,
  revert: () => void,
  more?: ToastAction,
): void {
  const run = () => {
    if (last !== run) return
    last = null
    revert()
  }
  last = run
  const goOn = () => {
    // An act that others were built on is not pulled away from under them.
    if (last === run) last = null
    more?.run()
  }
  toast({
    ...{
      title,
      description,
      variant: 'success',
      duration: shownMs,
      action: { label: 'Undo', run, keys: 'Ctrl or Cmd + Z' },
    },
    ...(more !== undefined && { more: { label: more.label, run: goOn } }),
  })
}

/** Takes the last act back; false when there is none. */
export function undoLast(): boolean {
  if (last === null) return false
  last()
  return true
}
