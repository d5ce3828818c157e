import { formatDate, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import { type LoadLevel, loadLevel } from '@dustforce/office/hub'
import type { DayLoad } from '@dustforce/supabase/admin'
import { Card } from '@dustforce/ui/card'
import { classNames } from '@dustforce/ui/class-names'
import type { ReactNode } from 'react'

export interface WeekLoadProps {
  readonly days: readonly DayLoad[]
  /** 'yyyy-MM-dd'. */
  readonly today: string
  /** Renders a link to the bookings of a day. */
  readonly link: (date: DayLoad['date'], content: ReactNode, look: string) => ReactNode
}

const bars: Readonly<Record<LoadLevel['level'], string>> = {
  free: 'bg-brand',
  filling: 'bg-sun',
  full: 'bg-danger',
  over: 'bg-danger',
}

const words: Readonly<Record<LoadLevel['level'], string>> = {
  free: '',
  filling: '',
  full: 'Full',
  over: 'Over',
}

/** Shows how many places of each day are taken. */
export function WeekLoad({ days, today, link }: WeekLoadProps) {
  return (
    <section aria-label="Next 7 days" className="min-w-0">
      <h2 className="pb-2.5 text-base font-semibold">Next 7 days</h2>
      <Card pad="none">
        <ul className="divide-y divide-line">
          {days.map(({ date, taken, limit }) => {
            const { share, level } = loadLevel(taken, limit)
            return (
              <li key={date}>
                {link(
                  date,
                  <>
                    <span className="w-24 shrink-0">
                      <span className={date === today ? 'font-semibold' : ''}>
                        {date === today ? 'Today' : weekdayName(weekdayOf(date))}
                      </span>
                      <span className="block text-xs text-muted">{formatDate(date).replace(/,.*/, '')}</span>
                    </span>
                    <span
                      aria-hidden="true"
                      className="h-2 min-w-0 flex-1 overflow-hidden rounded-full forced-colors:border bg-sunken"
                    >
                      <span
                        data-filled
                        className={classNames('block h-full rounded-full', bars[level])}
                        style={{ width: `${share * 100}%` }}
                      />
                    </span>
                    <span className="w-20 shrink-0 text-right tabular-nums">
                      {taken} of {limit}
                      {words[level] === '' ? null : (
                        <span className="block text-xs font-semibold text-danger-ink">{words[level]}</span>
                      )}
                    </span>
                  </>,
                  'flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm hover:bg-wash',
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
