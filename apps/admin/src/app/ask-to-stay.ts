import { useEffect } from 'react'

/** Has the browser ask before it closes or reloads the page while something is unsaved; returns what ends that. */
export function askToStay(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** The same for as long as a part of the page is shown. */
export function useAskToStay(unsaved: boolean): void {
  useEffect(() => (unsaved ? askToStay(() => true) : undefined), [unsaved])
}
