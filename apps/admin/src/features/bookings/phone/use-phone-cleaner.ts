import type { Job, OverlapReason } from '@dustforce/office/hub'
import { useState } from 'react'
import { chosenOf } from '../acts/chosen-cleaner.ts'
import { useCandidates } from '../acts/use-candidates.ts'

/** The choice of the cleaner for a job that is being taken by phone. */
export type PhoneCleaner = ReturnType<typeof usePhoneCleaner>

/**
 * Chooses a cleaner for a booking by phone, as the Assign dialog does: nobody, unless the office wants one.
 *
 * @param lastId the newest booking of the customer; null for a new one
 */
export function usePhoneCleaner(job: Job, lastId: string | null) {
  const [wanted, setWanted] = useState(false)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const [reason, setReason] = useState<OverlapReason | null>(null)
  const { bookingDate: day, bookingMinute } = job
  const hasTime = day !== null && bookingMinute !== null
  const { candidates, failure } = useCandidates(
    job,
    lastId === null || day === null ? null : { id: lastId, day },
    wanted && hasTime,
  )
  const { chosen, asksReason, isDecided } = chosenOf(candidates, { chosenId, showsAll, reason })
  return {
    wanted,
    hasTime,
    list: {
      ...{ candidates, failure, showsAll, chosenId, reason },
      onShowAll: () => setShowsAll(true),
      onChoose: (id: string) => {
        setChosenId(id)
        setReason(null)
      },
      onReason: setReason,
    },
    onWanted: setWanted,
    /** Null for nobody, and while it is not decided. */
    given:
      wanted && chosen !== undefined && isDecided
        ? { cleaner: chosen.contractor, reason: asksReason ? reason : null }
        : null,
    /** The problem that is still to be solved before the form can be sent. */
    problem:
      !wanted || isDecided
        ? undefined
        : chosen === undefined
          ? 'Choose a contractor, or nobody yet.'
          : 'Choose a reason, or another contractor.',
  }
}
