import type { FocusEvent } from 'react'

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
export function letFocusReachToasts(event: FocusEvent): void {
  const next = event.relatedTarget
  if (next instanceof Element && next.closest(`[${mark}]`) !== null) event.nativeEvent.stopPropagation()
}
