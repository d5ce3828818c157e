import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/*
 * Of all that is open, only what was opened last hears Escape; a toast would be that, and close in place of the dialog under it. While focus
 * is in a dialog, the toast passes the key on.
 */
const passedOn = new WeakSet<Event>()

/** For a toast: leaves Escape to the dialog that has the focus. */
export function leaveEscapeToDialogs(event: KeyboardEvent): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"]') === null) return
  event.preventDefault()
  passedOn.add(event)
}

/** For a dialog: whether a toast has left this Escape to it. */
export function isEscapeLeftByToast(event: ReactKeyboardEvent): boolean {
  return passedOn.has(event.nativeEvent)
}
