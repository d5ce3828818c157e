import type { Credentials } from '../database/demo-admin.ts'

/** The facts that a person who starts the system is told. */
export interface Announced {
  readonly title: string
  readonly url: string
  /** The credentials of the person who may sign in; null when nobody was named. */
  readonly admin: Credentials | null
  /** Whether it shows made-up data, to somebody who tries it: only then is the password printed, since what is printed may be collected. */
  readonly isDemo: boolean
  /** Whether letters go into the mailbox instead of the post. */
  readonly hasMailbox: boolean
  /** Whether another server serves the same database. */
  readonly isBeside?: boolean
  /** The differences of the company's folder from what its owners published. */
  readonly differences?: readonly string[]
  /** The key of Stripe itself; left out with the stand-in. */
  readonly stripeKey?: string
}

/** Returns what to print when the system runs: where, and who may sign in. */
export function announcement({
  title,
  url,
  admin,
  isDemo,
  hasMailbox,
  isBeside = false,
  differences = [],
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
    ...(differences.length > 0
      ? [
          '',
          "  The company's folder was changed since its owner published in the Command Hub. What is published holds:",
          ...differences.map((line) => `    ${line}`),
          '  Publish it there too, or write the folder again with: npm run company:export',
        ]
      : []),
    '',
    '',
  ].join('\n')
}
