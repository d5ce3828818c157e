import { type Cents, centsFromDollars, formatMoney } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { formatInstant } from '@dustforce/core/schedule'
import { promoMargin } from '@dustforce/office/payout'
import { Badge } from '@dustforce/ui/badge'
import { EmptyState } from '@dustforce/ui/empty-state'
import { IconButton } from '@dustforce/ui/icon-button'
import { useBusiness } from '@dustforce/ui/use-business'
import { Pencil, TriangleAlert } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { marginWarning } from '../../patterns/margin-words.ts'

export interface PromoListProps {
  readonly promoCodes: readonly PromoCode[]
  /** Without it the codes are only shown. */
  readonly canChange?: boolean | undefined
  readonly onEdit: (promo: PromoCode) => void
  readonly onSetActive: (promo: PromoCode, active: boolean) => void
}

/** The promo codes with how often they were used. */
export function PromoList({ promoCodes, canChange = true, onEdit, onSetActive }: PromoListProps) {
  const { money, policy } = useBusiness()
  if (promoCodes.length === 0) return <EmptyState title="No promo codes yet." className="!py-8" />
  const dollars = (amount: Cents | null) => (amount === null ? '—' : formatMoney(amount, money))
  const acts: Column<PromoCode> = {
    name: 'Actions',
    hideName: true,
    look: '!py-1.5',
    cell: (promo) => (
      <span className="flex items-center">
        <IconButton
          size="sm"
          label={`Edit ${promo.code}`}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => onEdit(promo)}
        />
        <ActButton
          variant={promo.isActive ? 'danger-quiet' : 'ghost'}
          aria-label={`${promo.isActive ? 'Deactivate' : 'Activate'} ${promo.code}`}
          onClick={() => onSetActive(promo, !promo.isActive)}
        >
          {promo.isActive ? 'Deactivate' : 'Activate'}
        </ActButton>
      </span>
    ),
  }
  return (
    <DataTable
      cards
      label="Promo codes"
      minWidth="720px"
      rows={promoCodes}
      keyOf={({ code }) => code}
      columns={[
        {
          name: 'Code',
          hideName: true,
          wide: true,
          cell: (promo) => (
            <>
              <p className="font-semibold">{promo.code}</p>
              {promo.firstTimeOnly ? <p className="text-xs text-muted">First-time customers</p> : null}
              <PromoWarning promo={promo} />
            </>
          ),
        },
        {
          name: 'Discount',
          cell: ({ discountType, discountValue }) =>
            discountType === 'percentage' ? `${discountValue}%` : dollars(centsFromDollars(discountValue)),
        },
        {
          name: 'Used',
          look: 'tabular-nums',
          cell: ({ currentUses, maxUses }) => `${currentUses}${maxUses === null ? '' : ` / ${maxUses}`}`,
        },
        { name: 'Minimum', cell: ({ minOrderCents }) => dollars(minOrderCents) },
        {
          name: 'Valid until',
          look: 'whitespace-nowrap',
          cell: ({ validUntil }) => (validUntil === null ? 'No end' : formatInstant(validUntil, policy.zone)),
        },
        {
          name: 'Status',
          cell: ({ isActive }) => (
            <Badge dot tone={isActive ? 'success' : 'neutral'}>
              {isActive ? 'Active' : 'Inactive'}
            </Badge>
          ),
        },
        ...(canChange ? [acts] : []),
      ]}
    />
  )
}

/** Warns of what a code leaves of the smallest order that it applies to, when that is too little. */
export function PromoWarning({ promo }: { readonly promo: Parameters<typeof promoMargin>[0] }) {
  const { money, policy, priceBook } = useBusiness()
  const warning = marginWarning(promoMargin(promo, { book: priceBook, policy: policy }), money)
  return warning === null ? null : (
    <p className="flex max-w-[34rem] gap-1.5 pt-0.5 text-xs text-warning-ink">
      <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span>Leaves no margin on a small order. {warning}</span>
    </p>
  )
}
