import { useRef } from 'react'
import { successorOf, trailOf } from './keep-focus.ts'

/** Finds what will still be there later: the button of a menu rather than the item in it, which goes with the menu. */
function lasting(active: Element | null): Element | null {
  const owner = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return owner ? document.getElementById(owner) : active
}

/**
 * Handlers that bring focus back to where it was before a dialog opened. Radix returns it to its own trigger only, and
 * our dialogs are opened by state. The caller's handlers go first and may prevent the default.
 * Where what opened it is gone, such as the row of something deleted, focus goes to what comes next, else
 * to the page's main part.
 */
export function useFocusReturn() {
  const opener = useRef<ReturnType<typeof trailOf> | null>(null)
  return {
    remember: () => {
      const active = lasting(document.activeElement)
      opener.current = active && trailOf(active)
    },
    restore: (event: Event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const trail = opener.current
      const next = trail && (trail.element.isConnected ? trail.element : successorOf(trail))
      const back = next ?? document.getElementById('main')
      if (back instanceof HTMLElement) back.focus()
    },
  }
}
