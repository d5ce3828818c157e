type Randomness = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>

/** The bits by which the fourth version of a UUID names itself, in the bytes 6 and 8: those that are kept, and those that are set. */
const marks: Readonly<Record<number, readonly [kept: number, set: number]>> = {
  6: [0x0f, 0x40],
  8: [0x3f, 0x80],
}

/** A new random id, a UUID. Browsers have `randomUUID` over https and on their own machine only; over plain http it is made from random bytes. */
export function newId(source: Randomness = crypto): string {
  if (source.randomUUID !== undefined) return source.randomUUID()
  const bytes = Array.from(source.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const [kept, set] = marks[index] ?? [0xff, 0]
    return ((byte & kept) | set).toString(16).padStart(2, '0')
  })
  return bytes.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
