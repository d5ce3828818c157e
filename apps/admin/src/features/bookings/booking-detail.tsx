import { cents } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import {
  answerText,
  attentionText,
  type BookingFieldName,
  bookingFields,
  discountLabel,
  isPaymentDue,
  keptCents,
  owedCents,
  paymentText,
  serviceName,
  type ToldKind,
  toGiveBackCents,
} from '@dustforce/office/booking'
import { canCancel, canChange, canMove, canUnassign } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { classNames } from '@dustforce/ui/class-names'
import { Menu, type MenuItem } from '@dustforce/ui/menu'
import { Notice } from '@dustforce/ui/notice'
import {
  CalendarClock,
  Copy,
  HandCoins,
  ListPlus,
  type LucideIcon,
  Mail,
  Pencil,
  Trash2,
  TriangleAlert,
  UserMinus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { EmailLink, MapLink, PhoneLink } from '../../patterns/contact-links.tsx'
import { type Fact, Facts, isSaid, Unsaid } from '../../patterns/facts.tsx'
import { marginWarning } from '../../patterns/margin-words.ts'
import { toldWords } from '../../patterns/told-words.ts'
import { amount, referenceOf, whenText } from './booking-words.ts'
import type { CancelBookingProps } from './cancel-booking.tsx'
import { EndBooking } from './end-booking.tsx'

export interface BookingDetailProps extends CancelBookingProps {
  readonly booking: Booking
  /** Subtotal and tax, also where none are stored. Cents. */
  readonly split: { readonly subtotal: string; readonly tax: string }
  /** In a panel, that shows less at once, what can be done comes first. */
  readonly isBesideList?: boolean | undefined
  /** What became of the e-mails about it. */
  readonly letters?: ReactNode
  readonly onEdit: () => void
  /** Opens the dialog where day and time are chosen. */
  readonly onMove: () => void
  /** Opens the dialog where add-ons, pets and entry are changed. */
  readonly onChange: () => void
  /** Takes the cleaner off. */
  readonly onUnassign: () => void
  /** Somebody has looked at what needs attention. */
  readonly onSettle: () => void
  readonly onDelete: () => void
  readonly onEmailContractor: () => void
  readonly onEmailCustomer: () => void
  readonly onCopySms: () => void
  /** What the customer can be told now. */
  readonly tellable?: readonly ToldKind[]
  readonly onTell: (kind: ToldKind) => void
  /** What can be noted about the start of the job. */
  readonly start?: ReactNode
  /** Writes the customer a link to pay what is owed again. */
  readonly onAskOwed?: (() => void) | undefined
  /** There is something that the office itself has to pay back. */
  readonly hasToPayBack?: boolean
  /** Notes a payment, or a refund, that the office takes and makes itself. */
  readonly onHandPayment: () => void
}

const small = 'size-4'

/** Every field of a booking, and all that can be done with it. */
export function BookingDetail({
  booking,
  split,
  isBesideList = false,
  letters,
  onEdit,
  onMove,
  onChange,
  onUnassign,
  onDecide,
  onSettle,
  onDelete,
  onEmailContractor,
  onEmailCustomer,
  onCopySms,
  tellable = [],
  onTell,
  start,
  hasToPayBack = false,
  onAskOwed,
  onHandPayment,
}: BookingDetailProps) {
  const reference = referenceOf(booking)
  const answered = (name: BookingFieldName): Fact => {
    const { label, ...field } = bookingFields[name]
    const answer = answerText(name, booking[name])
    return [label, 'unset' in field && answer === field.unset ? null : answer]
  }
  const customer: readonly Fact[] = [
    ['Name', booking.customerName],
    ['Email', emailOf(booking)],
    ['Phone', phoneOf(booking.phone)],
    ['Address', booking.address === '' ? null : <MapLink key="map" address={booking.address} />],
    [
      'Booking ID',
      <span key="id" className="break-all">
        {booking.id}
      </span>,
    ],
    ['Booked', booking.createdAt === null ? null : formatInstant(booking.createdAt, gtaPolicy.zone)],
  ]
  const job: readonly Fact[] = [
    ['Service', serviceName(booking.serviceType)],
    ['When', whenText(booking)],
    ['Takes', durationText(booking.durationMinutes, durationInEnglish)],
    ...startOf(booking),
    answered('homeType'),
    ['Bedrooms', booking.bedrooms],
    ['Bathrooms', booking.bathrooms],
    ['Add-ons', booking.addOns.length === 0 ? 'None' : booking.addOns.join(', ')],
    ['Pets', booking.hasPets === null ? null : booking.hasPets ? 'Yes' : 'No'],
    ...(booking.hasPets === false ? [] : [answered('petDetails')]),
  ]
  const access: readonly Fact[] = [
    answered('someoneHome'),
    answered('entryInstructions'),
    answered('buildingAccess'),
    answered('parkingAvailable'),
    answered('avoidAreas'),
    answered('useCustomerEquipment'),
    answered('equipmentPreferences'),
  ]
  const notes: readonly Fact[] = [
    [bookingFields.notes.label, booking.notes],
    ['Admin notes', booking.adminNotes],
  ]
  const isOpen = canCancel(booking)
  const owed = owedCents(booking)
  const isToPay = isPaymentDue(booking) || owed > 0
  const rare: readonly MenuItem[] = [
    ...(canChange(booking)
      ? [
          {
            label: 'Change Service or Add-ons',
            icon: <ListPlus aria-hidden="true" className={small} />,
            onSelect: onChange,
          },
        ]
      : []),
    ...(canUnassign(booking)
      ? [
          {
            label: 'Unassign',
            icon: <UserMinus aria-hidden="true" className={small} />,
            onSelect: onUnassign,
          },
        ]
      : []),
    { label: 'Copy SMS', icon: <Copy aria-hidden="true" className={small} />, onSelect: onCopySms },
    ...(isOpen
      ? [
          {
            label: 'Delete Booking',
            danger: true,
            icon: <Trash2 aria-hidden="true" className={small} />,
            onSelect: onDelete,
          },
        ]
      : []),
  ]
  const acts = (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2 border-line print:hidden',
        isBesideList ? 'border-b pb-3' : 'border-t pt-3',
      )}
    >
      {isToPay || hasToPayBack ? (
        <Button size="sm" icon={<HandCoins aria-hidden="true" className="size-4" />} onClick={onHandPayment}>
          {isToPay ? 'Mark as Paid' : 'Record Refund'}
        </Button>
      ) : null}
      {owed > 0 ? (
        <Act icon={Mail} onClick={onAskOwed}>
          Ask for {amount(owed)}
        </Act>
      ) : null}
      <Act icon={Pencil} onClick={onEdit}>
        Edit Booking
      </Act>
      {canMove(booking, gtaPolicy) ? (
        <Act icon={CalendarClock} onClick={onMove}>
          Move
        </Act>
      ) : null}
      <Act icon={Mail} onClick={onEmailContractor}>
        Email Contractor
      </Act>
      {booking.email === '' ? null : (
        <Act icon={Mail} onClick={onEmailCustomer}>
          Email Customer
        </Act>
      )}
      {booking.email === ''
        ? null
        : tellable.map((kind) => (
            <Act key={kind} icon={toldWords[kind].icon} onClick={() => onTell(kind)}>
              {toldWords[kind].button}
            </Act>
          ))}
      {start}
      <Menu label="More" items={rare} />
      <EndBooking booking={booking} className="gap-2 md:ml-auto" onDecide={onDecide} />
    </div>
  )
  return (
    <div className="@container grid gap-4">
      {isBesideList ? acts : null}
      {booking.attention.length > 0 ? (
        <Notice
          tone="danger"
          title="Needs attention"
          icon={<TriangleAlert aria-hidden="true" className="size-4.5" />}
        >
          {booking.attention.map((reason) => (
            <p key={reason}>{attentionText(reason)}</p>
          ))}
          <Button size="sm" variant="secondary" className="mt-2" onClick={onSettle}>
            Settle
          </Button>
        </Notice>
      ) : null}
      {letters}
      <MarginOfCode booking={booking} />
      <div className="grid gap-x-8 gap-y-5 @xl:grid-cols-2 @4xl:grid-cols-[1fr_0.9fr_1.2fr_0.9fr]">
        <Panel title="Customer">
          <Facts facts={customer} />
        </Panel>
        <Panel title="Job">
          <Facts facts={job} />
        </Panel>
        <Panel title="Access">
          <Facts facts={access} />
        </Panel>
        <Panel title="Payment">
          <Facts
            facts={[
              ['Subtotal', split.subtotal],
              [
                discountLabel({ promoCode: '', isAgreed: booking.agreedPriceCents !== null }),
                booking.discountCents === 0
                  ? null
                  : `${booking.discountCents > 0 ? '−' : '+'}${amount(cents(Math.abs(booking.discountCents)))}${booking.appliedPromoCode ? ` (${booking.appliedPromoCode})` : ''}`,
              ],
              ['HST', split.tax],
              ['Total', amount(booking.totalCents)],
              ...goneBack(booking),
              [
                'Payment',
                paymentText(booking, {
                  ...booking,
                  returnedCents: booking.refundedCents,
                  keptCents: keptCents(booking),
                  toGiveBackCents: toGiveBackCents(booking),
                  owedCents: owed,
                }),
              ],
              ['Reference', reference],
              ['Contractor', booking.assignedCleanerName],
              ['Contractor phone', phoneOf(booking.assignedCleanerPhone)],
              [
                'Contractor pay',
                booking.contractorPayCents === null ? null : amount(booking.contractorPayCents),
              ],
            ]}
          />
        </Panel>
      </div>
      {notes.some(isSaid) ? (
        <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
          {notes.filter(isSaid).map(([title, text]) => (
            <Panel key={title} title={title}>
              <p className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
            </Panel>
          ))}
        </div>
      ) : null}
      <Unsaid facts={[...customer, ...job, ...access, ...notes]} />
      {isBesideList ? null : acts}
    </div>
  )
}

/** The address; what its lack means, unless the whole customer was erased. */
function emailOf({ email, phone }: Booking): ReactNode {
  if (email !== '') return <EmailLink email={email} />
  return phone === '' ? null : 'No e-mail: nothing can be sent'
}

interface ActProps {
  readonly icon: LucideIcon
  readonly onClick: (() => void) | undefined
  readonly children: ReactNode
}

/** One of the things that can be done with the booking. */
function Act({ icon: Icon, onClick, children }: ActProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon aria-hidden="true" className={small} />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** A warning when the promo code leaves too little. */
function MarginOfCode({ booking }: { readonly booking: Booking }) {
  const { appliedPromoCode: code, subtotalCents, discountCents, contractorPayCents } = booking
  if (code === null || subtotalCents === null || discountCents === 0) return null
  const payCents = contractorPayCents ?? suggestedPay(subtotalCents, gtaPolicy)
  const warning = marginWarning({ subtotalCents, discountCents, payCents })
  return warning === null ? null : (
    <Notice
      tone="warning"
      title={`${code} eats the margin`}
      icon={<TriangleAlert aria-hidden="true" className="size-4.5" />}
    >
      {warning}
    </Notice>
  )
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-1.5 text-xs font-semibold tracking-wide text-muted uppercase">{title}</h2>
      {children}
    </section>
  )
}

/** What has gone back of the payment; left out while nothing has. */
function goneBack({ refundedCents, lostCents }: Booking): (readonly [string, ReactNode])[] {
  return [['Given back', refundedCents] as const, ['Lost in a dispute', lostCents] as const].flatMap(
    ([name, cents]) => (cents > 0 ? [[name, amount(cents)] as const] : []),
  )
}

/** When the job began; left out before it has. */
function startOf({ startedAt }: Booking): (readonly [string, ReactNode])[] {
  return startedAt === null ? [] : [['Started', formatInstant(startedAt, gtaPolicy.zone)]]
}

function phoneOf(phone: string | null): ReactNode {
  return phone === null || phone.trim() === '' ? null : <PhoneLink phone={phone} />
}
