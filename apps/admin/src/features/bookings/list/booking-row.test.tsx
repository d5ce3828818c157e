import type { Urgency } from '@dustforce/core/urgency'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { booking } from '../../../testing/story-records.ts'
import { BookingRow } from './booking-row.tsx'

/** The look of a booking's row, as the class that tints it. */
function tintOf(urgency: Urgency, expanded: boolean): string | undefined {
  const html = renderToStaticMarkup(
    <BusinessProvider business={gtaBusiness}>
      <table>
        <tbody>
          <BookingRow
            booking={booking}
            urgency={urgency}
            expanded={expanded}
            onToggle={vi.fn()}
            onAssign={vi.fn()}
            onEdit={vi.fn()}
            onStatus={vi.fn()}
            onPay={() => true}
            onSelect={vi.fn()}
          />
        </tbody>
      </table>
    </BusinessProvider>,
  )
  return /<tr class="[^"]*\b(bg-row-\w+)/.exec(html)?.[1]
}

test.each<[Urgency, string | undefined]>([
  ['overdue', 'bg-row-overdue'],
  ['today', 'bg-row-today'],
  ['within24h', 'bg-row-within24h'],
  ['within48h', 'bg-row-within48h'],
  ['none', undefined],
])('a row of urgency %s is tinted %s, and by nothing else while it is open', (urgency, tint) => {
  expect(tintOf(urgency, false)).toBe(tint)
  expect(tintOf(urgency, true)).toBe('bg-row-open')
})
