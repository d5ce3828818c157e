import { useLoaded } from '@dustforce/ui/use-loaded'
import { useLocation } from '../../router/router.tsx'

export interface PromoOfferProps {
  readonly onBook: (choice: { service: string; promoCode: string }) => void
}

const load = () => import('./asked-offer.tsx')

/** The offer that an address with the parameter 'promo' brings, with a value or without: nothing at all without the parameter. */
export function PromoOffer(props: PromoOfferProps) {
  const { search } = useLocation()
  // Without its code the page is whole; the code of the offer can still be typed.
  const loaded = useLoaded(search.includes('promo'), load)
  return loaded === undefined ? null : <loaded.AskedOffer {...props} />
}
