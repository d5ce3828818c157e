import { useRef } from 'react'

/** What will still be there later: the button of a menu rather than the item in it, which goes with the menu. */
function lasting(active: Element | null): Element | null {
  const owner = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return owner ? document.getElementById(owner) : active
}

/**
 * Handlers that bring focus back to where it was before a dialog opened. Radix returns it to its own trigger only, and
 * our dialogs are opened by state. The caller's handlers go first and may prevent the default.
 * Where what opened it is gone, such as the row of something deleted, focus goes to the page's main part.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = lasting(document.activeElement)
    },
    restore: (event: Event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const back = opener.current?.isConnected ? opener.current : document.getElementById('main')
      if (back instanceof HTMLElement) back.focus()
    },
  }
}
