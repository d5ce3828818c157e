import { DailyLimitForm } from './daily-limit-form.tsx'
import { Setting } from './setting.tsx'
import { UnfitWith } from './unfit-bookings.tsx'

export function DailyLimit() {
  return (
    <Setting
      group="limit"
      what="the limit"
      done={({ daily_booking_limit: limit }) => [
        'Limit saved',
        `A day now takes ${limit} ${limit === 1 ? 'booking' : 'bookings'}.`,
      ]}
      failed="Failed to save the limit"
    >
      {(form) => <DailyLimitForm consequences={(next) => <UnfitWith limits={next} />} {...form} />}
    </Setting>
  )
}
