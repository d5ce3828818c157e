import { gtaPriceBook } from '@dustforce/core/catalogue'
import { type Cents, centsFromDollars, formatMoney } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import { gtaMoney } from '@dustforce/office/company'
import { promoMargin } from '@dustforce/office/payout'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { EmptyState } from '@dustforce/ui/empty-state'
import { IconButton } from '@dustforce/ui/icon-button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { Pencil, TriangleAlert } from 'lucide-react'
import { marginWarning } from '../../patterns/margin-words.ts'

export interface PromoListProps {
  readonly promoCodes: readonly PromoCode[]
  /** Without it the codes are only shown. */
  readonly canChange?: boolean | undefined
  readonly onEdit: (promo: PromoCode) => void
  readonly onSetActive: (promo: PromoCode, active: boolean) => void
}

const columns = ['Code', 'Discount', 'Used', 'Minimum', 'Valid until', 'Status', 'Actions'] as const

/** The promo codes with how often they were used. */
export function PromoList({ promoCodes, canChange = true, onEdit, onSetActive }: PromoListProps) {
  if (promoCodes.length === 0) return <EmptyState title="No promo codes yet." className="!py-8" />
  const dollars = (amount: Cents | null) => (amount === null ? '—' : formatMoney(amount, gtaMoney))
  return (
    <Table cards label="Promo codes" minWidth="720px">
      <TableHead>
        <tr>
          {(canChange ? columns : columns.slice(0, -1)).map((column) => (
            <TableHeader key={column}>{column}</TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {promoCodes.map((promo) => (
          <TableRow key={promo.code}>
            <TableCell wide>
              <p className="font-semibold">{promo.code}</p>
              {promo.firstTimeOnly ? <p className="text-xs text-muted">First-time customers</p> : null}
              <PromoWarning promo={promo} />
            </TableCell>
            <TableCell label="Discount">
              {promo.discountType === 'percentage'
                ? `${promo.discountValue}%`
                : formatMoney(centsFromDollars(promo.discountValue), gtaMoney)}
            </TableCell>
            <TableCell label="Used" className="tabular-nums">
              {promo.currentUses}
              {promo.maxUses === null ? '' : ` / ${promo.maxUses}`}
            </TableCell>
            <TableCell label="Minimum">{dollars(promo.minOrderCents)}</TableCell>
            <TableCell label="Valid until" className="whitespace-nowrap">
              {promo.validUntil === null ? 'No end' : formatInstant(promo.validUntil, gtaPolicy.zone)}
            </TableCell>
            <TableCell label="Status">
              <Badge dot tone={promo.isActive ? 'success' : 'neutral'}>
                {promo.isActive ? 'Active' : 'Inactive'}
              </Badge>
            </TableCell>
            {canChange ? (
              <TableCell className="!py-1.5">
                <span className="flex items-center">
                  <IconButton
                    size="sm"
                    label={`Edit ${promo.code}`}
                    icon={<Pencil aria-hidden="true" className="size-4" />}
                    onClick={() => onEdit(promo)}
                  />
                  <Button
                    size="sm"
                    variant={promo.isActive ? 'danger-quiet' : 'ghost'}
                    aria-label={`${promo.isActive ? 'Deactivate' : 'Activate'} ${promo.code}`}
                    onClick={() => onSetActive(promo, !promo.isActive)}
                  >
                    {promo.isActive ? 'Deactivate' : 'Activate'}
                  </Button>
                </span>
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** What a code leaves of the smallest order that it applies to, when that is too little. */
export function PromoWarning({ promo }: { readonly promo: Parameters<typeof promoMargin>[0] }) {
  const warning = marginWarning(promoMargin(promo, { book: gtaPriceBook, policy: gtaPolicy }))
  return warning === null ? null : (
    <p className="flex max-w-[34rem] gap-1.5 pt-0.5 text-xs text-warning-ink">
      <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span>Eats the margin of a small order. {warning}</span>
    </p>
  )
}
