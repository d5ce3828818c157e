import type { SeriesChange } from './series-change.ts'

/** Whether the visits that a change calls off were to take place and are missed; a series that ends or moves misses none. */
export function isMissing({ kind }: SeriesChange): boolean {
  return kind === 'skip' || kind === 'pause'
}
