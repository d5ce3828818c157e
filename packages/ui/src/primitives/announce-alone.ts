/** The messages that have come since the page was last at rest. */
const come = new Set<HTMLElement>()

function settle(): void {
  for (const region of come) region.setAttribute('aria-live', come.size === 1 ? 'polite' : 'off')
  come.clear()
}

/**
 * Lets a message be announced that comes alone. Of several that come at once, as when a form is refused, none is: the summary says how many they
 * are, and each is read at its field.
 */
export function announceAlone(region: HTMLElement): void {
  if (come.size === 0) queueMicrotask(settle)
  come.add(region)
}

/** Lets the message change without a word: who types would hear every key. */
export function keepQuiet(region: HTMLElement): void {
  region.setAttribute('aria-live', 'off')
}
