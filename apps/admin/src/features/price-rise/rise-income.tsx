import { incomeOf } from '@dustforce/office/price-rise'
import type { RaisedVisits } from '@dustforce/supabase/admin'
import { Facts } from '../../kit/facts.tsx'
import { Panel } from '../../kit/panel.tsx'
import type { RiseMoney } from './rise-words.ts'

export interface RiseIncomeProps {
  /** Those that were chosen. */
  readonly rows: readonly RaisedVisits[]
  readonly money: RiseMoney
}

/** Shows what the next twelve months of the chosen customers bring, before and after. */
export function RiseIncome({ rows, money }: RiseIncomeProps) {
  const { yearBefore, yearAfter } = incomeOf(rows)
  const fact = (part: 'incomeCents' | 'payCents' | 'marginCents') => (
    <span className="tabular-nums">
      {money.exact(yearBefore[part])} → {money.exact(yearAfter[part])}{' '}
      <strong className="whitespace-nowrap">({money.change(yearBefore[part], yearAfter[part])})</strong>
    </span>
  )
  return (
    <Panel title="The next twelve months">
      <Facts
        facts={[
          ['Visits', String(yearAfter.visits)],
          ['Income before tax', fact('incomeCents')],
          ['Contractors’ pay', fact('payCents')],
          ['What is left', fact('marginCents')],
        ]}
      />
    </Panel>
  )
}
