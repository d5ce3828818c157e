/** The messages that have come with one change of the page. */
const come = new Set<HTMLElement>()

/**
 * Lets a message be announced that comes alone. Of several that come at once, as when a form is refused, none is: the summary says how many they
 * are, and each is read at its field. One that only changes, as it may with every key, is not said again.
 */
export function announceAlone(region: HTMLElement, isNew: boolean): void {
  if (come.size === 0) queueMicrotask(() => come.clear())
  if (isNew) come.add(region)
  const live = isNew && come.size === 1 ? 'polite' : 'off'
  // At once: a screen reader hears of the change as soon as it is made.
  for (const one of [region, ...come]) one.setAttribute('aria-live', live)
}
