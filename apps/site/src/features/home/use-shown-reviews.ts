import { type RefObject, useEffect, useState } from 'react'
import { shownReviews } from '../../runtime.ts'
import type { Testimonial } from './testimonials.tsx'

/**
 * The reviews that the office shows besides the testimonials of the page. None until they are there, so that the page is as it was
 * prerendered, and none once the list or what follows it is near, so that nothing moves under the eyes of who reads it; who comes by a link
 * to the testimonials came for them.
 */
export function useShownReviews(list: RefObject<Element | null>): readonly Testimonial[] {
  const [reviews, setReviews] = useState<readonly Testimonial[]>([])
  useEffect(() => {
    let observer: IntersectionObserver | null = null
    let current = true
    shownReviews()
      .then((shown) => {
        if (!current) return
        if (list.current === null || location.hash === '#testimonials') return setReviews(shown)
        observer = new IntersectionObserver(
          ([seen]) => {
            if (seen === undefined || seen.isIntersecting || seen.boundingClientRect.top < 0) return
            observer?.disconnect()
            setReviews(shown)
          },
          // As far below as somebody scrolls until the list has grown.
          { rootMargin: '0px 0px 100%' },
        )
        observer.observe(list.current)
      })
      .catch(() => undefined)
    return () => {
      current = false
      observer?.disconnect()
    }
  }, [list])
  return reviews
}
