import {
  type Inquiry,
  type InquiryStatus,
  inquiryStatuses,
  inquiryStatusLabel,
} from '@dustforce/office/inquiry'
import { type PillTone, StatusPill } from '../../kit/status-pill.tsx'

export interface InquiryStatusSelectProps {
  readonly inquiry: Pick<Inquiry, 'name' | 'status'>
  readonly onChange: (status: InquiryStatus) => void
}

const tones: Record<InquiryStatus, PillTone> = {
  new: 'warning',
  in_progress: 'info',
  resolved: 'success',
  closed: 'neutral',
}

const options = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabel(value) }))

/** An inquiry's status, from which any other can be chosen. */
export function InquiryStatusSelect({ inquiry, onChange }: InquiryStatusSelectProps) {
  return (
    <StatusPill
      label={`Status of the inquiry from ${inquiry.name}`}
      status={inquiry.status}
      tone={tones[inquiry.status]}
      options={options}
      onChange={onChange}
    />
  )
}
