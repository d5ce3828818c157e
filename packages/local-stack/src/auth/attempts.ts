import { createHash } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'

/** The rule for how soon somebody who failed may try again. */
interface AttemptRule {
  /** Failures that cost nothing. */
  readonly free: number
  /** The wait after the first failure that costs; each further one doubles it. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** The time after the last failure at which the count starts again. */
  readonly forgetAfterMs: number
}

const minute = 60_000
const hour = 60 * minute

/** A code of six digits ends after so many wrong guesses. */
export const guessesPerCode = 5

/*
 * Per account the longest wait is a minute: an administrator whose password strangers guess must still get in. Sixty guesses an hour find no
 * password of twelve characters. Of codes and letters only a few are sent.
 */
const rules = {
  account: { free: 5, firstWaitMs: 2_000, longestWaitMs: minute, forgetAfterMs: hour },
  visitor: { free: 20, firstWaitMs: 2_000, longestWaitMs: 15 * minute, forgetAfterMs: hour },
  code: { free: guessesPerCode - 1, firstWaitMs: minute, longestWaitMs: 15 * minute, forgetAfterMs: hour },
  mail: { free: 3, firstWaitMs: minute, longestWaitMs: hour, forgetAfterMs: 24 * hour },
  'mail-visitor': { free: 10, firstWaitMs: minute, longestWaitMs: hour, forgetAfterMs: 24 * hour },
  factor: { free: 4, firstWaitMs: 30_000, longestWaitMs: 15 * minute, forgetAfterMs: hour },
} as const satisfies Readonly<Record<string, AttemptRule>>

/** The subject of a limit: the attempts of one kind that have one key. */
export interface Limit {
  readonly kind: keyof typeof rules
  readonly key: string
}

/** Counts attempts, for all servers of the database together and by its clock. */
export interface Attempts {
  /**
   * Milliseconds until an attempt may be made within all of the limits. 0 lets it through, counted as failed before its end is known, so that many at
   * once do not pass together.
   */
  readonly begin: (limits: readonly Limit[]) => Promise<number>
  /** Milliseconds until the next; 0 when it may be made now. Asking counts nothing. */
  readonly waitFor: (limit: Limit) => Promise<number>
  /** Takes one failure back. */
  readonly revert: (limits: readonly Limit[]) => Promise<void>
  readonly clear: (limit: Limit) => Promise<void>
}

const tables = `
create schema if not exists local_stack;
create table if not exists local_stack.attempts (
  kind text not null,
  -- A hash: whose attempt it was does not matter here.
  subject text not null,
  failures integer not null,
  failed_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (kind, subject)
);
create index if not exists attempts_forgotten on local_stack.attempts (forget_at);

create or replace function local_stack.attempt_wait(limits jsonb) returns double precision
language sql stable set search_path = '' as $$
  -- A clock that was set back makes nobody wait longer.
  select coalesce(max(w.wait_ms - least(w.wait_ms, greatest(0, extract(epoch from private.clock() - a.failed_at) * 1000))), 0)::double precision
  from jsonb_to_recordset(limits) l (
    kind text, subject text, free integer, first_wait_ms double precision, longest_wait_ms double precision
  )
  join local_stack.attempts a on a.kind = l.kind and a.subject = l.subject and a.forget_at > private.clock()
  cross join lateral (
    select case
      when a.failures <= l.free then 0
      else least(l.longest_wait_ms, l.first_wait_ms * 2 ^ least(30, a.failures - l.free - 1))
    end as wait_ms
  ) w
$$;

create or replace function local_stack.begin_attempt(limits jsonb) returns double precision
language plpgsql set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  -- A caller who has to wait waits for nobody's lock.
  v_wait double precision := local_stack.attempt_wait(limits);
begin
  if v_wait > 0 then return v_wait; end if;
  insert into local_stack.attempts (kind, subject, failures, failed_at, forget_at)
  select l.kind, l.subject, 0, v_now, v_now from jsonb_to_recordset(limits) l (kind text, subject text)
  order by l.kind, l.subject
  on conflict do nothing;
  perform from jsonb_to_recordset(limits) l (kind text, subject text)
  join local_stack.attempts a on a.kind = l.kind and a.subject = l.subject
  order by a.kind, a.subject
  for update of a;
  v_wait := local_stack.attempt_wait(limits);
  if v_wait > 0 then return v_wait; end if;

  update local_stack.attempts a
  set failures = 1 + case when a.forget_at > v_now then a.failures else 0 end,
    failed_at = v_now,
    forget_at = v_now + l.forget_after_ms * interval '1 millisecond'
  from jsonb_to_recordset(limits) l (kind text, subject text, forget_after_ms double precision)
  where a.kind = l.kind and a.subject = l.subject;

  delete from local_stack.attempts a
  using (
    select o.ctid from local_stack.attempts o where o.forget_at < v_now limit 20 for update skip locked
  ) old
  where a.ctid = old.ctid;
  return 0;
end
$$;`

/** Makes what attempts are counted in. May be run again. */
export async function installAttempts(database: Database): Promise<void> {
  await database.script(tables)
}

const decodeWait = Schema.decodeUnknownSync(Schema.Tuple([Schema.Struct({ wait: Schema.Finite })]))

const subjectOf = (key: string): string => createHash('sha256').update(key).digest('hex')

const rowsOf = (limits: readonly Limit[]): string =>
  JSON.stringify(
    limits.map(({ kind, key }) => ({
      kind,
      subject: subjectOf(key),
      free: rules[kind].free,
      first_wait_ms: rules[kind].firstWaitMs,
      longest_wait_ms: rules[kind].longestWaitMs,
      forget_after_ms: rules[kind].forgetAfterMs,
    })),
  )

export function makeAttempts(database: Database): Attempts {
  const waitOf = async (name: 'begin_attempt' | 'attempt_wait', limits: readonly Limit[]) => {
    const rows = await database.query(`select local_stack.${name}($1::text::jsonb) as wait`, [rowsOf(limits)])
    return decodeWait([...rows])[0].wait
  }
  return {
    begin: (limits) => waitOf('begin_attempt', limits),
    waitFor: (limit) => waitOf('attempt_wait', [limit]),
    revert: async (limits) => {
      for (const { kind, key } of limits)
        await database.query(
          'update local_stack.attempts set failures = failures - 1 where kind = $1 and subject = $2 and failures > 0',
          [kind, subjectOf(key)],
        )
    },
    clear: async ({ kind, key }) => {
      await database.query('delete from local_stack.attempts where kind = $1 and subject = $2', [
        kind,
        subjectOf(key),
      ])
    },
  }
}
