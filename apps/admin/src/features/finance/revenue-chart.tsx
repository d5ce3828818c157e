import { cents, formatMoney } from '@dustforce/core/money'
import { formatDate } from '@dustforce/core/schedule'
import { useBusiness } from '@dustforce/ui/use-business'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { FinancePoint } from './finance-view.tsx'

export interface RevenueChartProps {
  readonly points: readonly FinancePoint[]
  readonly grain: 'week' | 'month'
}

const bars = [
  ['Revenue', 'var(--df-brand)'],
  ['Payouts', 'var(--df-sun)'],
  ['Margin', 'var(--df-line-strong)'],
] as const
const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--df-muted)', fontSize: 12 } }

/** Revenue, payouts and margin side by side. The table beside it says the same in figures. */
export default function RevenueChart({ points, grain }: RevenueChartProps) {
  const { money } = useBusiness()
  const data = points.map((point) => ({
    name:
      grain === 'month' ? point.period.from.slice(0, 7) : formatDate(point.period.from).replace(/, \d+$/, ''),
    Revenue: point.revenueCents,
    Payouts: point.payoutsCents,
    Margin: point.marginCents,
  }))
  const amount = (value: number) => formatMoney(cents(value), { ...money, decimals: 0 })
  return (
    <div className="h-72" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--df-line)" />
          <XAxis dataKey="name" {...axis} />
          <YAxis width={64} {...axis} tickFormatter={amount} />
          <Tooltip
            cursor={{ fill: 'var(--df-wash)' }}
            contentStyle={{
              background: 'var(--df-raised)',
              border: '1px solid var(--df-line)',
              borderRadius: 10,
              color: 'var(--df-ink)',
            }}
            itemStyle={{ color: 'var(--df-ink)' }}
            formatter={(value) => amount(Number(value))}
          />
          {bars.map(([name, fill]) => (
            <Bar
              key={name}
              dataKey={name}
              fill={fill}
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
              maxBarSize={36}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
