/**
 * The one of several names that a wrong one is probably a slip of: at most a third of its letters are wrong.
 *
 * @example
 * nearest('qoute', ['quote', 'slots']) // => 'quote'
 */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const asked = given.toLowerCase().slice(0, mostLetters)
  const [best] = names
    .map((name) => ({ name, slips: slipsBetween(asked, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.slips - b.slips)
  return best?.name
}

/** The end of a sentence about a wrong name: the names there are, and the one that was probably meant. */
export function didYouMean(given: string, names: readonly string[]): string {
  const meant = nearest(given, names)
  return meant === undefined ? '' : `; did you mean '${meant}'?`
}

/** Longer names than any there are. */
const mostLetters = 100

/** Returns how many letters to put in, leave out, change or swap with the next make one text of another. */
function slipsBetween(from: string, to: string): number {
  let last: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (last[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    last = row
    row = next
  }
  return row[to.length] ?? 0
}
