import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { toldKinds } from '@dustforce/office/booking'
import { describe, expect, test } from 'vitest'
import { runJobs } from '../jobs/jobs.ts'
import { linkTokens } from '../links/link-tokens.ts'
import { makeSystem, submit } from '../testing/test-system.ts'

const minuteMs = 60_000
const at = (date: string, minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)
const uuid = (nr: number) => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`

/** A paid booking for Monday, 25 January 2027 at 2 PM, and the jobs run every quarter of an hour up to a moment. */
async function booked() {
  const system = await makeSystem()
  await system.checkout(submit(1, { minute: 840 }))
  const [row] = system.world.bookings.rows
  if (row?.sessionId == null) throw new Error('No session')
  await system.webhook(system.world.payments.pay(row.sessionId))
  await system.settled()
  let now = at('2027-01-23', 0)
  const until = async (end: number) => {
    for (; now <= end; now += 15 * minuteMs) {
      await system.setTime(now)
      expect(await system.run(runJobs())).toEqual([])
    }
  }
  const reminders = () =>
    system.world.mail.sent.flatMap(({ subject }) => (subject.startsWith('reminder') ? [subject] : []))
  return { ...system, row, until, reminders }
}

test('a booking gets each reminder once, with the links of its page and its calendar', async () => {
  const { until, reminders, world } = await booked()
  await until(at('2027-01-23', 825))
  expect(reminders()).toEqual([])
  await until(at('2027-01-25', 705))
  expect(reminders()).toEqual(['reminder-days'])
  await until(at('2027-01-28', 0))
  expect(reminders()).toEqual(['reminder-days', 'reminder-hours'])
  for (const { subject, text } of world.mail.sent.filter((letter) => letter.subject.startsWith('reminder')))
    expect([subject, text]).toEqual([
      subject,
      expect.stringMatching(/"manage": "[\w-]{70}",\s+"feed": "[\w-]{70}"/),
    ])
})

test.each([
  { minute: 0, days: at('2027-01-26', 1200), hours: at('2027-01-28', 1200) },
  { minute: 450, days: at('2027-01-26', 1200), hours: at('2027-01-28', 1200) },
  { minute: 479, days: at('2027-01-26', 1200), hours: at('2027-01-28', 1200) },
  { minute: 480, days: at('2027-01-27', 480), hours: at('2027-01-28', 1200) },
  { minute: 600, days: at('2027-01-27', 600), hours: at('2027-01-29', 480) },
  { minute: 1259, days: at('2027-01-27', 1259), hours: at('2027-01-29', 1139) },
  { minute: 1439, days: at('2027-01-27', 1200), hours: at('2027-01-29', 1200) },
])(
  'the reminders of a visit at minute $minute go out at their moment, on an evening before where that is',
  async ({ minute, days, hours }) => {
    const { setTime, run, reminders, changeBooking, world, row, settled } = await booked()
    world.admins.set('admin', 'admin@example.com')
    const move = { act: 'move', bookingId: row.id, actId: uuid(1), date: '2027-01-29', minute }
    expect((await changeBooking(move, 'admin')).status).toBe(200)
    await settled()
    const sentAt = async (instant: number) => {
      await setTime(instant)
      await run(runJobs())
      return reminders()
    }
    expect(await sentAt(days - 1)).toEqual([])
    expect(await sentAt(days)).toEqual(['reminder-days'])
    expect(await sentAt(hours - 1)).toEqual(['reminder-days'])
    expect(await sentAt(hours)).toEqual(['reminder-days', 'reminder-hours'])
  },
)

test.each([
  { minute: 540, length: 180, until: at('2027-02-01', 900) },
  { minute: 1080, length: 120, until: at('2027-02-02', 540) },
])(
  'a visit at minute $minute that is called done a week later is thanked for until the last moment',
  async ({ minute, length, until }) => {
    const { setTime, run, world, row } = await booked()
    const { request, quote } = row.booking
    row.booking = { ...row.booking, request: { ...request, minute }, quote: { ...quote, minutes: length } }
    row.status = 'completed'
    const sentAt = async (instant: number) => {
      await setTime(instant)
      await run(runJobs())
      return world.mail.sent.filter(({ subject }) => subject === 'thank-you').length
    }
    expect(await sentAt(until)).toBe(0)
    expect(await sentAt(until - 1)).toBe(1)
  },
)

test('two runs at once send one', async () => {
  const { setTime, run, reminders } = await booked()
  await setTime(at('2027-01-23', 840))
  await Promise.all([run(runJobs()), run(runJobs()), run(runJobs())])
  expect(reminders()).toEqual(['reminder-days'])
})

test('a moved booking gets them for its new time', async () => {
  const { until, reminders, changeBooking, world, row, settled } = await booked()
  world.admins.set('admin', 'admin@example.com')
  await until(at('2027-01-23', 900))
  const move = { act: 'move', bookingId: row.id, actId: uuid(1), date: '2027-01-29', minute: 840 }
  expect((await changeBooking(move, 'admin')).status).toBe(200)
  await settled()
  await until(at('2027-01-27', 825))
  expect(reminders()).toEqual(['reminder-days'])
  await until(at('2027-01-30', 0))
  expect(reminders()).toEqual(['reminder-days', 'reminder-days', 'reminder-hours'])
})

test.each([
  ['canceled', 'canceled'],
  ['completed', 'completed'],
] as const)('a booking that is %s while its reminder waits gets none', async (_, booking) => {
  const { until, reminders, row, world } = await booked()
  world.mail.fault = 'unavailable'
  await until(at('2027-01-23', 855))
  row.status = booking
  world.mail.fault = null
  await until(at('2027-01-26', 0))
  expect(reminders()).toEqual([])
})

test('a reminder that waited until the start is not sent', async () => {
  const { until, reminders, world } = await booked()
  world.mail.fault = 'unavailable'
  await until(at('2027-01-25', 825))
  world.mail.fault = null
  await until(at('2027-01-26', 0))
  expect(reminders()).toEqual([])
})

test.each(toldKinds)('the office tells %s once, on the day, by its button', async (kind) => {
  const { setTime, changeBooking, world, row, settled } = await booked()
  world.admins.set('admin', 'admin@example.com')
  const tell = () => changeBooking({ act: kind, bookingId: row.id }, 'admin')
  expect(await tell()).toMatchObject({ status: 409, body: { code: 'not-possible', why: 'not-today' } })
  await setTime(at('2027-01-25', 830))
  expect((await changeBooking({ act: kind, bookingId: row.id })).status).toBe(401)
  expect(await tell()).toEqual({ status: 200, body: { alreadySent: false } })
  expect(await tell()).toEqual({ status: 200, body: { alreadySent: true } })
  await settled()
  expect(world.mail.sent.filter(({ subject }) => subject === kind)).toHaveLength(1)
  row.status = 'canceled'
  expect(await tell()).toMatchObject({ status: 409, body: { why: 'canceled' } })
  expect((await changeBooking({ act: kind, bookingId: 'none' }, 'admin')).status).toBe(404)
})

describe('the cleaner’s own link', () => {
  const cleaner = 'ana@example.com'
  /** The job is Ana's, who got its letter. */
  async function assigned() {
    const system = await booked()
    const { world, row, sendEmail, changeBooking } = system
    world.admins.set('admin', 'admin@example.com')
    world.links.cleaners.set(row.id, cleaner)
    const data = {
      bookingId: row.id,
      contractorEmail: cleaner,
      contractorName: 'Ana Diaz',
      service: 'Deep Cleaning',
      date: '2027-01-25',
      time: '2:00 PM',
      address: '1 King St W',
    }
    await sendEmail({ type: 'job-assignment-confirmation', data }, 'admin')
    const letter = world.mail.sent.find(({ subject }) => subject === 'job-assignment-confirmation')
    const token = /"job": "([\w-]{70})"/.exec(letter?.text ?? '')?.[1] ?? ''
    const told = () => world.mail.sent.filter(({ subject }) => subject === 'on-the-way')
    const links = async (email: string, bookingIds: string[], as = 'admin') =>
      changeBooking({ act: 'job-links', email, bookingIds }, as)
    return { ...system, token, told, links }
  }

  test('is in the letter of the job and on the day sheet, shows what the job needs, and no code, price or phone', async () => {
    const { own, token, links, row, world } = await assigned()
    expect(token).toHaveLength(70)
    const { status, body } = await own({ act: 'show-job' }, token)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        service: 'Deep Cleaning',
        when: 'Monday, January 25, 2027 at 2:00 PM',
        customer: 'Ada',
        address: '1 King St W, Toronto, ON M5H 1A1',
        isOnTheWay: false,
        problem: 'not-today',
        tellFrom: expect.stringContaining('12:00 PM'),
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/Lovelace|ada@|555-0100|373|Code|entry/)
    expect((await links(cleaner, [row.id])).body).toEqual({
      links: { [row.id]: `https://dustforce.example/job#${token}` },
    })
    expect((await links('bo@example.com', [row.id])).body).toEqual({ links: {} })
    expect((await links(cleaner, [row.id], 'nobody')).status).toBe(401)
    expect(JSON.stringify(world.outbox.rows.map(({ payload }) => payload))).not.toContain(token)
  })

  test('tells the customer once, from two hours before the start; opening the page tells nobody', async () => {
    const { own, token, told, setTime, settled, row } = await assigned()
    const press = () => own({ act: 'on-my-way' }, token)
    await setTime(at('2027-01-25', 719))
    expect(await press()).toMatchObject({ status: 409, body: { code: 'not-possible', why: 'too-early' } })
    await setTime(at('2027-01-25', 720))
    expect((await own({ act: 'show-job' }, token)).body).toMatchObject({ problem: null, isOnTheWay: false })
    await settled()
    expect(told()).toEqual([])
    expect(await press()).toEqual({ status: 200, body: { alreadySent: false } })
    expect(await press()).toEqual({ status: 200, body: { alreadySent: true } })
    await settled()
    expect(told().map(({ to }) => to)).toEqual(['ada@example.com'])
    expect((await own({ act: 'show-job' }, token)).body).toMatchObject({ isOnTheWay: true })
    row.status = 'canceled'
    expect(await press()).toMatchObject({ status: 409, body: { why: 'canceled' } })
  })

  test('says that a customer without an address cannot be told', async () => {
    const { own, token, told, setTime, settled, row } = await assigned()
    row.changed = { ...row.changed, email: '' }
    await setTime(at('2027-01-25', 720))
    expect((await own({ act: 'show-job' }, token)).body).toMatchObject({ problem: 'no-email' })
    expect(await own({ act: 'on-my-way' }, token)).toMatchObject({ status: 409, body: { why: 'no-email' } })
    await settled()
    expect(told()).toEqual([])
  })

  test('opens nothing else, and nothing once the job is another’s; no other link opens the job', async () => {
    const { own, token, told, setTime, settled, run, row, world } = await assigned()
    await setTime(at('2027-01-25', 800))
    for (const act of ['show', 'preview-cancel', 'book-again', 'show-review', 'mail-choices'])
      expect((await own({ act }, token)).status, act).toBe(404)
    const owner = [{ bookingId: row.id, email: 'ada@example.com' }]
    const [other = ''] = (await run(linkTokens(owner, 'manage'))).values()
    for (const shown of [other, 'x'.repeat(70), undefined])
      for (const act of ['show-job', 'on-my-way']) expect((await own({ act }, shown)).status, act).toBe(404)
    expect((await own({ act: 'on-my-way' }, token, { origin: 'https://evil.example' })).status).toBe(403)
    world.links.withdraw(row.id)
    expect((await own({ act: 'on-my-way' }, token)).status).toBe(404)
    await settled()
    expect(told()).toEqual([])
  })

  test('is limited as other links are', async () => {
    const { own, token, setTime, settled } = await assigned()
    await setTime(at('2027-01-25', 800))
    const statuses: number[] = []
    for (let nr = 0; nr < 11; nr += 1) statuses.push((await own({ act: 'on-my-way' }, token)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await settled()
  })
})
