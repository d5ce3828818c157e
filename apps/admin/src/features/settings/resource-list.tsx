import type { PriceBook } from '@dustforce/core/catalogue'
import type { SchedulePolicy } from '@dustforce/core/schedule'

interface ResourceListProps {
  readonly policy: Pick<SchedulePolicy, 'resources' | 'services'>
  /** The services of the company, for their names. */
  readonly services: PriceBook['services']
}

/** Lists what services use besides crews, how many there are, and who needs them; nothing where the policy has none. */
export function ResourceList({
  policy: { resources = {}, services: rules = {} },
  services,
}: ResourceListProps) {
  const entries = Object.entries(resources)
  if (entries.length === 0) return null
  const usersOf = (resource: string) =>
    Object.entries(rules).flatMap(([id, { needs = [] }]) =>
      needs.includes(resource) ? [services[id]?.name ?? id] : [],
    )
  return (
    <section aria-label="Needed besides a crew" className="mt-5 grid gap-2 border-line border-t pt-4">
      <h3 className="font-medium text-sm">Needed besides a crew</h3>
      <ul className="grid gap-1.5 text-sm">
        {entries.map(([resource, count]) => (
          <li key={resource} className="grid grid-cols-[10rem_1fr] gap-x-4">
            <span>
              <span className="font-medium tabular-nums">{count}</span> × {resource}
            </span>
            <span className="text-muted">{usersOf(resource).join(', ') || 'No service needs it'}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        A time is offered while one of each that the service needs is free. The numbers come with the
        company’s policy.
      </p>
    </section>
  )
}
