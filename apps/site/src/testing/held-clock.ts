/** Lets the page's clock stand at a time, in epoch milliseconds; returns how it goes on. */
export function holdClock(now: number): () => void {
  const { Date: running } = globalThis
  globalThis.Date = new Proxy(running, {
    construct: (clock, given, made) => Reflect.construct(clock, given.length === 0 ? [now] : given, made),
    get: (clock, name, asked) => (name === 'now' ? () => now : Reflect.get(clock, name, asked)),
  })
  return () => {
    globalThis.Date = running
  }
}
