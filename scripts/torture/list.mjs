/**
 * The promises of the system under load, faults and attack, and the tests that hold them. `tests` is a pattern of test names; without one, all of the
 * file's. `environment` makes a test longer than `npm test` does; `amount` says what is done then. `notHere` says what a promise needs that cannot be
 * tried on one machine: docs/guides/staging-checklist.md has it.
 *
 * @typedef {{ file: string, tests?: string, environment?: Readonly<Record<string, string>>, amount?: string }} Trial
 * @typedef {{ ids: readonly string[], holds: string, trials: readonly Trial[], notHere?: string }} Promise
 */

const sql = 'packages/supabase/test'
const checkout = 'packages/workflows/src/checkout'
const payment = 'packages/workflows/src/payments'
const stack = 'packages/local-stack/src'
const faults = `${stack}/start/postgres.db.test.ts`

/** @type {readonly Promise[]} */
export const promises = [
  {
    ids: ['R01'],
    holds: 'a crowd at once takes exactly the places of a day; everybody else is told that it is full',
    trials: [
      {
        file: `${sql}/reserve.db.test.ts`,
        tests: 'R01',
        environment: { TORTURE_RACERS: '500', TORTURE_ROUNDS: '20' },
        amount: '20 × 500 for 10 places, 20 × 250 for one',
      },
    ],
  },
  {
    ids: ['R02'],
    holds: 'without the lock of the day the same crowd books too many, so the test can see the bug',
    trials: [
      {
        file: `${sql}/reserve.db.test.ts`,
        tests: 'R02',
        environment: { TORTURE_RACERS: '500' },
        amount: '500',
      },
    ],
  },
  {
    ids: ['R04'],
    holds: 'a lowered limit lets nothing new in; what was sold is kept and flagged',
    trials: [
      {
        file: `${sql}/reserve.db.test.ts`,
        tests: 'R04',
        environment: { TORTURE_RACERS: '500' },
        amount: '500',
      },
    ],
  },
  {
    ids: ['R05'],
    holds: 'a promo code is used as often as it allows, and one mailbox is new once, however it is spelled',
    trials: [
      {
        file: `${sql}/promo.db.test.ts`,
        tests: 'R05',
        environment: { TORTURE_REDEEMERS: '200' },
        amount: '200 redeemers for 2 uses, 50 spellings',
      },
    ],
  },
  {
    ids: ['R06'],
    holds: 'uses of expired sessions are free again, each once',
    trials: [
      {
        file: `${sql}/promo.db.test.ts`,
        tests: 'R06',
        environment: { TORTURE_SESSIONS: '50' },
        amount: '50 sessions',
      },
    ],
  },
  {
    ids: ['R07', 'R08', 'R09'],
    holds: 'payment events that are repeated, reordered or lost end in one state with one e-mail',
    trials: [
      { file: `${sql}/settle.db.test.ts`, tests: 'R07|R08', amount: '20 at once' },
      {
        file: 'packages/office/src/story/decide.test.ts',
        amount: 'all 325 orders of all sets of five events',
      },
      {
        file: `${sql}/settle-orders.db.test.ts`,
        environment: { TORTURE_ORDERS: '5000' },
        amount: '5,000 orders with repeats and losses',
      },
    ],
  },
  {
    ids: ['R10'],
    holds: 'a booking is confirmed only when its money has come',
    trials: [{ file: `${sql}/settle.db.test.ts`, tests: 'R10' }],
  },
  {
    ids: ['R11'],
    holds:
      'a webhook that is not signed, altered or old is refused and changes nothing; no start with an empty secret',
    trials: [
      {
        file: 'packages/stripe/src/stripe-gateway.test.ts',
        tests: 'verifyWebhook',
        environment: { TORTURE_HEADERS: '10000' },
        amount: '10,000 signatures',
      },
      { file: `${payment}/stripe-webhook-handler.test.ts`, tests: 'altered byte|unsigned event' },
      { file: `${stack}/stripe/stripe-gateway.test.ts`, tests: 'empty secret|more than five minutes ago' },
    ],
  },
  {
    ids: ['R12'],
    holds: 'a wrong amount, currency or reference confirms nothing and calls an administrator',
    trials: [{ file: `${sql}/settle.db.test.ts`, tests: 'R12' }],
  },
  {
    ids: ['R13', 'R14', 'R15'],
    holds: 'a late payment is confirmed, or given back once when its day is full',
    trials: [
      {
        file: `${sql}/settle.db.test.ts`,
        tests: 'R13|R14|R15',
        environment: { TORTURE_PAYMENTS: '100' },
        amount: '200 payments against expiries',
      },
    ],
  },
  {
    ids: ['R16'],
    holds: 'a process killed around a payment loses no paid booking and tells nobody twice',
    trials: [
      {
        file: `${stack}/cli/kill.long.test.ts`,
        tests: 'R16',
        environment: { TORTURE_KILLS: '100', TORTURE_POSTGRES: '1' },
        amount: '100 × kill -9 on PostgreSQL: at six points by turns, and at random',
      },
    ],
  },
  {
    ids: ['R17'],
    holds: 'a database that is killed under load comes back; requests meanwhile are answered 503',
    trials: [
      {
        file: faults,
        tests: 'a killed server comes back|cut under load',
        environment: { TORTURE_ROUNDS: '20', TORTURE_KILLS: '20' },
        amount: '20 × kill -9 of a backend and of the server, 20 × every connection cut',
      },
    ],
  },
  {
    ids: ['R18'],
    holds: 'with all webhooks lost, reconciling resolves every checkout; again changes nothing',
    trials: [
      { file: `${sql}/settle.db.test.ts`, tests: 'R18' },
      { file: `${payment}/reconcile-payments.test.ts` },
    ],
  },
  {
    ids: ['R20'],
    holds: 'the same submit at once is one booking with one payment page',
    trials: [
      { file: `${sql}/reserve.db.test.ts`, tests: 'R20', amount: '50 at once' },
      { file: `${checkout}/create-checkout-handler.test.ts`, tests: 'the same attempt gets the same page' },
    ],
  },
  {
    ids: ['R21'],
    holds: 'what is charged is what was shown; any other total is refused and stores nothing',
    trials: [
      {
        file: `${checkout}/shown-is-charged.test.ts`,
        environment: { TORTURE_TIMES: '42' },
        amount: '8,500 bodies, 2,500 of them no booking at all',
      },
    ],
  },
  {
    ids: ['R22'],
    holds: 'one customer, or one visitor with many mailboxes, cannot keep every place unpaid',
    trials: [
      { file: `${sql}/reserve.db.test.ts`, tests: 'R22' },
      { file: `${checkout}/create-checkout-handler.test.ts`, tests: 'R85' },
    ],
  },
  {
    ids: ['R23'],
    holds: 'a mail provider that is down for hours loses no e-mail and sends none twice',
    trials: [
      { file: `${sql}/outbox.db.test.ts`, tests: 'R23' },
      {
        file: 'packages/workflows/src/letters/send-queued-emails.test.ts',
        tests: 'two hours|not sent twice',
      },
    ],
  },
  {
    ids: ['R30'],
    holds: 'every verb on every table, column and function is as access-matrix.md says',
    trials: [{ file: `${sql}/access.db.test.ts`, tests: 'R30' }],
  },
  {
    ids: ['R31'],
    holds: 'no way of asking shows a visitor or stranger a row of anybody',
    trials: [
      { file: `${sql}/access.db.test.ts`, tests: 'R31' },
      { file: `${sql}/rest-access.db.test.ts`, environment: { EVERY_ASKER: '1' } },
    ],
  },
  {
    ids: ['R32'],
    holds: 'the schema breaks the rules of a Supabase database only where a reason is given',
    trials: [{ file: `${sql}/schema-rules.db.test.ts` }],
    notHere: 'the Advisors of a hosted project',
  },
  {
    ids: ['R35', 'R36', 'R37', 'R38'],
    holds:
      'forged tokens, other keys and sign-up are refused; an administrator made inactive is out at the next request',
    trials: [
      { file: `${sql}/access.db.test.ts`, tests: 'R37' },
      { file: `${sql}/server-ports.db.test.ts`, tests: 'knows nobody else|has ended at the next question' },
      { file: `${stack}/database/local-database.test.ts`, tests: 'nobody signs up|a key is asked for' },
    ],
    notHere: 'hosted Auth',
  },
  {
    ids: ['R40'],
    holds: 'realtime tells visitors and inactive administrators nothing',
    trials: [{ file: `${stack}/realtime/realtime.test.ts`, tests: 'hear nothing' }],
    notHere: 'hosted Realtime',
  },
  {
    ids: ['R41', 'R42'],
    holds: 'guessing promo codes and customers is limited, and answered alike',
    trials: [
      { file: `${sql}/promo.db.test.ts`, tests: 'R41|R42' },
      { file: `${checkout}/create-checkout-handler.test.ts`, tests: 'R41' },
    ],
  },
  {
    ids: ['R50'],
    holds: 'whatever a stranger sends, the answer is not the server’s fault and says nothing from the inside',
    trials: [
      {
        file: `${stack}/start/fuzz.test.ts`,
        environment: { FUZZ_REQUESTS: '10000' },
        amount: '10,000 bodies to each address that takes one, 1,000 requests to each other',
      },
      {
        file: `${stack}/start/fuzz.db.long.test.ts`,
        tests: 'R50',
        environment: { FUZZ_REQUESTS: '1000' },
        amount: 'a tenth of it on PostgreSQL',
      },
      { file: `${checkout}/shown-is-charged.test.ts`, tests: 'not the server’s fault' },
    ],
  },
  {
    ids: ['R51'],
    holds: 'scripts and formulas in every field stay text in e-mails, mailbox and files',
    trials: [
      { file: 'packages/email/src/react-email-renderer.test.ts', tests: 'hostile text' },
      { file: `${stack}/mailbox/resend-stand-in.test.ts`, tests: 'everything escaped' },
    ],
  },
  {
    ids: ['R52'],
    holds: 'no field of an e-mail starts another header',
    trials: [{ file: 'packages/email/src/resend-mailer.test.ts', tests: 'start another header' }],
  },
  {
    ids: ['R53', 'R54'],
    holds: 'a résumé of another kind, or of one byte more than 5 MiB, is refused',
    trials: [
      { file: `${sql}/public-forms.db.test.ts`, tests: 'a job application' },
      { file: `${stack}/http/web-app.test.ts`, tests: 'a body is limited' },
    ],
  },
  {
    ids: ['R55'],
    holds: 'a spreadsheet reads no cell as a formula',
    trials: [{ file: 'apps/admin/src/features/finance/finance-csv.test.ts' }],
  },
  {
    ids: ['R56', 'R57', 'R58'],
    holds:
      'no path leads out of the site; slow and oversized requests are ended and keep nobody waiting; every answer has the security headers',
    trials: [
      {
        file: `${stack}/http/web-app.test.ts`,
        environment: { TORTURE_CONNECTIONS: '1000' },
        amount: '1,000 slow connections',
      },
    ],
  },
  {
    ids: ['R59'],
    holds: 'the browser’s files hold no secret',
    trials: [{ file: 'apps/e2e/site/secrets.e2e.ts' }],
  },
  {
    ids: ['R61'],
    holds: 'every installed package has a licence that permits its use',
    trials: [{ file: 'scripts/licences.test.ts' }],
    notHere: '`npm audit`, which needs the registry',
  },
  {
    ids: ['R70'],
    holds:
      'dates and cut-offs are Toronto’s, minute by minute over both changes of the clocks, in every zone of the process',
    trials: [{ file: 'packages/core/test/time-travel.test.ts' }],
  },
  {
    ids: ['R71'],
    holds: 'promo codes end to the millisecond; process and database clocks may differ by ten minutes',
    trials: [
      { file: 'packages/core/src/promo/promo.test.ts' },
      { file: `${stack}/start/clock-skew.test.ts` },
    ],
  },
  {
    ids: ['R80'],
    holds: 'a deactivated administrator, or an account without an invitation, never gets in',
    trials: [
      { file: `${sql}/access.db.test.ts`, tests: 'R80' },
      { file: `${stack}/auth/auth-guard.test.ts`, tests: 'keeps its address' },
      { file: `${stack}/auth/auth.test.ts`, tests: 'not the address' },
    ],
    notHere: 'hosted Auth',
  },
  {
    ids: ['R81'],
    holds: 'text that is too long is refused before it is worked on',
    trials: [{ file: `${sql}/public-forms.db.test.ts`, tests: 'R81' }],
  },
  {
    ids: ['R82'],
    holds:
      'cut connections, warnings that are errors and clocks that differ end in 503 at worst, and the process lives',
    trials: [
      { file: faults, environment: { TORTURE_ROUNDS: '20', TORTURE_KILLS: '5' }, amount: '20 cuts, 5 kills' },
      { file: `${stack}/start/clock-skew.test.ts` },
      { file: `${stack}/start/node-warnings.test.ts` },
    ],
    notHere: 'a full disk',
  },
  {
    ids: ['R83'],
    holds:
      'guessing passwords and codes is limited by account and by address, and known accounts look like unknown ones',
    trials: [{ file: `${stack}/auth/auth-guard.test.ts` }, { file: `${stack}/auth/auth.test.ts` }],
    notHere: 'the limits of hosted Auth',
  },
  {
    ids: ['R84'],
    holds: 'money for a booking that was deleted or canceled is given back and shown to the office',
    trials: [
      { file: `${sql}/open-checkouts.db.test.ts` },
      { file: `${sql}/unmatched-payments.db.test.ts` },
      { file: `${payment}/stripe-webhook-handler.test.ts`, tests: 'R84' },
    ],
  },
  {
    ids: ['R85'],
    holds: 'checkouts of one address are limited; a customer’s own earlier hold is not in the way',
    trials: [
      {
        file: `${checkout}/create-checkout-handler.test.ts`,
        tests: 'R85|gives back what the customer holds',
      },
    ],
  },
  {
    ids: ['R86'],
    holds: 'many large uploads at once take less than 256 MB of memory; realtime keeps to its channels',
    trials: [
      { file: `${stack}/http/web-app.test.ts`, tests: 'R86' },
      { file: `${stack}/cli/uploads.long.test.ts`, tests: 'R86', amount: '40 uploads of 7 MB' },
      { file: `${stack}/realtime/realtime.test.ts` },
    ],
  },
  {
    ids: ['R87'],
    holds: 'refunds in part, by hand, failed or refused, and disputes are recorded, flagged and counted once',
    trials: [
      { file: 'packages/office/src/story/histories.test.ts' },
      { file: 'packages/office/src/booking/reversals.test.ts' },
      { file: `${payment}/give-refunds.test.ts` },
      { file: 'packages/stripe/src/payment-event-of.test.ts' },
    ],
    notHere: 'Stripe’s own disputes',
  },
  {
    ids: ['R88'],
    holds: 'waiting letters go out in order; what can never be sent is given up and holds up nothing',
    trials: [{ file: 'packages/workflows/src/letters/send-queued-emails.test.ts' }],
    notHere: 'bounces and limits of the mail provider',
  },
  {
    ids: ['R89'],
    holds: 'an erased or expired customer leaves no trace in any table; an export holds everything',
    trials: [{ file: `${sql}/customer-data.db.test.ts` }, { file: `${sql}/erasure.db.test.ts` }],
    notHere: 'backups, and the files of Stripe and the mail provider',
  },
  {
    ids: ['R90'],
    holds: 'new tables and functions are closed to visitors, also after another start',
    trials: [
      { file: `${sql}/access.db.test.ts`, tests: 'R90' },
      { file: `${stack}/database/local-database.test.ts`, tests: 'stays revoked' },
    ],
  },
  {
    ids: ['R91'],
    holds: 'links to bookings are not found by guessing, and one of a booking opens no other',
    trials: [
      {
        file: `${sql}/booking-links.db.test.ts`,
        tests: 'R91|opens its booking and no other',
        environment: { LINK_GUESSES: '10000' },
        amount: '10,000 guesses',
      },
    ],
  },
  {
    ids: ['R92'],
    holds:
      'a phone number of another country never becomes one of ours, typed, pasted or corrected in the middle',
    trials: [
      {
        file: 'packages/core/src/validation/phones-of-the-world.test.ts',
        amount: 'a number of each of 245 regions in six spellings',
      },
    ],
  },
  {
    ids: ['R93'],
    holds:
      'every two acts on a booking, in both orders, leave the money, letters and flags that were told, and the list says so',
    trials: [
      {
        file: 'packages/workflows/src/changes/act-pairs.test.ts',
        amount: '288 pairs of 12 acts from two beginnings in memory',
      },
      {
        file: `${sql}/booking-acts.db.test.ts`,
        amount: '60 whole histories, half of them canceled and taken back, on PostgreSQL',
      },
    ],
  },
  {
    ids: ['R94'],
    holds:
      'a visit of a series is charged once or its place freed, whatever runs fail, nights are missed and events are late, lost or repeated',
    trials: [
      {
        file: 'packages/office/src/charging/charge-step.test.ts',
        amount: '600 histories of any table of days',
      },
      {
        file: 'packages/workflows/src/charging/charge-visits.test.ts',
        amount: '25 histories of runs that fail',
      },
    ],
  },
  {
    ids: ['R95'],
    holds: 'runs at once charge a visit once, and no second try begins beside one that is under way',
    trials: [
      { file: `${sql}/server-ports.db.test.ts`, tests: 'charges of visits' },
      { file: `${sql}/visit-charges.db.test.ts` },
    ],
  },
  {
    ids: ['R96'],
    holds:
      'of two servers of one database each may be replaced or killed while customers book: nobody is refused, nothing is lost or done twice',
    trials: [
      {
        file: `${stack}/cli/two-nodes.long.test.ts`,
        amount: 'five times one replaced and one killed, 84 customers for 80 places',
      },
    ],
  },
  {
    ids: ['R97'],
    holds:
      'a list costs what is looked at: at rest one request, three pages ahead of the window at most, the rows near it, one page for a change from elsewhere',
    trials: [
      { file: 'apps/e2e/hub/bookings-list.e2e.ts', tests: '20,000', amount: '20,000 bookings' },
      { file: `${sql}/scale.db.test.ts` },
    ],
  },
  {
    ids: ['R98'],
    holds:
      'over generated years of series no place is sold twice, money in is what is kept and what went back, each letter is written once, and every visit explains itself',
    trials: [
      {
        file: 'packages/workflows/src/series/years.test.ts',
        environment: { SERIES_YEARS: '40' },
        amount:
          '40 years of skips, pauses, moves, closures, refused cards, price rises, a queue, missed nights and failed requests',
      },
    ],
  },
  {
    ids: ['R99'],
    holds:
      'what frees a place holds it for the first of the queue who fits; of many at once exactly those that were freed are held, in order',
    trials: [
      {
        file: `${sql}/waiting.db.test.ts`,
        amount: '50 cancellations against 50 who wait; each of the ways to free a place',
      },
      { file: `${sql}/waiting-parity.db.test.ts` },
    ],
  },
]

/** 'R07–R09' for several. @param {Promise} promise */
export function titleOf({ ids }) {
  return ids.length === 1 ? (ids[0] ?? '') : `${ids[0]}–${ids.at(-1)}`
}
