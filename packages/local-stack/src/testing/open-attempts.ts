import * as Schema from 'effect/Schema'
import { installAccountBook, makeAccountBook } from '../auth/account-book.ts'
import { installAttempts, makeAttempts } from '../auth/attempts.ts'
import { takeDatabase } from './kept-database.ts'

const Rows = Schema.Array(Schema.Struct({ subject: Schema.String }))

/** The limits of sign-in on PGlite, whose clock stands still until it is set. */
export async function openAttempts() {
  const database = await takeDatabase()
  await installAttempts(database)
  await installAccountBook(database)
  let now = 0
  const setClock = async (instant: number) => {
    now = instant
    await database.setClock(now)
  }
  await setClock(0)
  return {
    attempts: makeAttempts(database),
    accounts: makeAccountBook(database),
    /** Epoch milliseconds. */
    setClock,
    advance: (ms: number) => setClock(now + ms),
    /** Forgets all attempts. */
    reset: () => database.script('truncate local_stack.attempts, local_stack.homes'),
    /** Lists the subjects of what is kept, separated by commas. */
    rows: async () =>
      Schema.decodeUnknownSync(Rows)(await database.query('select subject from local_stack.attempts'))
        .map(({ subject }) => subject)
        .join(),
    close: database.close,
  }
}
