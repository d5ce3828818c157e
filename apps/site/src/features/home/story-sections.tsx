import { useRef } from 'react'
import { HowItWorks } from './how-it-works.tsx'
import { highlights, mission, steps, testimonials } from './story-content.en.ts'
import { Testimonials } from './testimonials.tsx'
import { TrustHighlights } from './trust-highlights.tsx'
import { useShownReviews } from './use-shown-reviews.ts'

/** How it works, why us, and what customers say. */
export function Section() {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <HowItWorks steps={steps} />
      <TrustHighlights mission={mission} highlights={highlights} />
      <Testimonials ref={list} testimonials={[...testimonials, ...useShownReviews(list)]} />
    </>
  )
}
