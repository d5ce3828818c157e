import { CapacityForm } from './capacity-form.tsx'
import { Setting } from './setting.tsx'
import { UnfitWith } from './unfit-bookings.tsx'

export function Capacity() {
  return (
    <Setting
      group="capacity"
      what="the limits"
      done={() => ['Limits saved', 'The website’s calendar changes at once.']}
      failed="Failed to save the limits"
    >
      {(form) => <CapacityForm consequences={(next) => <UnfitWith limits={next} />} {...form} />}
    </Setting>
  )
}
