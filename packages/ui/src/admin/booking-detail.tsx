import {
  attentionText,
  buildingAccessOptions,
  canCancel,
  homeTypeOptions,
  type Option,
  optionLabel,
  parkingOptions,
  serviceName,
  someoneHomeOptions,
} from '@dustforce/core/booking'
import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import { Copy, Mail, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Notice } from '../primitives/notice.tsx'
import type { Booking } from './booking-record.ts'
import { amount, referenceOf, whenText } from './booking-words.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { Facts } from './facts.tsx'

export interface BookingDetailProps {
  readonly booking: Booking
  /** Subtotal and tax, also where none are stored. Cents. */
  readonly split: { readonly subtotal: string; readonly tax: string }
  readonly onEdit: () => void
  readonly onCancel: () => void
  readonly onDelete: () => void
  readonly onEmailContractor: () => void
  readonly onEmailCustomer: () => void
  readonly onCopySms: () => void
}

/** Every field of a booking, and all that can be done with it. Admin spec, sections 2 and 4. */
export function BookingDetail({
  booking,
  split,
  onEdit,
  onCancel,
  onDelete,
  onEmailContractor,
  onEmailCustomer,
  onCopySms,
}: BookingDetailProps) {
  const reference = referenceOf(booking)
  return (
    <div className="grid max-w-[calc(100vw-4rem)] gap-4 md:max-w-none">
      {booking.attention ? (
        <Notice
          tone="danger"
          title="Needs attention"
          icon={<TriangleAlert aria-hidden="true" className="size-4.5" />}
        >
          {attentionText(booking.attention)}
        </Notice>
      ) : null}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <Panel title="Customer">
          <Facts
            all
            facts={[
              ['Name', booking.customerName],
              [
                'Email',
                <a
                  key="email"
                  href={`mailto:${booking.email}`}
                  className="underline underline-offset-2 break-all"
                >
                  {booking.email}
                </a>,
              ],
              ['Phone', booking.phone],
              ['Address', booking.address],
              [
                'Booking ID',
                <span key="id" className="break-all">
                  {booking.id}
                </span>,
              ],
              [
                'Booked',
                booking.createdAt === null ? null : formatInstant(booking.createdAt, gtaPolicy.zone),
              ],
            ]}
          />
        </Panel>
        <Panel title="Job">
          <Facts
            all
            facts={[
              ['Service', serviceName(booking.serviceType)],
              ['When', whenText(booking)],
              ['Home', choice(homeTypeOptions, booking.homeType)],
              ['Bedrooms', booking.bedrooms],
              ['Bathrooms', booking.bathrooms],
              ['Add-ons', booking.addOns.length === 0 ? 'None' : booking.addOns.join(', ')],
              ['Pets', yesNo(booking.hasPets)],
              ['Pet details', booking.petDetails],
            ]}
          />
        </Panel>
        <Panel title="Access">
          <Facts
            all
            facts={[
              ['Someone home', choice(someoneHomeOptions, booking.someoneHome)],
              ['Entry', booking.entryInstructions],
              ['Building', choice(buildingAccessOptions, booking.buildingAccess)],
              ['Parking', choice(parkingOptions, booking.parkingAvailable)],
              ['Avoid', booking.avoidAreas],
              ["Customer's equipment", yesNo(booking.useCustomerEquipment)],
              ['Equipment notes', booking.equipmentPreferences],
            ]}
          />
        </Panel>
        <Panel title="Payment">
          <Facts
            all
            facts={[
              ['Subtotal', split.subtotal],
              [
                'Discount',
                booking.discountCents > 0
                  ? `−${amount(booking.discountCents)}${booking.appliedPromoCode ? ` (${booking.appliedPromoCode})` : ''}`
                  : null,
              ],
              ['HST', split.tax],
              ['Total', amount(booking.totalCents)],
              ['Given back', booking.refundedCents > 0 ? amount(booking.refundedCents) : null],
              ['Lost in a dispute', booking.lostCents > 0 ? amount(booking.lostCents) : null],
              ['Payment', booking.paymentStatus],
              ['Reference', reference],
              ['Contractor', booking.assignedCleanerName],
              ['Contractor phone', booking.assignedCleanerPhone],
              ['Contractor pay', amount(booking.contractorPayCents)],
            ]}
          />
        </Panel>
      </div>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Panel title="Special instructions">
          <p className="text-sm whitespace-pre-wrap">{booking.notes || 'None'}</p>
        </Panel>
        <Panel title="Admin notes">
          <p className="text-sm whitespace-pre-wrap">{booking.adminNotes || 'None'}</p>
        </Panel>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          size="sm"
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={onEdit}
        >
          Edit Booking
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Mail aria-hidden="true" className="size-4" />}
          onClick={onEmailContractor}
        >
          Email Contractor
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Mail aria-hidden="true" className="size-4" />}
          onClick={onEmailCustomer}
        >
          Email Customer
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={onCopySms}
        >
          Copy SMS
        </Button>
        {canCancel(booking) ? (
          <span className="flex flex-wrap items-center gap-2 md:ml-auto">
            <CancelBooking onCancel={onCancel} />
            <Button
              size="sm"
              variant="danger-quiet"
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={onDelete}
            >
              Delete Booking
            </Button>
          </span>
        ) : null}
      </div>
    </div>
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

function choice(options: readonly Option[], stored: string | null): string | null {
  return stored === null ? null : optionLabel(options, stored)
}

function yesNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'Yes' : 'No'
}
