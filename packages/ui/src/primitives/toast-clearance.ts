import { cornerPlace, toastPlace } from './toast-place.ts'
import { subscribeToToasts } from './toast-store.ts'

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
