/** As many as are offered first. */
const most = 4
const key = 'dustforce.recent'

/** The ids of the pages, views and acts that were chosen last in this browser, the last first. Never a record's: those would name people. */
export function recentChoices(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers a choice. */
export function noteChoice(id: string): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([id, ...recentChoices().filter((each) => each !== id)].slice(0, most)),
    )
  } catch {
    // A browser that keeps nothing offers nothing first.
  }
}
