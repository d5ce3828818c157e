import { useBackend } from '../../app/app-context.tsx'
import { CapacityForm } from './capacity-form.tsx'
import { Setting } from './setting.tsx'
import { UnfitWith } from './unfit-bookings.tsx'

export function Capacity() {
  const { settings } = useBackend()
  return (
    <Setting
      name="capacity"
      what="the limits"
      read={settings.capacity}
      write={settings.setCapacity}
      done={() => ['Limits saved', 'The website’s calendar follows at once.']}
      failed="Failed to save the limits"
    >
      {(limits, form) => (
        <CapacityForm limits={limits} consequences={(next) => <UnfitWith limits={next} />} {...form} />
      )}
    </Setting>
  )
}
