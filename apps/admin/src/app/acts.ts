import { useEffect } from 'react'

/** Something that can be done now, with what is selected or on this screen. */
export interface Act {
  readonly label: string
  readonly run: () => void
}

let offered: readonly Act[] = []

/** What the screen offers at this moment. */
export function offeredActs(): readonly Act[] {
  return offered
}

/** Offers acts to the palette while the calling component is shown. */
export function useOfferedActs(acts: readonly Act[]): void {
  useEffect(() => {
    offered = acts
    return () => {
      offered = []
    }
  }, [acts])
}
