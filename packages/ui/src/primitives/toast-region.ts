import type { FocusEvent, KeyboardEvent as ReactKeyboardEvent } from 'react'
import { cornerPlace, toastPlace } from './toast-place.ts'
import { subscribeToToasts } from './toast-store.ts'

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

const headers: HTMLElement[] = []

/** What has the focus within an element. A dialog itself, or its scrolling body, counts as nothing. */
function focusWithin(body: Element): Element | null {
  const focused = document.activeElement
  return focused !== body && body.contains(focused) ? focused : null
}

/** Where toasts stand; see `toaster.tsx`. */
function placeToasts() {
  const header = headers.at(-1)
  const dialog = header?.parentElement
  const body = header?.nextElementSibling
  let place = cornerPlace
  if (header && dialog && body instanceof HTMLElement) {
    // Places in the layout: a dialog that is still rising to its place counts as there.
    const top = dialog.offsetTop
    const start = top + body.offsetTop
    const end = Math.min(start + body.offsetHeight, window.innerHeight)
    place = toastPlace({
      window: { width: window.innerWidth, height: window.innerHeight },
      dialog: { top, bottom: top + dialog.offsetHeight, right: dialog.offsetLeft + dialog.offsetWidth },
      body: { top: start, bottom: end },
      focus: focusWithin(body)?.getBoundingClientRect() ?? null,
    })
  }
  const { style } = document.documentElement
  for (const [side, value] of Object.entries(place)) style.setProperty(`--df-toasts-${side}`, value)
}

/** What takes the focus is scrolled into view after it has it. */
function placeSoon() {
  requestAnimationFrame(placeToasts)
}

/** For the header of a modal dialog, as its `ref`: toasts keep clear of the dialog. With several dialogs open the uppermost counts. */
export function keepToastsClear(header: HTMLElement | null): (() => void) | undefined {
  if (header === null) return
  headers.push(header)
  const dialog = header.parentElement
  const observer = new ResizeObserver(placeToasts)
  for (const part of dialog?.children ?? []) observer.observe(part)
  window.addEventListener('resize', placeToasts)
  dialog?.addEventListener('focusin', placeSoon)
  const stopListening = subscribeToToasts(placeSoon)
  placeToasts()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', placeToasts)
    dialog?.removeEventListener('focusin', placeSoon)
    stopListening()
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
