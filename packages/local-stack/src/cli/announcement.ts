import type { Credentials } from '../database/demo-admin.ts'

/** What a person who starts the system is told. */
export interface Announced {
  readonly title: string
  readonly url: string
  /** Who may sign in; null when nobody was named. */
  readonly admin: Credentials | null
  /** Whether it shows made-up data, to somebody who tries it: only then is the password printed, since what is printed may be collected. */
  readonly isDemo: boolean
  /** Whether letters go into the mailbox instead of the post. */
  readonly hasMailbox: boolean
  /** Whether another server serves the same database. */
  readonly isBeside?: boolean
  /** The key of Stripe itself; left out with the stand-in. */
  readonly stripeKey?: string
}

/** What to print when the system runs: where, and who may sign in. */
export function announcement({
  title,
  url,
  admin,
  isDemo,
  hasMailbox,
  isBeside = false,
  stripeKey = '',
}: Announced): string {
  return [
    '',
    `  ${title}`,
    '',
    `  Site         ${url}`,
    `  Command Hub  ${url}/admin`,
    ...(admin === null ? [] : [`               ${admin.email}`]),
    ...(admin !== null && isDemo ? [`               ${admin.password}`] : []),
    ...(hasMailbox ? [`  Mailbox      ${url}/mailbox`] : []),
    ...(/^[sr]k_test_/.test(stripeKey)
      ? ['', '  STRIPE_SECRET_KEY is of the test mode: bookings are confirmed and nobody pays.']
      : []),
    ...(isBeside
      ? ['', '  Another server serves this database too: both answer, and one of them does the jobs.']
      : []),
    '',
    '',
  ].join('\n')
}
