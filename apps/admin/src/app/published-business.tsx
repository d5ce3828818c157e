import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import { BusinessProvider, useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
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
  return isPending ? <Loading /> : <BusinessProvider business={business}>{children}</BusinessProvider>
}
