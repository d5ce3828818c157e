import type { Cleaner, Job } from './day.ts'
import type { Change } from './day-plan.ts'
import { fixedPlaceOf } from './fixed-place-of.ts'
import { idsOf } from './ids-of.ts'

/** Returns what keeps a job from a cleaner at any time of the day. */
export function barsOf(job: Job, cleaner: Cleaner): readonly Change[] {
  const bars: Change[] = []
  const fixed = fixedPlaceOf(job)
  const missing = (job.skills ?? []).filter((skill) => !cleaner.skills?.includes(skill))
  if (fixed !== undefined && fixed.cleaner !== cleaner.id) bars.push({ rule: 'fixed', ...fixed })
  if (idsOf(job.excluded).includes(cleaner.id)) bars.push({ rule: 'excluded' })
  if (missing.length > 0) bars.push({ rule: 'skills', skills: missing })
  return bars
}
