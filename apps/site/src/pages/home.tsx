import { Hero } from '@dustforce/ui/site/hero'
import { HowItWorks } from '@dustforce/ui/site/how-it-works'
import { Testimonials } from '@dustforce/ui/site/testimonials'
import { TrustHighlights } from '@dustforce/ui/site/trust-highlights'
import { EstimateSection } from '../features/home/estimate-section.tsx'
import { hero, highlights, mission, steps, testimonials } from '../features/home/home-content.ts'
import { ServicesSection } from '../features/home/services-section.tsx'

/** The home page. Public spec, section 2. */
export function Page() {
  return (
    <>
      <Hero {...hero} picture={null} onBookNow={() => {}} onViewServices={() => {}} />
      <ServicesSection onBook={() => {}} onIntent={() => {}} />
      <EstimateSection onBook={() => {}} onIntent={() => {}} />
      <HowItWorks steps={steps} />
      <TrustHighlights mission={mission} highlights={highlights} />
      <Testimonials testimonials={testimonials} />
    </>
  )
}
