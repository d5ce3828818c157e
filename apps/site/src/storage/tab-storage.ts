/** The tab's own storage, which may keep nothing: private windows and blocked site data make every call fail. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text if the browser does. */
export function writeTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Forms still work.
  }
}

/** Forgets a text. */
export function removeFromTab(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The key under which the booking that is being filled in is kept. */
export const draftKey = 'dust-force.booking-draft'
