import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useCallback, useMemo, useRef } from 'react'
import { SavedBooking } from '../features/booking/saved-booking.tsx'
import { loadBooking, useBookingOpener } from '../features/booking/use-booking-opener.ts'
import { useResumedBooking } from '../features/booking/use-resumed-booking.ts'
import type { EstimateChoice } from '../features/home/estimate-section.tsx'
import { Hero } from '../features/home/hero.tsx'
import { heroContent } from '../features/home/hero-content.ts'
import { HeroPicture } from '../features/home/hero-picture.tsx'
import { ServicesSection } from '../features/home/services-section.tsx'
import * as words from '../features/home/words.en.ts'
import { PromoOffer } from '../features/promo-offer/promo-offer.tsx'
import { browserStage, isNarrow } from '../scroll/browser-stage.ts'
import { heroPlan } from '../scroll/scroll-plan.ts'
import { scrollToSection } from '../scroll/scroll-to-section.ts'
import { lazySection } from './lazy-section.tsx'
import { visitorStirs } from './section-near.ts'

const booking = lazySection(['booking'], () => import('./estimate-with-times.tsx'), visitorStirs)
const story = lazySection(
  ['how-it-works', 'about', 'testimonials'],
  () => import('../features/home/story-sections.tsx'),
)
const contact = lazySection(['contact'], () => import('../features/contact/contact-section.tsx'))

/**
 * Settles when the page can be shown whole. A page that was prerendered stands already, and loads its lower sections when they come near;
 * one that is built or navigated to needs them at once, or the links to them would lead nowhere.
 */
export async function homeReady(): Promise<void> {
  if (typeof document !== 'undefined' && document.getElementById('booking') !== null) return
  await Promise.all([booking.preload(), story.preload(), contact.preload()])
}

const prefetchBooking = () => void loadBooking().catch(() => undefined)
const loadFailed = () =>
  toast({
    title: words.loadFailed,
    description: words.checkConnection,
    variant: 'destructive',
  })
const toServices = () => void scrollToSection(browserStage, 'services', heroPlan(isNarrow()))

/** The home page. */
export function Page() {
  const business = useBusiness()
  const { Host, start, openings, open, setOpen, book } = useBookingOpener(loadFailed)
  useResumedBooking(book)
  // The size that was chosen in the estimate: a card goes on with it.
  const size = useRef<Pick<EstimateChoice, 'bedrooms' | 'bathrooms'>>(undefined)
  const chooseSize = useCallback(({ bedrooms, bathrooms }: EstimateChoice) => {
    size.current = { bedrooms, bathrooms }
  }, [])
  // The same elements while nothing changes: a section that is not hydrated yet must not be asked to update.
  const estimate = useMemo(
    () => <booking.View onBook={book} onChoose={chooseSize} onIntent={prefetchBooking} />,
    [book, chooseSize],
  )
  const below = useMemo(
    () => (
      <>
        <story.View />
        <contact.View />
      </>
    ),
    [],
  )
  return (
    <>
      <Hero
        {...heroContent(business)}
        picture={<HeroPicture />}
        onBookNow={toServices}
        onViewServices={toServices}
      />
      <section id="services" tabIndex={-1} aria-label={words.services} className="outline-none">
        {estimate}
        <ServicesSection
          onBook={(service) => book({ service, ...size.current })}
          onIntent={prefetchBooking}
        />
      </section>
      {below}
      {open ? null : <SavedBooking begun={openings > 0} onResume={({ service }) => book({ service })} />}
      <PromoOffer onBook={book} />
      {Host === undefined || start === undefined ? null : (
        <Host key={openings} start={start} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}
