/** The lists that keep their rows still, because something in them is selected; each is told what waits meanwhile. */
const held = new Map<string, () => void>()

/** Holds the list whose queries have keys that start with `[name, 'page']`; `onWaiting` is called for each change that waits. */
export function holdList(name: string, onWaiting: () => void): () => void {
  held.set(name, onWaiting)
  return () => {
    held.delete(name)
  }
}

/** Tells the holder of a list that a change waits. */
export function noteWaiting(name: string): void {
  held.get(name)?.()
}

/** Whether a query belongs to a list that is held. */
export function isHeld(queryKey: readonly unknown[]): boolean {
  const [name, part] = queryKey
  return part === 'page' && typeof name === 'string' && held.has(name)
}
