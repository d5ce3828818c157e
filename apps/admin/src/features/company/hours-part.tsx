import { type CompanySchedule, scheduleOf } from '@dustforce/office/company'
import { policyWord } from '@dustforce/office/publishing'
import type { Version } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useBackend } from '../../app/app-context.tsx'
import { DocumentScreen } from '../../patterns/published/document-screen.tsx'
import { AheadSection } from './ahead-section.tsx'
import { CancellationSection } from './cancellation-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { policyDraftRules } from './policy-draft-rules.ts'

const words = {
  publish: 'Publish hours and terms',
  holds: 'They hold for bookings from now on; what is booked stays as it is.',
  published: 'Hours and terms published',
  failed: 'The hours were not published',
  none: 'No hours were published here yet: those that the program came with hold.',
}

export interface HoursPartProps {
  /** The newest first. */
  readonly versions: readonly Version<CompanySchedule>[]
}

/** When the company works, edited by an owner. */
export function HoursPart({ versions }: HoursPartProps) {
  const { policies } = useBackend()
  return (
    <DocumentScreen
      words={words}
      rules={policyDraftRules}
      word={policyWord}
      installed={scheduleOf(useBusiness().policy)}
      versions={versions}
      publish={policies.publish}
    >
      <HoursSections />
    </DocumentScreen>
  )
}

/** The sections that say when the company works and what it promises. */
export function HoursSections() {
  return (
    <div className="grid gap-4">
      <HoursSection />
      <AheadSection />
      <CancellationSection />
    </div>
  )
}
