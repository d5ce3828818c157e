import {
  type ErrorReports,
  errorReports,
  type LogLine,
  lineLogger,
  type WriteLine,
} from '@dustforce/workflows'
import * as Layer from 'effect/Layer'
import * as Logger from 'effect/Logger'
import * as References from 'effect/References'
import { optional } from './settings.ts'

type Environment = (name: string) => string | undefined

let reports: ErrorReports | null | undefined

/** Returns where failures are reported besides the log; null unless `ERROR_WEBHOOK_URL` names a place. One for all requests of an instance. */
export function reportsOf(environment: Environment): ErrorReports | null {
  if (reports === undefined) {
    const url = optional(environment, 'ERROR_WEBHOOK_URL')
    const source = optional(environment, 'SITE_URL') ?? 'Edge Functions'
    reports = url === undefined ? null : errorReports({ url, source })
  }
  return reports
}

/** Writes a line of the log: one JSON object, which the platform keeps. */
export function writeLine(line: LogLine): void {
  // biome-ignore lint/suspicious/noConsole: the platform's log is the console
  console.log(JSON.stringify(line))
}

/** Builds the logging of the programs: lines of JSON, and failures to the reports. */
export function logs(environment: Environment) {
  const tracker = reportsOf(environment)
  const write: WriteLine = (line) => {
    writeLine(line)
    tracker?.take(line)
  }
  return Layer.merge(Logger.layer([lineLogger(write)]), Layer.succeed(References.MinimumLogLevel, 'Info'))
}
