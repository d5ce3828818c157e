import type { Backlog } from '../jobs/operations.ts'
import type { AnsweredRequest } from './observed.ts'

/** Counts how requests were answered, since the process began. */
export interface RequestCounts {
  readonly count: (request: AnsweredRequest) => void
  /** The counts as Prometheus reads them. */
  readonly text: () => string
}

const mostRoutes = 200

/** Counts requests by route and status, and the time they took. */
export function requestCounts(): RequestCounts {
  const counts = new Map<string, { count: number; seconds: number }>()
  return {
    count: ({ route, method, status, ms }) => {
      const labels = labelsOf({ route, method, status: String(status) })
      const key = counts.has(labels) || counts.size < mostRoutes ? labels : labelsOf({ route: 'other' })
      const known = counts.get(key) ?? { count: 0, seconds: 0 }
      counts.set(key, { count: known.count + 1, seconds: known.seconds + ms / 1000 })
    },
    text: () => {
      const rows = [...counts]
      return [
        ...metric('requests_total', 'counter', 'Requests that were answered.'),
        ...rows.map(([labels, { count }]) => `${prefix}requests_total${labels} ${count}`),
        ...metric('request_seconds_total', 'counter', 'Response time, in seconds.'),
        ...rows.map(
          ([labels, { seconds }]) => `${prefix}request_seconds_total${labels} ${seconds.toFixed(3)}`,
        ),
        '',
      ].join('\n')
    },
  }
}

/** Formats what waits as Prometheus reads it, at an instant in epoch milliseconds; `backlog` is null when the database does not answer. */
export function backlogText(backlog: Backlog | null, now: number): string {
  const up = gauge('database_up', 'Whether the database answers.', backlog === null ? 0 : 1)
  if (backlog === null) return `${up.join('\n')}\n`
  const age = (instant: number | null) => (instant === null ? null : Math.max(0, now - instant) / 1000)
  return [
    ...up,
    ...gauge('emails_waiting', 'E-mails that are not sent yet.', backlog.waitingEmails),
    ...gauge('emails_failed', 'E-mails that were given up and not yet reviewed.', backlog.failedEmails),
    ...gauge('oldest_email_seconds', 'Age of the oldest waiting e-mail.', age(backlog.oldestWaitingEmail)),
    ...gauge('refunds_due', 'Refunds that are due.', backlog.refundsDue),
    ...gauge('oldest_refund_seconds', 'Age of the oldest refund that is due.', age(backlog.oldestDueRefund)),
    ...gauge('last_webhook_seconds', 'Time since the last payment webhook.', age(backlog.lastWebhook)),
    ...gauge('last_jobs_seconds', 'Time since the jobs ran.', age(backlog.lastRun)),
    ...gauge(
      'jobs_failed_parts',
      'Parts of the last run of the jobs that failed.',
      backlog.failedParts.length,
    ),
    '',
  ].join('\n')
}

/** Formats what this process counted of decisions as Prometheus reads it. */
export function overtakenText(count: number): string {
  const help = 'Decisions that were retried because the booking had changed in the meantime.'
  return [
    ...metric('steps_overtaken_total', 'counter', help),
    `${prefix}steps_overtaken_total ${count}`,
    '',
  ].join('\n')
}

const prefix = 'dustforce_'

function metric(name: string, type: 'counter' | 'gauge', help: string): string[] {
  return [`# HELP ${prefix}${name} ${help}`, `# TYPE ${prefix}${name} ${type}`]
}

/** Nothing of a kind that there is nothing of. */
function gauge(name: string, help: string, value: number | null): string[] {
  return value === null ? [] : [...metric(name, 'gauge', help), `${prefix}${name} ${value}`]
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
  return `{${pairs.join(',')}}`
}
