import type { Step, Story } from '@dustforce/office/story'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Metric from 'effect/Metric'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { overtakenSteps } from '../observe/overtaken-steps.ts'
import { isOvertaken, ReadAnswer, storyFrom } from './story-answer.rest.ts'
import { stepRow } from './story-step.rest.ts'

/** The way in which a step is written. */
export interface Writing {
  /** `preview_act` does an act and takes it back, and tells what letters it would send. */
  readonly by?: 'write_step' | 'preview_act'
  /** The other data of the step. */
  readonly more?: Readonly<Record<string, unknown>>
}

/**
 * Reads the story that an event or an act is about, decides, and writes what follows, again while others come between: five times at most, then the
 * sender repeats it. Gives what was answered, or what the decision gives instead of a step.
 */
export function decidedSteps({ call }: Pick<Database, 'call'>) {
  return <S extends Schema.Codec<unknown, unknown>, B = never>(
    event: Readonly<Record<string, unknown>>,
    decideOn: (story: Story) => Step | { readonly instead: B },
    answer: S,
    { by = 'write_step', more = {} }: Writing = {},
  ): Effect.Effect<S['Type'] | B, RestFailure> => {
    const parsed = (answered: unknown) =>
      Effect.mapError(Schema.decodeUnknownEffect(answer)(answered), ({ message }) =>
        unavailable(`Unexpected answer: ${message}`),
      )
    return Effect.gen(function* () {
      const read = yield* call('read_story', { event }, ReadAnswer)
      if (!('story' in read)) return yield* parsed(read.answered)
      const story = storyFrom(read.story, read.now)
      const decided = decideOn(story)
      if ('instead' in decided) return decided.instead
      const step = { event, version: read.version, ...stepRow(story, decided), ...more }
      const written = yield* call(by, { step }, Schema.Unknown)
      if (!isOvertaken(written)) return yield* parsed(written)
      yield* Metric.update(overtakenSteps, 1)
      return yield* Effect.fail(overtaken)
    }).pipe(Effect.retry({ times: 4, while: (failure) => failure === overtaken }))
  }
}

const unavailable = (message: string): RestFailure => ({ reason: 'unavailable', message })

/** Others have changed the booking while it was decided. */
const overtaken = unavailable('The booking was changed in the meantime.')
