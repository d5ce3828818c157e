import { useBusiness } from '@dustforce/ui/use-business'
import { CapacityForm } from './capacity-form.tsx'
import { ResourceList } from './resource-list.tsx'
import { Setting } from './setting.tsx'
import { UnfitWith } from './unfit-bookings.tsx'

export function Capacity() {
  const { policy, priceBook } = useBusiness()
  return (
    <Setting
      group="capacity"
      what="the limits"
      done={() => ['Limits saved', 'The website’s calendar changes at once.']}
      failed="Failed to save the limits"
    >
      {(form) => (
        <>
          <CapacityForm consequences={(next) => <UnfitWith limits={next} />} {...form} />
          <ResourceList policy={policy} services={priceBook.services} />
        </>
      )}
    </Setting>
  )
}
