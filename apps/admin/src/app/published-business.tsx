import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import { BusinessProvider, useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useBackend } from './app-context.tsx'
import { Loading } from './loading.tsx'

/** Everything inside works with what the company's owners published, in place of what the program came with. */
export function PublishedBusiness({ children }: { readonly children: ReactNode }) {
  const installed = useBusiness()
  const { published } = useBackend()
  const { data, isPending } = useQuery({
    ...{ queryKey: ['published', 'current'], queryFn: published.current },
    retry: false,
  })
  const business = useMemo(
    () => (data === undefined ? installed : businessAsPublished(installed, data)),
    [installed, data],
  )
  const { primary, accent } = business.company.brand
  const { brand } = installed.company
  const isDrawn = useRef(false)
  useEffect(() => {
    // The colours of the build need no code, unless other colours were shown before.
    if (!isDrawn.current && primary === brand.primary && accent === brand.accent) return
    isDrawn.current = true
    import('@dustforce/ui/show-brand').then(
      ({ showBrand }) => showBrand(brand, { primary, accent }),
      // Its code did not arrive: the Hub stays in the colours that it was built with.
      () => undefined,
    )
  }, [brand, primary, accent])
  return isPending ? <Loading /> : <BusinessProvider business={business}>{children}</BusinessProvider>
}
