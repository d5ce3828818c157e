import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, formatMoney } from '@dustforce/core/money'
import { type BusinessDate, formatDate, formatInstant } from '@dustforce/core/schedule'
import {
  answerText,
  bookingFieldNames,
  bookingFields,
  displayStatus,
  displayStatusLabel,
  paymentLabel,
  serviceName,
} from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { inquiryStatusLabel, subjectSummary } from '@dustforce/office/inquiry'
import type { Booking, Customer, CustomerFigures } from '@dustforce/supabase/admin'
import { buttonLook } from '@dustforce/ui/button-look'
import { StatCard } from '@dustforce/ui/stat-card'
import { useBusiness } from '@dustforce/ui/use-business'
import { Download, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { Panel } from '../../kit/panel.tsx'
import { bookingPath } from '../../patterns/booking-path.ts'
import { EmailLink, MapLink, PhoneLink } from '../../patterns/contact-links.tsx'
import { letterName, letterStateText } from '../../patterns/letter-words.ts'
import { ownersData } from '../../patterns/use-customer-data.ts'
import { CustomerNote } from './customer-note.tsx'

export interface CustomerViewProps {
  readonly customer: Customer
  /** The way back to the list. */
  readonly back: ReactNode
  readonly savingNote: boolean
  /** Whether the data may be exported and erased; an owner may otherwise. */
  readonly canUseData?: boolean | undefined
  readonly exporting: boolean
  readonly onNote: (note: string, seen: string) => void
  readonly onExport: () => void
  /** Asks for a confirmation first. */
  readonly onErase: () => void
  /** The cleaners whom the customer prefers, joined to the data. */
  readonly cleaners?: ReactNode
  /** Renders a link of the router in the given look. */
  readonly link: (path: string, content: ReactNode, look: string) => ReactNode
}

/** The answers that hold for every visit: not what was said of one, nor what the figures of the home say. */
const preferences = bookingFieldNames.filter(
  (name) => name !== 'homeType' && name !== 'useCustomerEquipment' && name !== 'notes',
)

/** Everything about one customer: figures, how to reach them, what they like, bookings, inquiries and e-mails. */
export function CustomerView({
  customer,
  back,
  savingNote,
  canUseData = true,
  exporting,
  onNote,
  onExport,
  onErase,
  cleaners,
  link,
}: CustomerViewProps) {
  const { policy } = useBusiness()
  const { bookings, inquiries, letters } = customer
  const [latest] = bookings
  return (
    <>
      {back}
      <PageTitle
        title={latest?.customerName ?? ''}
        aside={
          <span className="flex flex-wrap items-center gap-2 print:hidden">
            {latest === undefined
              ? null
              : link(
                  `/dashboard/bookings?${new URLSearchParams({ do: 'new', like: latest.id })}`,
                  'New booking',
                  buttonLook({ size: 'sm' }),
                )}
            {canUseData ? (
              <>
                <ActButton busy={exporting} busyLabel="Exporting..." icon={Download} onClick={onExport}>
                  Export data
                </ActButton>
                <ActButton variant="danger-quiet" icon={Trash2} onClick={onErase}>
                  Erase
                </ActButton>
              </>
            ) : (
              <span className="text-sm text-muted">{ownersData}</span>
            )}
          </span>
        }
      />
      <div className="grid gap-4">
        <Figures figures={customer.figures} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel title="Contact">
            <Facts
              all
              facts={[
                ['Email', <EmailLink key="email" email={latest?.email ?? ''} />],
                ['Phone', <PhoneLink key="phone" phone={latest?.phone ?? ''} />],
                ...addressesOf(bookings).map(
                  (address, index) =>
                    [
                      index === 0 ? 'Address' : `Address ${index + 1}`,
                      <MapLink key={address} address={address} />,
                    ] as const,
                ),
                ['E-mails', mailText(customer.mail)],
              ]}
            />
          </Panel>
          <Panel title="Preferences">
            <Preferences bookings={bookings} />
          </Panel>
        </div>
        {cleaners}
        <CustomerNote
          of={customer.bookings[0]?.email ?? ''}
          note={customer.note}
          written={
            customer.noteAt === null
              ? null
              : `${customer.noteBy ?? ''}, ${formatInstant(customer.noteAt, policy.zone)}`
          }
          busy={savingNote}
          onSave={onNote}
        />
        <Bookings customer={customer} link={link} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel title="Inquiries">
            <Lines
              empty="No inquiries."
              lines={inquiries.map(({ id, subject, status, createdAt }) => ({
                id,
                text: link(
                  `/dashboard/contacts?${new URLSearchParams({ q: latest?.email ?? '', open: id })}`,
                  subjectSummary(subject),
                  'underline underline-offset-2',
                ),
                hint: [
                  inquiryStatusLabel(status),
                  createdAt === null ? null : formatInstant(createdAt, policy.zone),
                ],
              }))}
            />
          </Panel>
          <Panel title="E-mails">
            <Lines
              empty="No e-mails."
              lines={letters.map(({ id, kind, status, at }) => ({
                id,
                text: letterName(kind),
                hint: [letterStateText(status), formatInstant(at, policy.zone)],
              }))}
            />
          </Panel>
        </div>
      </div>
    </>
  )
}

function Figures({ figures }: { readonly figures: CustomerFigures }) {
  const { money } = useBusiness()
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 gap-3 *:last:col-span-2 sm:grid-cols-3 xl:grid-cols-5 xl:*:last:col-span-1"
    >
      <StatCard label="Bookings" value={figures.bookings} />
      <StatCard label="Spent" value={dollars(figures.spentCents, money)} />
      <StatCard label="Last visit" value={<span className="text-xl">{dateText(figures.last)}</span>} />
      <StatCard label="Next visit" value={<span className="text-xl">{dateText(figures.next)}</span>} />
      <StatCard
        label="Owed"
        value={dollars(figures.owedCents, money)}
        hint={
          figures.refundDueCents === 0
            ? 'For visits not paid yet'
            : `${dollars(figures.refundDueCents, money)} has to go back`
        }
      />
    </section>
  )
}

/** The latest bookings, and the way to the others. */
function Bookings({ customer: { bookings, figures }, link }: Pick<CustomerViewProps, 'customer' | 'link'>) {
  const { money, priceBook } = useBusiness()
  const [latest] = bookings
  return (
    <Panel title="Bookings">
      <ul className="divide-y divide-line">
        {bookings.map((booking) => (
          <li key={booking.id}>
            {link(
              bookingPath(booking.id),
              <>
                <span className="flex basis-full items-baseline gap-2 tabular-nums sm:block sm:w-32 sm:basis-auto sm:shrink-0">
                  {dateText(booking.bookingDate)}
                  <span className="block text-xs text-muted">{booking.bookingTime}</span>
                </span>
                <span className="min-w-0 flex-1 basis-32">
                  {serviceName(booking.serviceType, priceBook)}
                  <span className="block text-xs text-muted">
                    {booking.assignedCleanerName?.trim() || 'No contractor'}
                  </span>
                </span>
                <span className="flex-1 basis-24 self-start text-right tabular-nums sm:flex-none sm:basis-auto sm:self-auto">
                  {exactAmount(booking.totalCents, money)}
                  <span className="block text-xs text-muted">
                    {displayStatusLabel(displayStatus(booking))}
                    {' · '}
                    {paymentLabel(booking.paymentStatus, booking.refundDue, booking.bookingStatus)}
                  </span>
                </span>
              </>,
              '-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-2 py-2 text-sm hover:bg-wash sm:flex-nowrap',
            )}
          </li>
        ))}
      </ul>
      {bookings.length < figures.allBookings ? (
        <p className="pt-2 text-sm text-muted">
          These are the latest {bookings.length}.{' '}
          {link(
            `/dashboard/bookings?${new URLSearchParams({ q: latest?.email ?? '' })}`,
            `See all ${figures.allBookings}`,
            'underline underline-offset-2',
          )}
        </p>
      ) : null}
    </Panel>
  )
}

/** Shows what the customer said about the home, as in the latest booking that says it. */
function Preferences({ bookings }: { readonly bookings: readonly Booking[] }) {
  const facts = preferences.flatMap((name) => {
    const said = bookings.find((booking) => booking[name] !== null && booking[name] !== '')
    return said === undefined ? [] : [[bookingFields[name].label, answerText(name, said[name])] as const]
  })
  if (facts.length === 0) return <p className="text-sm text-muted">Nothing is known.</p>
  return <Facts facts={facts} />
}

function Lines({
  lines,
  empty,
}: {
  readonly lines: readonly {
    readonly id: string
    readonly text: ReactNode
    readonly hint: readonly (string | null)[]
  }[]
  readonly empty: string
}) {
  if (lines.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map(({ id, text, hint }) => (
        <li key={id}>
          {text}
          <span className="block text-xs text-muted">{hint.filter((part) => part !== null).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

function addressesOf(bookings: readonly Booking[]): readonly string[] {
  return [...new Set(bookings.map(({ address }) => address.trim()).filter((address) => address !== ''))]
}

function dateText(date: BusinessDate | null): string {
  return date === null ? '—' : formatDate(date)
}

function dollars(amount: Cents, money: MoneyFormat): string {
  return formatMoney(amount, { ...money, decimals: 0 })
}

/** Says which e-mails besides the necessary ones a customer wants. */
function mailText({ reminders, thanks }: Customer['mail']): string {
  if (reminders && thanks) return 'All'
  if (reminders) return 'No thank-you'
  return thanks ? 'No reminders' : 'Only the necessary'
}
