import { ResumeNotice } from '../features/booking/resume-notice.tsx'
import { type EstimateChoice, EstimateSection } from '../features/home/estimate-section.tsx'

interface BookingSectionProps {
  readonly onBook: (choice: EstimateChoice | Pick<EstimateChoice, 'service'>) => void
  readonly onIntent: () => void
}

/** Where booking starts, or goes on: the '#booking' anchor. */
export function Section({ onBook, onIntent }: BookingSectionProps) {
  return (
    <EstimateSection onBook={onBook} onIntent={onIntent}>
      <ResumeNotice onResume={({ service }) => onBook({ service })} />
    </EstimateSection>
  )
}
