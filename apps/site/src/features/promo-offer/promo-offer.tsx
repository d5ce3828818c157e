import type { ServiceId } from '@dustforce/core/catalogue'
import { normalizePromoCode } from '@dustforce/core/promo'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** How long after the page has loaded the offer opens, in milliseconds. Public spec, section 2. */
const offerDelay = 1500

interface PromoOfferProps {
  readonly onBook: (choice: { service: ServiceId; promoCode: string }) => void
}

/** The offer that a link with '?promo=' brings: nothing at all without one. Public spec, section 2. */
export function PromoOffer({ onBook }: PromoOfferProps) {
  const { search } = useLocation()
  const [Dialogs, setDialogs] = useState<{
    readonly View: ComponentType<PromoOfferProps & { code: string }>
  }>()
  const [code, setCode] = useState('')

  useEffect(() => {
    const offered = normalizePromoCode(new URLSearchParams(search).get('promo') ?? '').slice(0, 40)
    setCode(offered)
    if (offered === '') return
    let current = true
    const timer = setTimeout(() => {
      import('./offer-dialogs.tsx').then(
        ({ OfferDialogs }) => {
          if (current) setDialogs({ View: OfferDialogs })
        },
        // Without the offer the page is whole; the code can still be typed.
        () => undefined,
      )
    }, offerDelay)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [search])

  return Dialogs === undefined || code === '' ? null : <Dialogs.View code={code} onBook={onBook} />
}
