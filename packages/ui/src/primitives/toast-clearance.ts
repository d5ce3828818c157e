import { placeOnPage, toastPlace } from './toast-place.ts'
import { subscribeToToasts } from './toast-store.ts'

const headers: HTMLElement[] = []

/** Finds what has the focus within an element. A dialog itself, or its scrolling body, counts as nothing. */
function focusWithin(body: Element): Element | null {
  const focused = document.activeElement
  return focused !== body && body.contains(focused) ? focused : null
}

/** Finds what has the focus of a page; the page itself, or a heading that was only read, counts as nothing. */
function focusOnPage(): DOMRect | null {
  const focused = document.activeElement
  return focused?.matches(':is(a, button, input, select, textarea, summary, [tabindex="0"])')
    ? focused.getBoundingClientRect()
    : null
}

/** Places the toasts; see `toaster.tsx`. */
function placeToasts() {
  const header = headers.at(-1)
  const dialog = header?.parentElement
  const body = header?.nextElementSibling
  const screen = { width: window.innerWidth, height: window.innerHeight }
  let place = placeOnPage({ window: screen, focus: focusOnPage() })
  // In a low window a dialog scrolls whole, as a page does.
  const isLikePage = dialog ? getComputedStyle(dialog).overflowY === 'auto' : true
  if (header && dialog && !isLikePage && body instanceof HTMLElement) {
    // Places in the layout: a dialog that is still rising to its place counts as there.
    const top = dialog.offsetTop
    const start = top + body.offsetTop
    const end = Math.min(start + body.offsetHeight, window.innerHeight)
    place = toastPlace({
      window: screen,
      dialog: { top, bottom: top + dialog.offsetHeight, right: dialog.offsetLeft + dialog.offsetWidth },
      body: { top: start, bottom: end },
      focus: focusWithin(body)?.getBoundingClientRect() ?? null,
    })
  }
  const { style } = document.documentElement
  for (const [side, value] of Object.entries(place)) style.setProperty(`--df-toasts-${side}`, value)
}

/** Places the toasts a frame later, since what takes the focus is scrolled into view after it has it. */
function placeSoon() {
  requestAnimationFrame(placeToasts)
}

/** Keeps toasts off what has the focus of the page under them, from now on; returns how to stop. */
export function keepToastsOffFocus(): () => void {
  document.addEventListener('focusin', placeSoon)
  const stopListening = subscribeToToasts(placeSoon)
  placeSoon()
  return () => {
    document.removeEventListener('focusin', placeSoon)
    stopListening()
  }
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
