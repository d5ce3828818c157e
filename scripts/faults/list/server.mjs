const deploy = 'scripts/deploy'
const check = `${deploy}/check.test.ts`
const follow = 'packages/workflows/src/follow-up/write-follow-ups.test.ts'
const own = 'packages/workflows/src/links/own-booking-handler.test.ts'
const change = 'packages/workflows/src/change/change-booking-handler.test.ts'
const gateway = 'packages/stripe/src/stripe-gateway.test.ts'
const realtime = 'packages/local-stack/src/realtime/realtime.test.ts'
const backup = 'packages/local-stack/src/backup/backup.db.test.ts'
const program = 'packages/cli/src/program.test.ts'
const letters = 'packages/core/src/booking/follow-up.test.ts'

/**
 * Faults in workflows, adapters, the local stack, deployment, the command line and core.
 *
 * @type {readonly import('../list.mjs').Fault[]}
 */
export const serverFaults = [
  {
    name: 'a disabled endpoint of Stripe passes deploy:check',
    file: `${deploy}/check.ts`,
    find: "own.filter(({ status }) => status === 'enabled')",
    replace: 'own',
    step: 'unit',
    tests: [check],
    reason: "Stripe's endpoint that is disabled is judged",
  },
  {
    name: 'an access token that is over or signed out keeps listening',
    file: 'packages/local-stack/src/realtime/admin-tokens.ts',
    find: '    if (!user.ok) return false\n',
    replace: '',
    step: 'unit',
    tests: [realtime],
    reason: 'a listener who has signed out, whose account is gone or whose time is over',
  },
  {
    name: 'a backup under load is of several instants',
    file: 'packages/local-stack/src/backup/write-backup.ts',
    find: "      await session.query('set transaction isolation level repeatable read read only')\n",
    replace: '',
    step: 'database',
    tests: [backup],
    reason: 'a backup that is written while others write is of one instant',
  },
  {
    name: 'the own visit of a booking that moves keeps its crew busy',
    file: 'packages/workflows/src/change/move-booking.ts',
    find: 'busy: startsAt === null ? busy : withoutOne(busy, startsAt, record.durationMinutes)',
    replace: 'busy',
    step: 'unit',
    tests: [change],
    reason: 'to a time beside the old one, is done when the only crew is busy with this visit',
  },
  {
    name: 'another visit that starts with the own one is left out in its place',
    file: 'packages/workflows/src/change/move-booking.ts',
    find: 'const own = whole < 0 ?',
    replace: 'const own = whole < 1000 ?',
    step: 'unit',
    tests: [change],
    reason: 'is offered the times that the place allows, and no others',
  },
  {
    name: 'letters of the evening before are looked for a day too late',
    file: 'packages/workflows/src/follow-up/write-follow-ups.ts',
    find: 'const daysAhead = gtaFollowUp.reminderDays + 1',
    replace: 'const daysAhead = gtaFollowUp.reminderDays',
    step: 'unit',
    tests: [follow],
    reason: 'the reminders of a visit at minute 450 go out at their moment',
  },
  {
    name: 'thanks that wait for the morning are not looked for on their last day',
    file: 'packages/workflows/src/follow-up/write-follow-ups.ts',
    find: 'const daysBack = gtaFollowUp.thankYouDays + 1',
    replace: 'const daysBack = gtaFollowUp.thankYouDays',
    step: 'unit',
    tests: [follow],
    reason: 'a visit at minute 1080 that is called done a week later',
  },
  {
    name: 'an origin that begins like the own one is taken for it',
    file: 'packages/workflows/src/links/own-booking-handler.ts',
    find: '![new URL(siteUrl).origin, new URL(request.url).origin].includes(origin)',
    replace: '![new URL(siteUrl).origin, new URL(request.url).origin].some((own) => origin.startsWith(own))',
    step: 'unit',
    tests: [own],
    reason: 'takes the origin https://dustforce.example and none that is like it',
  },
  {
    name: 'an origin is compared by its host alone',
    file: 'packages/workflows/src/links/own-booking-handler.ts',
    find: '![new URL(siteUrl).origin, new URL(request.url).origin].includes(origin)',
    replace: '![new URL(siteUrl).host, new URL(request.url).host].includes(URL.parse(origin)?.host ?? "")',
    step: 'unit',
    tests: [own],
    reason: 'takes the origin https://functions.example and none that is like it',
  },
  {
    name: 'only the newest refund is looked through for the key',
    file: 'packages/stripe/src/stripe-gateway.ts',
    find: 'payment_intent: paymentIntent, limit: 100',
    replace: 'payment_intent: paymentIntent, limit: 1',
    step: 'unit',
    tests: [gateway],
    reason: 'is found after 1 newer ones of the same payment',
  },
  {
    name: 'only ten refunds are looked through for the key',
    file: 'packages/stripe/src/stripe-gateway.ts',
    find: 'payment_intent: paymentIntent, limit: 100',
    replace: 'payment_intent: paymentIntent',
    step: 'unit',
    tests: [gateway],
    reason: 'is found after 50 newer ones of the same payment',
  },
  {
    name: 'visits in a calendar file have the length of a slot',
    file: 'packages/cli/src/slots.ts',
    find: 'durationOf(flags) ?? policy.slotMinutes',
    replace: 'policy.slotMinutes',
    step: 'unit',
    tests: [program],
    reason: 'writes open times as long as the visit --duration 180 into a calendar',
  },
  {
    name: 'work that ends when it begins is refused',
    file: 'packages/cli/src/slots.ts',
    find: 'if (times.end < times.start)',
    replace: 'if (times.end <= times.start)',
    step: 'unit',
    tests: [program],
    reason: 'takes work that ends at the instant at which it begins',
  },
  {
    name: 'a reminder just four hours after the news is left out',
    file: 'packages/core/src/booking/follow-up.ts',
    find: 'letters.filter(({ at }) => at >= agreedAt',
    replace: 'letters.filter(({ at }) => at > agreedAt',
    step: 'unit',
    tests: [letters],
    reason: 'a reminder that follows the confirmation after just four hours',
  },
]
