import { gtaPriceBook, gtaTerms, type Service } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaPolicy, hoursOfWeekday, timeLabel, weekdayName } from '@dustforce/core/schedule'
import { gtaMoney } from '@dustforce/office/company'
import { settings } from '@dustforce/office/settings'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { Card } from '@dustforce/ui/card'
import { Notice } from '@dustforce/ui/notice'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, type ReactNode, useState } from 'react'
import { cardId } from './card-id.ts'

export interface SettingsCardProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One subject of the settings. */
export function SettingsCard({ title, hint, aside, children }: SettingsCardProps) {
  return (
    <section id={cardId(title)} aria-label={title} className="min-w-0 scroll-mt-20">
      <Card pad="md">
        <div className="flex flex-wrap items-start justify-between gap-3 pb-4">
          <div>
            <h2 className="text-base font-semibold">{title}</h2>
            {hint === undefined ? null : <p className="text-sm text-muted">{hint}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  )
}

export interface DailyLimitFormProps {
  readonly limit: number
  readonly busy: boolean
  /** What another limit does to what is booked. */
  readonly consequences?: (limit: number) => ReactNode
  readonly onSave: (limit: number) => void
}

/** How many bookings a day takes. */
export function DailyLimitForm({ limit, busy, consequences, onSave }: DailyLimitFormProps) {
  const [text, setText] = useState(String(limit))
  const typed = settings.daily_booking_limit.read(text)
  const isClosing = typed.ok && typed.value === 0 && limit !== 0
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (typed.ok && !busy) onSave(typed.value)
      }}
    >
      <TextField
        size="sm"
        label="Bookings a day"
        inputMode="numeric"
        className="w-40"
        error={typed.ok ? undefined : typed.message}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        size="sm"
        variant={isClosing ? 'danger' : 'primary'}
        busy={busy}
        busyLabel="Saving..."
        disabled={!typed.ok || typed.value === limit}
      >
        {isClosing ? 'Close the website' : 'Save limit'}
      </Button>
      {isClosing ? (
        <Notice
          tone="danger"
          announce="polite"
          className="w-full"
          title="Limit 0 closes the website for bookings."
        >
          Nobody can book any day, and New Booking offers none, until you raise it again. What is booked stays
          booked.
        </Notice>
      ) : null}
      {typed.ok && typed.value !== limit && consequences !== undefined ? (
        <div className="w-full">{consequences(typed.value)}</div>
      ) : null}
    </form>
  )
}

/** When jobs can start on each day of the week. */
export function BusinessHours() {
  const week = Array.from({ length: 7 }, (_, index) => (gtaPolicy.weekStart + index) % 7)
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-y-1.5 text-sm">
      {week.map((day) => {
        const hours = hoursOfWeekday(gtaPolicy, day)
        return (
          <div key={day} className="contents">
            <dt className="text-muted">{weekdayName(day)}</dt>
            <dd className="tabular-nums">
              {hours ? `${timeLabel(hours.opensAt)} – ${timeLabel(hours.closesAt)}` : 'Closed'}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The base prices of a service by home size. */
const pricesOf = (service: Service | undefined) =>
  service?.price.kind === 'table' ? service.price.cells : {}

/** The prices in use, with their version. */
export function PriceBookView() {
  const services = Object.values(gtaPriceBook.services)
  const sizes = Object.keys(pricesOf(services[0]))
  const price = (service: Service, size: string) => {
    const found = pricesOf(service)[size]
    return found === undefined ? '—' : formatMoney(found, gtaMoney)
  }
  return (
    <div className="grid gap-5">
      <Table label="Base prices">
        <TableHead>
          <tr>
            <TableHeader className="max-sm:!px-2 !whitespace-normal">Bedrooms – bathrooms</TableHeader>
            {services.map((service) => (
              <TableHeader
                key={service.name}
                className="max-sm:!px-2 !whitespace-normal text-right align-bottom"
              >
                {service.name}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {sizes.map((size) => (
            <TableRow key={size}>
              <TableCell className="max-sm:!px-2">{size.replace('-', ' – ')}</TableCell>
              {services.map((service) => (
                <TableCell key={service.name} numeric className="max-sm:!px-2">
                  {price(service, size)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ul className="flex flex-wrap gap-2">
        {Object.values(gtaPriceBook.addOns).map((addOn) => (
          <li key={addOn.name}>
            <Badge>
              {addOn.name} {formatMoney(addOn.amount, gtaMoney)}
              {addOn.unit ? ` (${addOn.unit})` : ''}
            </Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Pet fee {formatMoney(gtaTerms.petFeeCents, gtaMoney)}. Beyond the table{' '}
        {formatMoney(gtaTerms.extraBedroomCents, gtaMoney)} for each bedroom and{' '}
        {formatMoney(gtaTerms.extraBathroomCents, gtaMoney)} for each bathroom more. {gtaTerms.tax.name}{' '}
        {gtaTerms.tax.percent}% is {gtaTerms.tax.mode === 'added' ? 'added at checkout' : 'included'}.
      </p>
    </div>
  )
}
