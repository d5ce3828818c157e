import { HowItWorks } from '@dustforce/ui/site/how-it-works'
import { Testimonials } from '@dustforce/ui/site/testimonials'
import { TrustHighlights } from '@dustforce/ui/site/trust-highlights'
import { highlights, mission, steps, testimonials } from './story-content.ts'

/** How it works, why us, and what customers say. Public spec, sections 1 and 2. */
export function Section() {
  return (
    <>
      <HowItWorks steps={steps} />
      <TrustHighlights mission={mission} highlights={highlights} />
      <Testimonials testimonials={testimonials} />
    </>
  )
}
