import { Skeleton } from '@dustforce/ui/skeleton'
import * as times from './times-words.en.ts'

/** Stands where the free times will, while they are looked up. */
export function TimesOnTheirWay() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{times.lookingUpTimes}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-36" />
    </div>
  )
}
