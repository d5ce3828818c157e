/** The level to which a day is full. */
export interface LoadLevel {
  /** The part of its places that is taken, from 0 to 1; a day over its limit is 1. */
  readonly share: number
  readonly level: 'free' | 'filling' | 'full' | 'over'
}

/**
 * Tells how full a day is by its taken places: filling from three quarters of its limit on, and over its limit when the limit was lowered after
 * places had been sold.
 *
 * @example
 * loadLevel(8, 10) // => { share: 0.8, level: 'filling' }
 */
export function loadLevel(taken: number, limit: number): LoadLevel {
  const share = limit === 0 ? 1 : Math.min(taken / limit, 1)
  if (taken > limit) return { share, level: 'over' }
  if (taken === limit) return { share, level: 'full' }
  return { share, level: share >= 0.75 ? 'filling' : 'free' }
}
