import { useEffect, useState } from 'react'
import { shownReviews } from '../../runtime.ts'
import type { Testimonial } from './testimonials.tsx'

/** The reviews that the office shows besides the testimonials of the page; none until they are there, so that the page is as it was prerendered. */
export function useShownReviews(): readonly Testimonial[] {
  const [reviews, setReviews] = useState<readonly Testimonial[]>([])
  useEffect(() => {
    let current = true
    void shownReviews()
      .then((shown) => {
        if (current) setReviews(shown)
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  return reviews
}
