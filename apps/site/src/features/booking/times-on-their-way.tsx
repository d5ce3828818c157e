import { Skeleton } from '@dustforce/ui/skeleton'

/** Stands where the free times will, while they are looked up. */
export function TimesOnTheirWay() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Looking up free times...</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-36" />
    </div>
  )
}
