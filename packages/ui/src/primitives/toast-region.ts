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
export const letFocusReachToasts = (event: FocusEvent): void => {
  const next = event.relatedTarget
  if (next instanceof Element && next.closest(`[${mark}]`) !== null) event.nativeEvent.stopPropagation()
}

const top = '--df-toasts-top'
const headers: HTMLElement[] = []

/**
 * For the header of a modal dialog, as its `ref`: toasts stand below it, so that none covers the title or the close button. With several
 * dialogs open the uppermost counts.
 */
export const keepToastsBelow = (header: HTMLElement | null): (() => void) | undefined => {
  if (header === null) return
  const place = () => {
    const last = headers.at(-1)
    const dialog = last?.offsetParent
    const start = dialog instanceof HTMLElement ? dialog.offsetTop : 0
    // Places in the layout: a dialog that is still rising to its place counts as there.
    const bottom = last === undefined ? 0 : start + last.offsetTop + last.offsetHeight
    document.documentElement.style.setProperty(top, `${bottom}px`)
  }
  headers.push(header)
  const observer = new ResizeObserver(place)
  observer.observe(header)
  place()
  return () => {
    observer.disconnect()
    headers.splice(headers.indexOf(header), 1)
    place()
  }
}
