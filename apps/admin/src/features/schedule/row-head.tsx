import type { Contractor } from '@dustforce/office/contractor'
import { initials } from '@dustforce/office/contractor'
import { Avatar } from '@dustforce/ui/avatar'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RowHeadProps {
  readonly name: string
  /** undefined for those who are on the roster no more. */
  readonly contractor: Contractor | undefined
  readonly jobs: number
  /** The limits of the cleaner's day; null for a whole day. */
  readonly work?: string | null
  readonly aside?: ReactNode
}

/** Says whose row of the board it is. */
export function RowHead({ name, contractor, jobs, work = null, aside }: RowHeadProps) {
  return (
    <div className="flex items-start gap-2">
      <Avatar initials={initials(name)} />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere font-semibold">{name}</span>
        <span className="block wrap-anywhere text-xs font-normal text-muted">
          {contractor === undefined
            ? 'No longer on the roster'
            : contractor.onDuty
              ? [`${jobs} ${jobs === 1 ? 'job' : 'jobs'}`, work].filter(Boolean).join(' · ')
              : 'Off duty'}
        </span>
        {aside}
      </span>
    </div>
  )
}

/** The row of what nobody has. */
export function UnassignedHead({ jobs }: { readonly jobs: number }) {
  return (
    <div className="flex items-start gap-2">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-warning-soft text-warning-ink">
        <Inbox aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere font-semibold">Unassigned</span>
        <span className="block wrap-anywhere text-xs font-normal text-muted">
          {jobs} {jobs === 1 ? 'job' : 'jobs'}
        </span>
      </span>
    </div>
  )
}
