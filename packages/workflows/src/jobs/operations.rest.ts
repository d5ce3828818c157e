import * as Effect from 'effect/Effect'
import type { Database } from '../database/database.ts'
import { type Operations, OperationsError } from './operations.ts'

/** Returns the calls for what the project knows of its own work. */
export function operations({ ask }: Database): Operations['Service'] {
  const unavailable = ({ message }: { readonly message: string }) =>
    new OperationsError({ reason: 'unavailable', message })
  return {
    backlog: ask('backlog', {}).pipe(
      Effect.mapError(unavailable),
      Effect.flatMap(([row]) => (row === undefined ? Effect.fail(unavailable(silent)) : Effect.succeed(row))),
    ),
    keepFigures: (days) => ask('keep_figures', { batch: days }).pipe(Effect.mapError(unavailable)),
    recordRun: (failed) => ask('record_run', { failed }).pipe(Effect.asVoid, Effect.mapError(unavailable)),
  }
}

const silent = { message: 'Unexpected answer: no backlog' }
