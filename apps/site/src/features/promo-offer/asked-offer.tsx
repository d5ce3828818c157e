import { useBusiness } from '@dustforce/ui/use-business'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from '../../router/router.tsx'
import { siteBackend } from '../../runtime.ts'
import { type Offer, offerFor } from './offered-code.ts'
import type { PromoOfferProps } from './promo-offer.tsx'

/** The milliseconds after the page has loaded at which the offer opens. */
const offerDelay = 1500

/** The offer that an address brings, after a while. */
export function AskedOffer({ onBook }: PromoOfferProps) {
  const business = useBusiness()
  const { search } = useLocation()
  const [shown, setShown] = useState<{
    readonly View: ComponentType<PromoOfferProps & { offer: Offer }>
    readonly offer: Offer
  }>()

  // By the prices of that moment: prices that are published while the page is open do not start the wait again.
  const find = useEffectEvent(async (asked: string) => {
    return offerFor(asked, async (code) => (await siteBackend()).promoCode(code), Date.now(), business)
  })

  useEffect(() => {
    const asked = new URLSearchParams(search).get('promo')
    if (asked === null) return
    let current = true
    const finding = find(asked)
    finding.catch(() => undefined)
    const timer = setTimeout(() => {
      Promise.all([import('./offer-dialogs.tsx'), finding]).then(
        ([{ OfferDialogs }, offer]) => {
          if (current && offer !== null) setShown({ View: OfferDialogs, offer })
        },
        // Without the offer the page is whole; the code can still be typed.
        () => undefined,
      )
    }, offerDelay)
    return () => {
      current = false
      clearTimeout(timer)
      setShown(undefined)
    }
  }, [search])

  return shown === undefined ? null : <shown.View offer={shown.offer} onBook={onBook} />
}
