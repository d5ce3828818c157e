import {
  type Inquiry,
  type InquiryStatus,
  inquiryStatuses,
  inquiryStatusLabel,
} from '@dustforce/core/inquiry'
import { ChevronDown } from 'lucide-react'
import { classNames } from '../primitives/class-names.ts'

export interface InquiryStatusSelectProps {
  readonly inquiry: Pick<Inquiry, 'name' | 'status'>
  readonly onChange: (status: InquiryStatus) => void
}

const tones: Record<InquiryStatus, string> = {
  new: 'bg-warning-soft text-warning-ink border-warning-ink/35',
  in_progress: 'bg-info-soft text-info-ink border-info-ink/35',
  resolved: 'bg-success-soft text-success-ink border-success-ink/35',
  closed: 'bg-sunken text-muted border-line-strong',
}

/** An inquiry's status, from which any other can be chosen. Admin spec, section 4. */
export function InquiryStatusSelect({ inquiry, onChange }: InquiryStatusSelectProps) {
  return (
    <span className="relative inline-block">
      <select
        aria-label={`Status of the inquiry from ${inquiry.name}`}
        value={inquiry.status}
        onChange={(event) => {
          const chosen = inquiryStatuses.find((status) => status === event.target.value)
          if (chosen !== undefined && chosen !== inquiry.status) onChange(chosen)
        }}
        className={classNames(
          'h-8 w-30 appearance-none rounded-full border pr-7 pl-3 text-xs font-semibold',
          tones[inquiry.status],
        )}
      >
        {inquiryStatuses.map((status) => (
          <option key={status} value={status} className="bg-raised text-ink">
            {inquiryStatusLabel(status)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2"
      />
    </span>
  )
}
