import type { Service } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { hoursOfWeekday, timeLabel, weekdayName } from '@dustforce/core/schedule'
import { termsOf } from '@dustforce/office/company'
import { Badge } from '@dustforce/ui/badge'
import { Card } from '@dustforce/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
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
    <section id={cardId(title)} className="min-w-0 scroll-mt-20">
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

/** When jobs can start on each day of the week. */
export function BusinessHours() {
  const { policy } = useBusiness()
  const week = Array.from({ length: 7 }, (_, index) => (policy.weekStart + index) % 7)
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-y-1.5 text-sm">
      {week.map((day) => {
        const hours = hoursOfWeekday(policy, day)
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
  const { money, priceBook } = useBusiness()
  const services = Object.values(priceBook.services)
  const sizes = Object.keys(pricesOf(services[0]))
  const price = (service: Service, size: string) => {
    const found = pricesOf(service)[size]
    return found === undefined ? '—' : formatMoney(found, money)
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
        {Object.values(priceBook.addOns).map((addOn) => (
          <li key={addOn.name}>
            <Badge>
              {addOn.name} {formatMoney(addOn.amount, money)}
              {addOn.unit ? ` (${addOn.unit})` : ''}
            </Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Pet fee {formatMoney(termsOf(priceBook).petFeeCents, money)}. Beyond the table{' '}
        {formatMoney(termsOf(priceBook).extraBedroomCents, money)} for each bedroom and{' '}
        {formatMoney(termsOf(priceBook).extraBathroomCents, money)} for each bathroom more.{' '}
        {termsOf(priceBook).tax.name} {termsOf(priceBook).tax.percent}% is{' '}
        {termsOf(priceBook).tax.mode === 'added' ? 'added at checkout' : 'included'}.
      </p>
    </div>
  )
}
