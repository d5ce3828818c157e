/** The sentences of a language for a plan; `who` and `job` are names. */
export interface PlanWords {
  readonly fixed: (who: string) => string
  readonly favourite: (who: string, adds: number) => string
  readonly only: (who: string) => string
  readonly least: (who: string, adds: number, next: string, nextAdds: number) => string
  /** Why a cleaner cannot take a job, by each rule, and what would have to be so. */
  readonly rules: {
    readonly excluded: (who: string) => RuleWords
    readonly skills: (who: string, skills: readonly string[]) => RuleWords
    /** @param start minute of the day, where it stays at one */
    readonly fixed: (holder: string, start: number | undefined) => RuleWords
    readonly window: (who: string, from: number, to: number) => RuleWords
    readonly hours: (who: string, from: number, to: number) => RuleWords
    readonly off: (who: string, spans: readonly (readonly [from: number, to: number])[]) => RuleWords
    readonly busy: (who: string, jobs: readonly string[]) => RuleWords
  }
  /** Says what all of this together would do: 'It fits when a and b.' */
  readonly remedy: (conditions: readonly string[]) => string
}

/** Why a rule keeps a job from a cleaner, as a sentence, and what would have to be so, as the rest of one. */
export interface RuleWords {
  readonly why: string
  readonly when: string
}
