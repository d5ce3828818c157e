import { phoneDisplay } from '@dustforce/core/validation'
import { type Contractor, initials } from '@dustforce/office/contractor'
import {
  type Candidate,
  candidateReasons,
  conflictText,
  isHard,
  type OverlapReason,
} from '@dustforce/office/hub'
import { Avatar } from '@dustforce/ui/avatar'
import { Badge } from '@dustforce/ui/badge'
import { Notice } from '@dustforce/ui/notice'
import { RadioInput } from '@dustforce/ui/radio-input'
import { Said } from '@dustforce/ui/said'
import { Check, TriangleAlert } from 'lucide-react'
import { ActButton } from '../../../kit/act-button.tsx'
import { OverlapReasonSelect } from '../../../patterns/overlap-reason-select.tsx'
import { useWorker } from '../../../patterns/use-worker.ts'
import { chosenOf, offeredOf } from './chosen-cleaner.ts'

export interface CandidateListProps {
  /** Everybody on the roster, the best first; null while they are being loaded. */
  readonly candidates: readonly Candidate<Contractor>[] | null
  /** Why they could not be loaded. */
  readonly failure?: string | undefined
  readonly showsAll: boolean
  readonly onShowAll: () => void
  /** Whether a cleaner has the job already. */
  readonly isCurrent?: (cleaner: Contractor) => boolean
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
  readonly reason: OverlapReason | null
  readonly onReason: (reason: OverlapReason | null) => void
}

/** The cleaners who could have a job: who is free, what speaks against the others, and the reason where that is hard. */
export function CandidateList({
  candidates,
  failure,
  showsAll,
  onShowAll,
  isCurrent = () => false,
  chosenId,
  onChoose,
  reason,
  onReason,
}: CandidateListProps) {
  const worker = useWorker()
  if (failure !== undefined) {
    return (
      <p role="alert" className="py-8 text-center text-danger-ink">
        Failed to load contractors: {failure}
      </p>
    )
  }
  if (candidates === null) {
    return <Said className="py-8 text-center text-muted">Loading {worker.many}...</Said>
  }
  const offered = offeredOf(candidates, showsAll)
  const hidden = candidates.length - offered.length
  const { chosen, asksReason } = chosenOf(candidates, { chosenId, showsAll, reason })
  const choices = { isCurrent, chosenId, onChoose }
  return (
    <>
      {offered.length === 0 ? (
        <Said className="py-8 text-center text-muted">No {worker.many} found for this region.</Said>
      ) : (
        <div className="grid gap-5">
          <Group
            title="Free"
            candidates={offered.filter(({ conflicts }) => conflicts.length === 0)}
            {...choices}
          />
          <Group
            title="With a reason against"
            candidates={offered.filter(({ conflicts }) => conflicts.length > 0)}
            {...choices}
          />
        </div>
      )}
      {hidden === 0 ? null : (
        <div className="pt-3 text-center">
          <ActButton variant="ghost" onClick={onShowAll}>
            Show all ({hidden} more)
          </ActButton>
        </div>
      )}
      {chosen === undefined || !asksReason ? null : (
        <Notice
          tone="warning"
          className="mt-4"
          title={
            chosen.conflicts.some(isHard)
              ? `${chosen.contractor.fullName} cannot take this job`
              : `This does not suit ${chosen.contractor.fullName}`
          }
        >
          <OverlapReasonSelect className="pt-2" size="sm" act="Assign" reason={reason} onReason={onReason} />
        </Notice>
      )}
    </>
  )
}

interface GroupProps extends Pick<CandidateListProps, 'chosenId' | 'onChoose'> {
  readonly title: string
  readonly candidates: readonly Candidate<Contractor>[]
  readonly isCurrent: (cleaner: Contractor) => boolean
}

function Group({ title, candidates, isCurrent, chosenId, onChoose }: GroupProps) {
  if (candidates.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">
        {title} ({candidates.length})
      </legend>
      <div className="grid gap-2">
        {candidates.map((candidate) => (
          <Choice
            key={candidate.contractor.id}
            candidate={candidate}
            isCurrent={isCurrent(candidate.contractor)}
            isChosen={candidate.contractor.id === chosenId}
            onChoose={() => onChoose(candidate.contractor.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Choice({
  candidate,
  isCurrent: current,
  isChosen,
  onChoose,
}: {
  readonly candidate: Candidate<Contractor>
  readonly isCurrent: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const { contractor, conflicts } = candidate
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-3 py-2.5 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <RadioInput
        name="cleaner"
        value={contractor.id}
        checked={isChosen}
        onChange={onChoose}
        className="mt-2.5"
      />
      <Avatar initials={initials(contractor.fullName)} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {contractor.fullName}
          {current ? <Badge tone="info">Current</Badge> : null}
        </span>
        <span className="block wrap-anywhere text-sm text-muted">
          {contractor.serviceAreas.length === 0 ? 'All areas' : contractor.serviceAreas.join(', ')}
        </span>
        <span className="block pt-0.5 text-sm">
          {conflicts.map((conflict) => (
            <span key={conflictText(conflict)} className="flex items-start gap-1.5 text-danger-ink">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{conflictText(conflict)}</span>
            </span>
          ))}
          {candidateReasons(candidate).map((reason) => (
            <span key={reason} className="flex items-start gap-1.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
              <span className="min-w-0">{reason}</span>
            </span>
          ))}
        </span>
      </span>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:hidden">
        {phoneDisplay(contractor.phone)}
      </span>
    </label>
  )
}
