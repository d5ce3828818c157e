import { Day } from '@dustforce/office/stored/schema'
import { wishStates } from '@dustforce/office/waiting'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type WaitingList, WaitingListError } from './waiting-list.ts'
import { WishedHomeFields } from './wish-schema.ts'

const Joined = Schema.Union([
  Schema.Struct({ status: Schema.Literal('free'), day: Day, minute: Schema.Int }),
  Schema.Struct({ status: Schema.Literal('waiting') }),
  Schema.Struct({ status: Schema.Literal('rate_limited') }),
])

const Opened = Schema.Union([
  Schema.Struct({
    status: Schema.Literal('found'),
    state: Schema.Literals(wishStates),
    email: Schema.String,
    home: WishedHomeFields,
    days: Schema.Array(Schema.Struct({ day: Day, minutes: Schema.Array(Schema.Int), ahead: Schema.Int })),
    offer: Schema.NullOr(Schema.Struct({ day: Day, minute: Schema.Int, until: Schema.Finite })),
    now: Schema.Finite,
  }),
  Schema.Struct({ status: Schema.Literals(['missing', 'rate_limited']) }),
])

const Left = Schema.Struct({ status: Schema.Literals(['found', 'missing', 'rate_limited']) })

/** The queue of a project. */
export function waitingList({ ask, call }: Database): WaitingList['Service'] {
  return {
    join: ({ email, home, durationMinutes, days, consent }, visitor) =>
      call(
        'join_waiting',
        {
          wish: {
            ...{ email, home, consent, days },
            service_type: home.service,
            duration_minutes: durationMinutes,
          },
          visitor,
        },
        Joined,
      ).pipe(
        Effect.map((answer) =>
          answer.status === 'rate_limited' ? ({ status: 'rate-limited' } as const) : answer,
        ),
        Effect.mapError(waitingError),
      ),
    open: (token, visitor) =>
      call('waiting_by_link', { token, visitor }, Opened).pipe(
        Effect.map((answer) => {
          if (answer.status !== 'found')
            return { status: answer.status === 'missing' ? 'missing' : 'rate-limited' } as const
          const { status, ...wish } = answer
          return { status, wish }
        }),
        Effect.mapError(waitingError),
      ),
    leave: (token, visitor) =>
      call('leave_waiting', { token, visitor }, Left).pipe(
        Effect.map(({ status }) => (status === 'rate_limited' ? 'rate-limited' : status)),
        Effect.mapError(waitingError),
      ),
    lapse: Effect.mapError(ask('lapse_offers', {}), waitingError),
  }
}

function waitingError({ reason, message }: RestFailure): WaitingListError {
  return new WaitingListError({ reason: reason === 'refused' ? 'refused' : 'unavailable', message })
}
