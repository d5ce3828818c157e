import { useBackend } from '../../app/app-context.tsx'
import { useIsOwner } from '../../patterns/use-team.ts'
import { RetentionForm } from './retention-form.tsx'
import { Setting } from './setting.tsx'

export function Retention() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  return (
    <Setting
      name="retention"
      what="how long data is kept"
      read={settings.retention}
      write={settings.setRetention}
      done={({ bookingMonths, messageMonths }) => [
        'Months saved',
        `Bookings are kept for ${bookingMonths} months, messages for ${messageMonths}.`,
      ]}
      failed="Failed to save the months"
    >
      {(retention, form) => <RetentionForm retention={retention} canChange={isOwner} {...form} />}
    </Setting>
  )
}
