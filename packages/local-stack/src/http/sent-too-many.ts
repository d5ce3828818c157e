import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'

const decodeRows = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ passed: Schema.Boolean })))

/** Asks the database whether an address has used up its applications; asking counts nothing. */
export function makeHasSentTooMany(database: Database) {
  return async (address: string): Promise<boolean> => {
    const rows = await database.query(
      `select private.rate_is_used_up('application-visitor', private.visitor_key($1)) as passed`,
      [address],
    )
    return decodeRows(rows)[0]?.passed === true
  }
}
