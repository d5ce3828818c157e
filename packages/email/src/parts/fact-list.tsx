import { theme } from '../theme.ts'
import { Subtitle } from './prose.tsx'

export type Fact = readonly [label: string, value: string]

/** Labelled facts in two columns under a heading of their own, if they have one; those without a value are left out, and nothing is left of none. */
export function FactList({ title, facts }: { readonly title?: string; readonly facts: ReadonlyArray<Fact> }) {
  const known = facts.filter(([, value]) => value.trim() !== '')
  if (known.length === 0) return null
  return (
    <>
      {title === undefined ? null : <Subtitle>{title}</Subtitle>}
      <table
        data-text-format="dataTable"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ borderCollapse: 'collapse', margin: '12px 0' }}
      >
        <tbody>
          {known.map(([label, value]) => (
            <tr key={label}>
              <td className="df-muted df-line" style={{ ...cell, width: '38%', color: theme.muted }}>
                {label}
              </td>
              <td
                className="df-ink df-line"
                dir="auto"
                style={{ ...cell, color: theme.ink, whiteSpace: 'pre-wrap', wordBreak: 'break-word' }}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const cell = {
  borderBottom: `1px solid ${theme.line}`,
  padding: '8px 8px 8px 0',
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
} as const
