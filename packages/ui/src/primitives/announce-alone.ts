/** The messages that have come with one change of the page. */
const come = new Set<HTMLElement>()
/** The text that each region said last. */
const said = new WeakMap<HTMLElement, string>()

/**
 * Lets a message be announced that comes alone. Of several that come at once, as when a form is refused, none is: the summary says how many they
 * are, and each is read at its field. One that only changes, as it may with every key, is not said again.
 *
 * @param region where the message stands, as it is drawn now
 */
export function announceAlone(region: HTMLElement | null): void {
  if (region === null) return
  const [before, now] = [said.get(region), region.textContent]
  said.set(region, now)
  if (now === '' || now === before) return
  if (come.size === 0) queueMicrotask(() => come.clear())
  if (!before) come.add(region)
  const live = !before && come.size === 1 ? 'polite' : 'off'
  // At once: a screen reader hears of the change as soon as it is made.
  for (const one of [region, ...come]) one.setAttribute('aria-live', live)
}
