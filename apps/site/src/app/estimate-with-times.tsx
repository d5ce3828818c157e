import type { ComponentProps } from 'react'
import { FreeTimesPlace } from '../features/booking/free-times-place.tsx'
import { EstimateSection } from '../features/home/estimate-section.tsx'

/** The estimate, with the times at which the chosen cleaning can start. */
export function Section(props: Omit<ComponentProps<typeof EstimateSection>, 'Times'>) {
  return <EstimateSection {...props} Times={FreeTimesPlace} />
}
