import { type RefObject, useEffect, useState } from 'react'

/** Where an element stands in its entrance: plain before scripts run, waiting below the fold, then revealed. */
export type Reveal = 'plain' | 'waiting' | 'revealed'

/**
 * Follows an element into view. What is in view when the page comes to life stays as it is: nothing that can be read already may vanish.
 * For visitors who asked for less motion everything stays plain.
 *
 * @param threshold the visible part, 0 to 1, at which the element counts as seen
 */
export function useReveal(element: RefObject<Element | null>, threshold: number): Reveal {
  const [reveal, setReveal] = useState<Reveal>('plain')
  useEffect(() => {
    const target = element.current
    if (target === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let first = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        const seen = entry?.isIntersecting === true
        if (first && !seen) setReveal('waiting')
        if (seen) {
          if (!first) setReveal('revealed')
          observer.disconnect()
        }
        first = false
      },
      { threshold },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, threshold])
  return reveal
}
