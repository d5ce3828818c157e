import type { Cents } from '@dustforce/core/money'
import { dollars } from '../booking-words.ts'
import { theme } from '../theme.ts'
import { useWords } from '../words/letter-words.ts'

export interface PriceRow {
  readonly label: string
  readonly amountCents: Cents
  /** The total stands out. */
  readonly strong?: boolean
}

/** Amounts in cents under each other, as the price summary shows them. */
export function PriceList({ rows }: { readonly rows: ReadonlyArray<PriceRow> }) {
  const words = useWords()
  return (
    <table
      data-text-format="dataTable"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', margin: '12px 0' }}
    >
      <tbody>
        {rows.map(({ label, amountCents, strong = false }) => (
          <tr key={label}>
            <td className="df-ink df-line" style={strong ? strongCell : cell}>
              {label}
            </td>
            <td
              className="df-ink df-line"
              style={{ ...(strong ? strongCell : cell), textAlign: 'right', whiteSpace: 'nowrap' }}
            >
              {dollars(amountCents, words)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = {
  borderBottom: `1px solid ${theme.line}`,
  color: theme.ink,
  fontSize: '15px',
  lineHeight: '22px',
  padding: '8px 0',
} as const
const strongCell = { ...cell, borderBottom: 'none', fontSize: '17px', fontWeight: 700 } as const
