import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'

const Factors = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    friendly_name: Schema.NullOr(Schema.String),
    factor_type: Schema.String,
    status: Schema.String,
    secret: Schema.NullOr(Schema.String),
    created_at: Schema.String,
    updated_at: Schema.String,
  }),
)
const Levels = Schema.Array(Schema.Struct({ aal: Schema.NullOr(Schema.String) }))
const Ids = Schema.Array(Schema.Struct({ id: Schema.String }))

/** The authenticator apps of accounts and the levels of their sessions, as the database has them. */
export function makeFactorStore(database: Database) {
  const all = async (userId: string) =>
    Schema.decodeUnknownSync(Factors)(
      await database.query(
        `select id::text, friendly_name, factor_type, status, secret, created_at::text, updated_at::text
         from auth.mfa_factors where user_id = $1::uuid order by created_at, id`,
        [userId],
      ),
    )
  return {
    all,
    /** Without their secrets. */
    shown: async (userId: string) => (await all(userId)).map(({ secret: _, ...factor }) => factor),
    levelOf: async (sessionId: string | undefined) =>
      sessionId === undefined
        ? 'aal1'
        : (Schema.decodeUnknownSync(Levels)(
            await database.query('select aal from auth.sessions where id = $1::uuid', [sessionId]),
          )[0]?.aal ?? 'aal1'),
    /** Of those that were begun and never finished, the newest counts. */
    add: async (
      userId: string,
      { id, secret, name }: { readonly id: string; readonly secret: string; readonly name: string | null },
    ) => {
      await database.query(
        `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
        [userId],
      )
      await database.query(
        'insert into auth.mfa_factors (id, user_id, friendly_name, secret) values ($1::uuid, $2::uuid, $3, $4)',
        [id, userId, name, secret],
      )
    },
    /** A code counts once: its step must be a later one than that of the last code. */
    takeStep: async (factor: string, step: number) =>
      Schema.decodeUnknownSync(Ids)(
        await database.query(
          `update auth.mfa_factors set status = 'verified', last_step = $2::bigint, updated_at = now()
           where id = $1::uuid and coalesce(last_step, -1) < $2::bigint returning id::text`,
          [factor, step],
        ),
      ).length > 0,
    /** Raises a session to the second level; who has signed in elsewhere with the password alone is out. */
    prove: (
      userId: string,
      sessionId: string,
      { factor, refreshToken }: { readonly factor: string; readonly refreshToken: string },
    ) =>
      database.transaction(async ({ query }) => {
        await query(`update auth.sessions set aal = 'aal2', factor_id = $2::uuid where id = $1::uuid`, [
          sessionId,
          factor,
        ])
        await query(
          `delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid and coalesce(aal, 'aal1') = 'aal1'`,
          [userId, sessionId],
        )
        await query(
          `insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3::uuid, $4::uuid)`,
          [randomUUID(), refreshToken, userId, sessionId],
        )
      }),
    remove: (userId: string, factor: string) =>
      database.query('delete from auth.mfa_factors where id = $1::uuid and user_id = $2::uuid', [
        factor,
        userId,
      ]),
  }
}
