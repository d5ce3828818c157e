import { useBackend } from '../../app/app-context.tsx'
import { DailyLimitForm } from './daily-limit-form.tsx'
import { Setting } from './setting.tsx'
import { UnfitWith } from './unfit-bookings.tsx'

export function DailyLimit() {
  const { settings } = useBackend()
  return (
    <Setting
      name="daily-limit"
      what="the limit"
      read={settings.dailyLimit}
      write={settings.setDailyLimit}
      done={(limit) => ['Limit saved', `A day now takes ${limit} ${limit === 1 ? 'booking' : 'bookings'}.`]}
      failed="Failed to save the limit"
    >
      {(limit, form) => (
        <DailyLimitForm
          limit={limit}
          consequences={(next) => <UnfitWith limits={{ daily_booking_limit: next }} />}
          {...form}
        />
      )}
    </Setting>
  )
}
