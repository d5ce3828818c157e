import { type OpeningStep, openingSteps } from '@dustforce/office/hub'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'

/** The time for which an answer of the payment provider about its keys is believed: ten minutes. */
const believedMs = 10 * 60_000

/** Returns the steps that are left before the company opens; none once it is open, or while that is being read. */
export function useOpeningSteps(): readonly OpeningStep[] {
  const business = useBusiness()
  const { published, bookings, letters, providers } = useBackend()
  const enabled = business.company.opening === 'soon'
  const documents = useQuery({ queryKey: ['published', 'current'], queryFn: published.current, enabled })
  const mail = useQuery({ queryKey: ['letters'], queryFn: letters.toLookAt, enabled })
  const trialLetter = useQuery({ queryKey: ['letters', 'trial'], queryFn: providers.trialLetter, enabled })
  // Asked apart from the rest: a provider that does not answer holds nothing up.
  const payments = useQuery({
    ...{ queryKey: ['providers', 'payments'], queryFn: providers.payments, enabled },
    ...{ staleTime: believedMs, retry: false },
  })
  const trial = useQuery({
    queryKey: ['bookings', 'trial'],
    queryFn: async () => {
      const sort = { key: 'date', direction: 'desc' } as const
      const { rows } = await bookings.page({ filters: {}, sort, after: null, upTo: null, limit: 50 })
      return rows.some(
        ({ paymentStatus, stripeSessionId }) => paymentStatus === 'paid' && stripeSessionId !== null,
      )
    },
    enabled,
  })
  if (!enabled || !documents.data || !mail.data || trial.data === undefined) return []
  return openingSteps(business, {
    published: documents.data,
    payments: payments.data ?? null,
    trialLetter: trialLetter.data ?? null,
    hasPaidTrial: trial.data,
    isMailFine: mail.data.length === 0,
  })
}
