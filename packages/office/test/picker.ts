/** Picks pseudo-random values from a seed, the same in every engine. */
export interface Picker {
  /** A whole number from 0 up to, but not including, a limit. */
  readonly below: (limit: number) => number
  readonly one: <T>(choices: readonly T[]) => T
  /** Up to so many characters, of which some are unusual. */
  readonly text: (longest: number) => string
}

const characters = [..."abcdefgABCDEFG0123456789 -'.@+()<>&éÅßşİı中😀\u0301\u00a0\t"]

/** A picker on mulberry32: integer arithmetic only. */
export function pickerFrom(seed: number): Picker {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
  const one = <T>(choices: readonly T[]): T => {
    const choice = choices[below(choices.length)]
    if (choice === undefined) throw new RangeError('Nothing to choose from')
    return choice
  }
  return {
    below,
    one,
    text: (longest) => Array.from({ length: below(longest + 1) }, () => one(characters)).join(''),
  }
}
