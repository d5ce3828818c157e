import * as words from './words.en.ts'

/** The acts by which a tab can leave; a part of `window`. */
interface Tab {
  readonly opener: unknown
  readonly close: () => void
  readonly alert: (message: string) => void
}

/** Closes the tab if the booking form opened it, else asks the reader to. */
export function goBackToBooking(tab: Tab): void {
  if (tab.opener !== null && tab.opener !== undefined) tab.close()
  else tab.alert(words.closeTab)
}
