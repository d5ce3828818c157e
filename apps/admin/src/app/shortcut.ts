/** The act that a key asks for. The letter after `g` says where to go. */
export type Shortcut =
  | 'palette'
  | 'undo'
  | 'search'
  | 'next'
  | 'previous'
  | 'open'
  | 'select'
  | 'help'
  | { readonly go: string }

const letters: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  o: 'open',
  x: 'select',
  '?': 'help',
}

/** A key that was pressed, as the browser tells it. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const waitMs = 1500

/** Tells which shortcut a key is, remembering a `g` for a moment. `at` in milliseconds. */
export function createShortcuts(): (press: KeyPress, at: number, single: boolean) => Shortcut | null {
  let goAt = Number.NEGATIVE_INFINITY
  return (press, at, single) => {
    const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
    if (press.altKey) return null
    if (press.ctrlKey || press.metaKey) {
      if (press.shiftKey) return null
      return key === 'k' ? 'palette' : key === 'z' ? 'undo' : null
    }
    if (!single || key.length !== 1) return null
    if (at - goAt < waitMs) {
      goAt = Number.NEGATIVE_INFINITY
      return { go: key }
    }
    if (key === 'g') goAt = at
    // Most keyboards need Shift for a question mark; letters with Shift belong to the user's own shortcuts.
    return press.shiftKey && /[a-z]/.test(key) ? null : (letters[key] ?? null)
  }
}
