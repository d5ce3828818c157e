import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { CandidateList } from '../acts/candidate-list.tsx'
import type { PhoneCleaner } from './use-phone-cleaner.ts'

/** The choice of who does the job of a booking by phone: nobody yet, or one of those who could. */
export function PhoneCleanerPart({
  cleaner: { wanted, hasTime, list, onWanted, problem },
  sent,
}: {
  readonly cleaner: PhoneCleaner
  /** The form was sent and refused. */
  readonly sent: boolean
}) {
  return (
    <div>
      <ChoiceGroup
        legend="Contractor"
        error={sent ? problem : undefined}
        value={wanted ? 'now' : 'later'}
        options={[
          { value: 'later', label: 'Nobody yet', hint: 'To be assigned later.' },
          { value: 'now', label: 'Choose now', hint: 'The job is given with the booking.' },
        ]}
        onChange={(when) => onWanted(when === 'now')}
      />
      {!wanted ? null : hasTime ? (
        <div className="pt-4">
          <CandidateList {...list} />
        </div>
      ) : (
        <p className="pt-3 text-sm text-muted">Choose a date and a time first: then you see who is free.</p>
      )}
    </div>
  )
}
