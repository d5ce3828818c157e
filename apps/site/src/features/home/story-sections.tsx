import { useBusiness } from '@dustforce/ui/use-business'
import { useRef } from 'react'
import { HowItWorks } from './how-it-works.tsx'
import { storyContent } from './story-content.ts'
import { Testimonials } from './testimonials.tsx'
import { TrustHighlights } from './trust-highlights.tsx'
import { useShownReviews } from './use-shown-reviews.ts'

/** The section that says how it works, why us, and what customers say. */
export function Section() {
  const business = useBusiness()
  const list = useRef<HTMLUListElement>(null)
  const { steps, why, mission, highlights, testimonials } = storyContent(business)
  const said = [...testimonials, ...useShownReviews(list)]
  return (
    <>
      <HowItWorks steps={steps} />
      <TrustHighlights why={why} mission={mission} highlights={highlights} />
      {said.length === 0 ? <span ref={list} hidden /> : <Testimonials ref={list} testimonials={said} />}
    </>
  )
}
