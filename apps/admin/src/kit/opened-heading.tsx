import { focusHeading } from '@dustforce/ui/focus-heading'
import { useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router'

/** Brings the focus to the heading of what a link has opened within a screen, once that is there: for what has an address of its own, but no path. */
export function OpenedHeading() {
  const isOpened = useNavigationType() === 'PUSH'
  // Only as it comes: what is changed in it later leaves the focus there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (isOpened) focusHeading()
  }, [])
  return null
}
