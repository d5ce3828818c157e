import * as Cause from 'effect/Cause'
import * as Logger from 'effect/Logger'
import * as References from 'effect/References'
import { scrub } from './scrub.ts'

/** The known part of a failure, without what it was about. */
export interface LoggedError {
  readonly name: string
  readonly reason?: string
  /** Scrubbed. */
  readonly message: string
  /** Where in the code, innermost first. */
  readonly at?: readonly string[]
}

/** One line of the log. Nothing in it identifies a person or opens a door. */
export interface LogLine {
  /** ISO 8601. */
  readonly at: string
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly message: string
  readonly requestId?: string
  /** Ids of what it is about. */
  readonly about?: readonly string[]
  readonly error?: LoggedError
}

/** Takes what is logged, one line a call. */
export type WriteLine = (line: LogLine) => void

/** A logger that writes lines. Of what a program logs it takes the first text, ids, and failures; everything else is left out. */
export function lineLogger(write: WriteLine): Logger.Logger<unknown, void> {
  return Logger.make(({ message, logLevel, cause, fiber, date }) => {
    const values = Array.isArray(message) ? message : [message]
    const [text, ...rest] = typeof values[0] === 'string' ? values : ['A failure', ...values]
    const about = rest.filter(isId)
    const failure = [...rest, ...cause.reasons.flatMap(failureIn)].find(isFailure)
    const { requestId } = fiber.getRef(References.CurrentLogAnnotations)
    write({
      at: date.toISOString(),
      level: levelOf(logLevel),
      message: scrub(String(text)),
      ...(typeof requestId === 'string' && { requestId }),
      ...(about.length > 0 && { about }),
      ...(failure !== undefined && { error: loggedError(failure) }),
    })
  })
}

/** A failure as it is logged: its own name and reason, a scrubbed message, the innermost frames. */
export function loggedError(failure: unknown): LoggedError {
  const error = Cause.isCause(failure) ? Cause.squash(failure) : failure
  if (!(error instanceof Error)) return { name: 'Failure', message: scrub(String(error)) }
  const reason = 'reason' in error && typeof error.reason === 'string' ? error.reason : undefined
  const at = (error.stack ?? '')
    .split('\n')
    .map((frame) => frame.trim())
    .filter((frame) => /^at .+:\d+:\d+\)?$/.test(frame))
    .slice(0, 5)
    .map((frame) => frame.slice(3))
  return {
    name: error.name,
    ...(reason !== undefined && { reason }),
    message: scrub(error.message),
    ...(at.length > 0 && { at }),
  }
}

const levels: Readonly<Record<string, LogLine['level']>> = {
  Fatal: 'error',
  Error: 'error',
  Warn: 'warn',
  Info: 'info',
}

function levelOf(level: string): LogLine['level'] {
  return levels[level] ?? 'debug'
}

/** Ids that this system or the payment provider makes; words of people have spaces or other signs. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[a-z]+_)?[\w-]{8,80}$/i.test(value) && /\d/.test(value)
}

function isFailure(value: unknown): boolean {
  return value instanceof Error || Cause.isCause(value)
}

function failureIn(reason: Cause.Reason<unknown>): unknown[] {
  return Cause.isFailReason(reason) ? [reason.error] : Cause.isDieReason(reason) ? [reason.defect] : []
}
