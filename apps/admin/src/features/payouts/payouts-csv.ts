import { type Cents, dollarsOf } from '@dustforce/core/money'
import { businessDateOf, type DateRange } from '@dustforce/core/schedule'
import { serviceName } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { customerShortName, payoutStatus } from '@dustforce/office/payout'
import type { ContractorPayout, PaidOut, StatementLine } from '@dustforce/supabase/admin'
import { csvOf } from '../../app/csv.ts'
import { methodText, reasonText, statusText } from './payout-words.ts'

const money = (amount: Cents) => dollarsOf(amount).toFixed(2)

/** Returns what everyone earned in a period and is owed, as CSV; amounts in dollars. */
export function payoutsCsv(rows: readonly ContractorPayout[], { from, to }: DateRange): string {
  return csvOf([
    [
      'Contractor',
      'From',
      'To',
      'Jobs',
      'Earned',
      'Paid',
      'From before',
      'To pay',
      'Jobs without pay',
      'Status',
    ],
    ...rows.map(({ name, totals }) => [
      name,
      from,
      to,
      totals.jobs,
      money(totals.earnedCents),
      money(totals.paidCents),
      money(totals.beforeCents),
      money(totals.openCents),
      totals.withoutPay,
      statusText[payoutStatus(totals)].label,
    ]),
  ])
}

/** The lines of a statement as CSV, the open ones first; amounts in dollars. */
export function statementCsv(
  name: string,
  open: readonly StatementLine[],
  payouts: readonly PaidOut[],
  business: Business,
): string {
  const rowOf = (line: StatementLine, paid: readonly string[]) => [
    name,
    line.date,
    customerShortName(line.customerName ?? ''),
    line.service === null ? '' : serviceName(line.service, business.priceBook),
    reasonText[line.reason],
    money(line.cents),
    ...paid,
  ]
  return csvOf([
    [
      'Contractor',
      'Date',
      'Customer',
      'Service',
      'What',
      'Amount',
      'Paid on',
      'Method',
      'Reference',
      'Taken back on',
    ],
    ...open.map((line) => rowOf(line, ['', '', '', ''])),
    ...payouts.flatMap((payout) =>
      payout.lines.map((line) =>
        rowOf(line, [
          businessDateOf(payout.at, business.policy.zone),
          methodText(payout.method),
          payout.reference,
          payout.reversed === null ? '' : businessDateOf(payout.reversed.at, business.policy.zone),
        ]),
      ),
    ),
  ])
}
