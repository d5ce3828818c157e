const key = (email: string) => `dustforce-letters-${email}`

/** Whether single letters are shortcuts for this person; on until switched off. Kept in this browser. */
export function hasSingleLetters(email: string): boolean {
  return window.localStorage.getItem(key(email)) !== 'off'
}

export function setSingleLetters(email: string, on: boolean): void {
  if (on) window.localStorage.removeItem(key(email))
  else window.localStorage.setItem(key(email), 'off')
}
