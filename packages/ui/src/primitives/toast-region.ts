import type { FocusEvent, KeyboardEvent as ReactKeyboardEvent } from 'react'

/*
 * A modal dialog hides the rest of the page from screen readers and pulls focus back into itself; a toast raised from a
 * dialog must still be heard, reached with F8 and put away. Elements with `aria-live` are spared from hiding, and the
 * focus trap listens on the document, so these two keep from it what happens between a dialog and the toasts.
 */
const mark = 'data-toast-region'

/** For the element around the toasts. */
export const toastRegion = {
  [mark]: '',
  'aria-live': 'off',
  onFocus: (event: FocusEvent) => event.nativeEvent.stopPropagation(),
} as const

/** For the content of a modal dialog: lets focus leave for the toasts. */
export const letFocusReachToasts = (event: FocusEvent): void => {
  const next = event.relatedTarget
  if (next instanceof Element && next.closest(`[${mark}]`) !== null) event.nativeEvent.stopPropagation()
}

const headers: HTMLElement[] = []

/** Where toasts stand while a dialog is open; see `toaster.tsx`. */
const placeToasts = () => {
  const header = headers.at(-1)
  const dialog = header?.parentElement
  const footer = dialog?.querySelector<HTMLElement>(':scope > [data-dialog-footer]')
  // Places in the layout: a dialog that is still rising to its place counts as there.
  const below = header === undefined ? 0 : (dialog?.offsetTop ?? 0) + header.offsetTop + header.offsetHeight
  const { style } = document.documentElement
  style.setProperty('--df-toasts-top', `${below}px`)
  style.setProperty('--df-toasts-phone-top', footer ? 'auto' : `${below}px`)
  style.setProperty('--df-toasts-phone-bottom', footer ? `${footer.offsetHeight}px` : 'auto')
}

/**
 * For the header of a modal dialog, as its `ref`: toasts stand below it, so that none covers the title or the close button; on a phone, where
 * they are as wide as the dialog, above its footer, so that none covers the field that took the focus. With several dialogs open the uppermost
 * counts.
 */
export const keepToastsClear = (header: HTMLElement | null): (() => void) | undefined => {
  if (header === null) return
  headers.push(header)
  const observer = new ResizeObserver(placeToasts)
  for (const part of header.parentElement?.children ?? []) observer.observe(part)
  window.addEventListener('resize', placeToasts)
  placeToasts()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', placeToasts)
    headers.splice(headers.indexOf(header), 1)
    placeToasts()
  }
}

/*
 * Of all that is open, only what was opened last hears Escape; a toast would be that, and close in place of the dialog under it. While focus
 * is in a dialog, the toast passes the key on.
 */
const passedOn = new WeakSet<Event>()

/** For a toast: leaves Escape to the dialog that has the focus. */
export const leaveEscapeToDialogs = (event: KeyboardEvent): void => {
  const { target } = event
  if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"]') === null) return
  event.preventDefault()
  passedOn.add(event)
}

/** For a dialog: whether a toast has left this Escape to it. */
export const isEscapeLeftByToast = (event: ReactKeyboardEvent): boolean => passedOn.has(event.nativeEvent)
