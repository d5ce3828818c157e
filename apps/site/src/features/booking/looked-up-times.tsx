import { Button } from '@dustforce/ui/button'
import { QueryClientProvider } from '@tanstack/react-query'
import { bookingQueries } from './booking-queries.ts'
import { FreeTimes, type FreeTimesProps } from './free-times.tsx'
import { TimesOnTheirWay } from './times-on-their-way.tsx'
import * as times from './times-words.en.ts'
import { useSchedule } from './use-schedule.ts'

/** The number of the next free days that are offered: as many as a phone shows beside one another. */
const shownDays = 4

export interface LookedUpTimesProps extends Pick<FreeTimesProps, 'onTake'> {
  /** The length of the cleaning, as far as that is known. */
  readonly durationMinutes: number | null
  readonly service: string
}

/** The next free times, from the same look-up as the booking dialog's. */
export function LookedUpTimes(props: LookedUpTimesProps) {
  return (
    <QueryClientProvider client={bookingQueries}>
      <Times {...props} />
    </QueryClientProvider>
  )
}

function Times({ durationMinutes, service, onTake }: LookedUpTimesProps) {
  const { loading, earliest, earliestText, days, retry } = useSchedule('', durationMinutes, service)
  if (loading) return <TimesOnTheirWay />
  if (earliest === null)
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <p>{earliestText}</p>
        <Button variant="secondary" onClick={retry}>
          {times.lookAgain}
        </Button>
      </div>
    )
  return <FreeTimes days={days.filter(({ open }) => open).slice(0, shownDays)} onTake={onTake} />
}
