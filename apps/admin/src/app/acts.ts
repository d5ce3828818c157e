import { useEffect } from 'react'

/** Something that can be done now, with what is selected or open on this screen. */
export interface Act {
  readonly label: string
  readonly run: () => void
}

const offers = new Set<readonly Act[]>()

/** Returns the acts that the screen offers at this moment. */
export function offeredActs(): readonly Act[] {
  return [...offers].flat()
}

/** Offers acts to the palette while the calling component is shown. */
export function useOfferedActs(acts: readonly Act[]): void {
  useEffect(() => {
    offers.add(acts)
    return () => {
      offers.delete(acts)
    }
  }, [acts])
}
