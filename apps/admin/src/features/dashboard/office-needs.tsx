import type { Business } from '@dustforce/office/company'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { comeBack } from '../../app/came-from.ts'
import { useChange } from '../../kit/use-change.ts'
import { useOpeningSteps } from '../../patterns/use-opening-steps.ts'
import { letterRow, needRow, paymentRow } from './need-words.ts'
import { NeedsYou } from './needs-you.tsx'

/** Lists what the office has to act on. E-mails and applications come without a live change: `followChanges` looks each minute. */
export function OfficeNeeds({ now }: { readonly now: number }) {
  const business = useBusiness()
  const { needs, payments, letters } = useBackend()
  const bookings = useQuery({ queryKey: ['needs'], queryFn: needs.all })
  const money = useQuery({ queryKey: ['payments'], queryFn: payments.toLookAt })
  const mail = useQuery({ queryKey: ['letters'], queryFn: letters.toLookAt })
  const always = { failed: 'Update Failed', reads: [['letters']] }
  const sent = useChange(letters.sendAgain, {
    ...always,
    done: ['E-mail queued', 'It goes out within a minute.'],
  })
  const seen = useChange(letters.lookedAt, {
    ...always,
    done: ['E-mail looked at', 'It is no longer on the list.'],
  })
  const steps = useOpeningSteps()
  const parts = [bookings, money, mail]
  if (parts.some(({ isError, data }) => isError && data === undefined)) {
    return (
      <p role="alert" className="text-sm text-danger-ink">
        What needs you could not be loaded.
      </p>
    )
  }
  if (!bookings.data || !money.data || !mail.data) return <Skeleton className="h-24" />
  return (
    <NeedsYou
      needs={[
        ...bookings.data.map((it) => needRow(it, business)),
        ...money.data.map((payment) => paymentRow(payment, now, business.money)),
        ...mail.data.map((letter) => letterRow(letter, now)),
      ]}
      lacksTaxNumber={lacksTaxNumber(business)}
      openSteps={steps.filter(({ isDone }) => !isDone)}
      now={now}
      busyLetter={(sent.value ?? seen.value)?.id ?? null}
      onSendAgain={sent.run}
      onLookedAt={seen.run}
      link={(path, content, look, label) => (
        <Link to={path} state={comeBack} className={look} aria-label={label}>
          {content}
        </Link>
      )}
    />
  )
}

/** Whether the company charges tax without a number for it. Until the company opens this is one of the steps. */
function lacksTaxNumber({ company, priceBook }: Pick<Business, 'company' | 'priceBook'>): boolean {
  return company.taxNumber === '' && company.opening !== 'soon' && priceBook.taxes.length > 0
}
