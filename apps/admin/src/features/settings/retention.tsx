import { useIsOwner } from '../../patterns/use-team.ts'
import { RetentionForm } from './retention-form.tsx'
import { Setting } from './setting.tsx'

export function Retention() {
  const isOwner = useIsOwner() ?? false
  return (
    <Setting
      group="retention"
      what="how long data is kept"
      done={({ keep_bookings_months: bookings, keep_messages_months: messages }) => [
        'Months saved',
        `Bookings are kept for ${bookings} months, messages for ${messages}.`,
      ]}
      failed="Failed to save the months"
    >
      {(form) => <RetentionForm canChange={isOwner} {...form} />}
    </Setting>
  )
}
