import type { ChangedVisit, ChangePlan } from './change-plan.ts'

/** The part of a visit that somebody agrees to before a series is changed. */
export interface ShownChange extends Pick<ChangedVisit, 'kind' | 'original'> {
  /** Null when it does not take place. */
  readonly date: string | null
  readonly minute: number | null
  readonly totalCents: number | null
}

/** Lists what is shown of a change, and agreed to: every visit except those that stay in all. */
export function shownChange({ visits }: ChangePlan): ShownChange[] {
  return visits.flatMap(({ kind, original, after }) =>
    kind === 'same'
      ? []
      : [
          {
            ...{ kind, original, date: after?.date ?? null, minute: after?.minute ?? null },
            totalCents: after?.totalCents ?? null,
          },
        ],
  )
}

/** Whether the same was shown of every visit. */
export function isShownChange(shown: readonly ShownChange[], plan: ChangePlan): boolean {
  const now = shownChange(plan)
  return (
    now.length === shown.length &&
    now.every(({ kind, original, date, minute, totalCents }) =>
      shown.some(
        (one) =>
          one.kind === kind &&
          one.original === original &&
          one.date === date &&
          one.minute === minute &&
          one.totalCents === totalCents,
      ),
    )
  )
}
