import { useEffect, useState } from 'react'
import { useSession } from '../../app/app-context.tsx'
import type { AdminPage } from '../../app/pages.ts'
import { createShortcuts } from '../../app/shortcut.ts'
import { hasSingleLetters } from '../../app/single-letters.ts'
import { undoLast } from '../../app/undo.ts'

/** The parts that the keys can open over a screen. */
export type Overlay = 'palette' | 'help'

const typingIn =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"]'

/** Listens to the keys of the Command Hub; what they do is loaded with the first that is pressed. */
export function useShortcuts(goTo: (page: AdminPage) => void): {
  readonly overlay: Overlay | null
  readonly show: (overlay: Overlay | null) => void
} {
  const [overlay, show] = useState<Overlay | null>(null)
  const session = useSession()
  const email = session.status === 'signed-in' ? session.session.email : ''
  useEffect(() => {
    const shortcutOf = createShortcuts()
    const onKeyDown = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null
      const isTyping = at?.closest(typingIn) != null
      const isInDialog =
        document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
      if (event.defaultPrevented || event.isComposing) return
      const shortcut = shortcutOf(event, event.timeStamp, !isTyping && !isInDialog && hasSingleLetters(email))
      if (shortcut === null) return
      if (shortcut === 'palette') {
        event.preventDefault()
        // Over another dialog it would leave its work behind.
        if (!isInDialog) show('palette')
      } else if (shortcut === 'undo') {
        if (!isTyping && !isInDialog && undoLast()) event.preventDefault()
      } else {
        event.preventDefault()
        if (shortcut === 'help') show('help')
        else
          import('./shortcut-acts.ts').then(
            ({ actOn }) => actOn(shortcut, goTo),
            // The page's notice of what did not arrive says so.
            () => undefined,
          )
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [email, goTo])
  return { overlay, show }
}
