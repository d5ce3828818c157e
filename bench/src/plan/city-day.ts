import type { DayToPlan, Job, MinuteSpan } from '@dustforce/core/plan'

/**
 * A made-up day in a city of 28 by 36 km: homes and jobs anywhere, work of 90 to 180 minutes, mornings, afternoons, agreed times and any
 * time, favourites for three jobs in ten and an excluded cleaner for one.
 */
export function cityDay(cleaners: number, jobs: number, seed: number): DayToPlan {
  const random = chance(seed)
  const place = () => [43.6 + random() * 0.25, -79.65 + random() * 0.45] as const
  const anyCleaner = () => `cleaner-${Math.floor(random() * cleaners)}`
  return {
    cleaners: Array.from({ length: cleaners }, (_, index) => ({
      id: `cleaner-${index}`,
      home: place(),
      hours: [480, 1080],
    })),
    jobs: Array.from(
      { length: jobs },
      (_, index): Job => ({
        id: `job-${index}`,
        at: place(),
        minutes: 90 + Math.floor(random() * 4) * 30,
        window: anyWindow(random),
        ...(random() < 0.3 && { favourite: anyCleaner() }),
        ...(random() < 0.1 && { excluded: anyCleaner() }),
      }),
    ),
  }
}

function anyWindow(random: () => number): MinuteSpan {
  const kind = random()
  if (kind < 0.4) return [480, 900]
  if (kind < 0.6) return [480, 660]
  if (kind < 0.8) return [720, 900]
  const agreed = 480 + Math.floor(random() * 7) * 60
  return [agreed, agreed]
}

/** The same numbers from 0 to 1 for the same seed (a linear congruence). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
