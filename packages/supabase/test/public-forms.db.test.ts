import {
  type FormCase,
  internationalPhoneCases,
  messageCases,
  nameCases,
  strictEmailCases,
  subjectCases,
} from '@dustforce/core/testing'
import { isName, isStrictEmail, sanitizePhone, sanitizeText } from '@dustforce/core/validation'
import { availableDayOptions, availableTimeOptions } from '@dustforce/office/application'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type TestDatabase, test } from './postgres.ts'

/** As fast-check's own `binary`, which makes a table of all of Unicode first. */
const anyUnit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

const contact = { name: 'Zoë O’Neil', email: 'Zoe@Example.com', phone: '416-555-0123', message: 'Hello' }

const application = {
  full_name: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '(416) 555-0123',
  experience: '1–2 years',
  available_days: ['Monday', 'Friday'],
  available_times: ['8 am - 12 pm'],
  service_areas: ['Etobicoke'],
  message: 'I love clean homes.',
  consent_to_contact: true,
}

let visitors = 0
/** As a separate visitor, so that no limit is met by accident; rejects with the refusal. */
async function submit(
  db: TestDatabase,
  what: 'contact' | 'application',
  payload: Record<string, unknown>,
  address?: string,
) {
  visitors += 1
  const from = { role: 'anon', address: address ?? `192.0.2.${visitors}` } as const
  const answer = await db.call(`submit_${what}`, { payload }, from)
  if (typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer)
    throw Object.assign(new Error(String(answer.message)), { code: answer.code })
  return answer
}

describe.each([
  ['contact', contact, 'message', 'contact_inquiries', ['contact-company', 'contact-received']],
  [
    'application',
    application,
    'message',
    'job_applications',
    ['application-company', 'application-received'],
  ],
] as const)('a %s form that is sent again', (what, payload, field, table, letters) => {
  const attempt_id = '3f0e1c9e-0000-4000-8000-000000000001'
  const rows = async (db: TestDatabase) => {
    const [stored] = await db.sql`select count(*)::int as rows from ${db.sql(`public.${table}`)}`
    const mails = await db.sql`select kind from public.email_outbox order by nr desc`
    return { ...stored, mails: mails.map(({ kind }) => kind) }
  }

  test('with its attempt is stored and told once, whichever of two at once is first, and answers the same', async ({
    db,
  }) => {
    const send = () => submit(db, what, { ...payload, attempt_id })
    const answers = await Promise.all([send(), send()])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rows(db)).toEqual({ rows: 1, mails: [...letters] })
    const [mail] = await db.sql`select payload from public.email_outbox limit 1`
    expect(mail?.payload).not.toHaveProperty('attempt_key')
  })

  test('without one, with another or with other words is another', async ({ db }) => {
    for (const more of [
      {},
      {},
      { attempt_id },
      { attempt_id, [field]: 'Other' },
      { attempt_id: `${attempt_id}2` },
    ])
      await submit(db, what, { ...payload, email: `${visitors}@example.com`, ...more })
    expect(await rows(db)).toMatchObject({ rows: 5 })
  })

  test('counts towards the limit each time', async ({ db }) => {
    const sent = Array.from({ length: 30 }, () => submit(db, what, { ...payload, attempt_id }, '192.0.2.250'))
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(await rows(db)).toMatchObject({ rows: 1 })
  })
})

const limitMessage = 'Rate limit exceeded. Please wait before submitting again.'

describe('a contact message', () => {
  test('is stored clean, with both e-mails queued, and its id answered', async ({ db }) => {
    const answer = await submit(db, 'contact', {
      ...contact,
      subject: '<b>Offer</b>',
      message: '<script>alert(1)</script> javascript:x onclick = "y"',
    })
    const [row] = await db.sql`select * from public.contact_inquiries`
    expect(answer).toEqual({ id: row?.id })
    expect(row).toMatchObject({
      name: 'Zoë O’Neil',
      email: 'zoe@example.com',
      phone: '416-555-0123',
      subject: 'bOffer/b',
      message: 'scriptalert(1)/script x  "y"',
      inquiry_status: 'new',
    })
    expect(await db.sql`select kind, recipient, ref from public.email_outbox order by kind`).toEqual([
      { kind: 'contact-company', recipient: null, ref: row?.id },
      { kind: 'contact-received', recipient: 'zoe@example.com', ref: row?.id },
    ])
  })

  const refused: ReadonlyArray<readonly [string, Record<string, unknown>, string]> = [
    ['no name', { name: ' ' }, 'Missing required contact information'],
    ['no e-mail', { email: '' }, 'Missing required contact information'],
    ['nothing but tags', { message: '<>' }, 'Missing required contact information'],
    ['a name of digits', { name: 'R2D2' }, 'Please enter a valid name (2-100 characters, letters only)'],
    ['half an address', { email: 'zoe@example' }, 'Please enter a valid email address'],
    ['two addresses', { email: 'zoe@example.com,bo@example.com' }, 'Please enter a valid email address'],
    [
      'a header in the address',
      { email: 'zoe@example.com\r\nBcc: x@y.ca' },
      'Please enter a valid email address',
    ],
    [
      'a subject like a novel',
      { subject: 'x'.repeat(1001) },
      'Please keep your subject under 1000 characters.',
    ],
    ['a novel', { message: 'x'.repeat(5001) }, 'Please keep your message under 5000 characters.'],
  ]
  for (const [name, change, message] of refused) {
    test(`with ${name} is refused with its message, and nothing is stored`, async ({ db }) => {
      await expect(submit(db, 'contact', { ...contact, ...change })).rejects.toMatchObject({
        message,
        code: 'PT400',
      })
      expect(await db.sql`select from public.contact_inquiries`).toHaveLength(0)
      expect(await db.sql`select from public.email_outbox`).toHaveLength(0)
    })
  }

  test('may come five times in a quarter of an hour, whatever the spelling of the sender', async ({ db }) => {
    for (let nr = 0; nr < 5; nr += 1)
      await submit(db, 'contact', { ...contact, email: `zoe+${nr}@gmail.com` })
    await expect(submit(db, 'contact', { ...contact, email: 'z.o.e@gmail.com' })).rejects.toMatchObject({
      message: limitMessage,
      code: 'PT429',
    })
    db.setClock(new Date('2026-11-21T17:15:00Z'))
    expect(await submit(db, 'contact', { ...contact, email: 'zoe@gmail.com' })).toHaveProperty('id')
  })

  test('and every other one of a visitor are counted, at once too', async ({ db }) => {
    const from = { role: 'anon', address: '203.0.113.1' } as const
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, nr) =>
        db.call('submit_contact', { payload: { ...contact, email: `a${nr}@example.com` } }, from),
      ),
    )
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(20)
    expect(await db.sql`select from public.contact_inquiries`).toHaveLength(20)
  })

  test('old counters are swept', async ({ db }) => {
    await submit(db, 'contact', contact)
    db.setClock(new Date('2026-11-23T17:15:00Z'))
    await submit(db, 'contact', contact)
    const [row] = await db.sql`select min(window_start) as oldest from public.rate_limits`
    expect(row?.oldest).toEqual(new Date('2026-11-23T17:15:00Z'))
  })
})

/** The same as the functions' `visitorOf` reads from the same headers. */
describe('a visitor is counted under one address', () => {
  const cloudflare = { 'cf-connecting-ip': '198.51.100.1' }
  const forwarded = (value: string) => ({ 'x-forwarded-for': value })
  const cases: ReadonlyArray<readonly [headers: Readonly<Record<string, string>>, address: string]> = [
    [{ ...cloudflare, ...forwarded('203.0.113.7') }, '198.51.100.1'],
    [{ ...forwarded('203.0.113.7'), ...cloudflare }, '198.51.100.1'],
    [{ ...cloudflare, ...forwarded('') }, '198.51.100.1'],
    [cloudflare, '198.51.100.1'],
    [forwarded('203.0.113.7'), '203.0.113.7'],
    [forwarded(' 203.0.113.7 , 10.0.0.1'), '203.0.113.7'],
    [forwarded(''), 'unknown'],
    [forwarded(' , 10.0.0.1'), 'unknown'],
    [{}, 'unknown'],
  ]
  const limits: ReadonlyArray<readonly [bucket: string, name: string, args: Record<string, unknown>]> = [
    ['promo-lookup', 'promo_lookup', { code: 'NONE' }],
    ['first-time', 'is_first_time', { email: 'zoe@example.com' }],
    ['payment-state', 'payment_state', { session_id: 'cs_none' }],
    ['contact-visitor', 'submit_contact', { payload: {} }],
    ['application-visitor', 'submit_application', { payload: {} }],
  ]

  test('by every limit that reads the headers, the one that the platform’s proxy wrote first', async ({
    db,
  }) => {
    const counted = []
    const expected = []
    for (const [headers, address] of cases) {
      await db.sql`delete from public.rate_limits`
      for (const [bucket, name, args] of limits) {
        await db.call(name, args, { role: 'anon', headers })
        expected.push({ headers, bucket, address })
      }
      const rows = await db.sql`
        select l.bucket, coalesce(a.address, 'another') as address from public.rate_limits l
        left join unnest(${[...new Set(cases.map(([, one]) => one))]}::text[]) a (address) on private.visitor_key(a.address) = l.subject
        where l.subject <> 'all'
        order by array_position(${limits.map(([bucket]) => bucket)}::text[], l.bucket)`
      counted.push(...rows.map(({ bucket, address: under }) => ({ headers, bucket, address: under })))
    }
    expect(counted).toEqual(expected)
  })

  test('by no function that is not tried here', async ({ db }) => {
    const rows = await db.sql<{ name: string }[]>`
      select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and (p.prosrc like '%private.require_visitor_rate(%' or p.prosrc like '%private.visitor()%')`
    expect(rows.map(({ name }) => name).toSorted()).toEqual(limits.map(([, name]) => name).toSorted())
  })

  test('but the server, which has counted its visitors, under none', async ({ db }) => {
    for (const [, name, args] of limits)
      await db.call(name, args, { role: 'service_role', headers: cloudflare })
    const rows = await db.sql`select bucket from public.rate_limits where subject <> 'all'`
    expect(rows).toEqual([])
  })
})

/** A call of a rate-limited function, with its bucket and the subject that is counted. */
const counting =
  /private\.(within_rate|require_rate|require_visitor_rate|within_ceiling|require_ceiling)\(\s*'([\w-]+)'\s*(,\s*'[^']*')?/g

describe('what counts visitors', () => {
  test('takes its rows in one order, and none that every visitor shares', async ({ db }) => {
    const rows = await db.sql<{ name: string; source: string }[]>`
      select n.nspname || '.' || p.proname as name, p.prosrc as source
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`
    const sources = new Map(rows.map(({ name, source }) => [name, source.replace(/--.*/g, '')]))
    interface Count {
      readonly bucket: string
      readonly isShared: boolean
      readonly isOfAll: boolean
    }
    /** Lists what a function counts in the order of its text, with what the functions count that it calls. */
    const countsOf = (name: string, callers: readonly string[] = []): readonly Count[] => {
      const source = sources.get(name) ?? ''
      const own = [...source.matchAll(counting)].map(
        ({ 1: how = '', 2: bucket = '', 3: subject, index }) => ({
          at: index,
          counts: [{ bucket, isShared: how.endsWith('ceiling'), isOfAll: subject !== undefined }],
        }),
      )
      const called = [...source.matchAll(/(?:public|private)\.\w+(?=\()/g)]
        .filter(([callee]) => sources.has(callee) && ![name, ...callers].includes(callee))
        .map(({ 0: callee, index }) => ({ at: index, counts: countsOf(callee, [...callers, name]) }))
      return [...own, ...called].toSorted((a, b) => a.at - b.at).flatMap(({ counts }) => counts)
    }
    const counters = [...sources.keys()]
      .filter((name) => name.startsWith('public.'))
      .map((name) => [name.slice('public.'.length), countsOf(name)] as const)
      .filter(([, counts]) => counts.length > 0)
    // Every new function says here in which order it counts.
    expect(
      Object.fromEntries(
        counters.map(([name, counts]) => [name, [...new Set(counts.map(({ bucket }) => bucket))].join(' ')]),
      ),
    ).toEqual({
      admit_checkout: 'checkout-visitor checkout-email',
      booking_paid_just_now: 'link-visitor',
      is_first_time: 'first-time',
      job_by_link: 'link-visitor link-miss-all link-act',
      join_waiting: 'waiting-visitor waiting-email',
      leave_waiting: 'link-visitor link-miss-all',
      mail_choices_by_link: 'link-visitor link-miss-all link-act',
      open_booking_link: 'link-visitor link-miss-all link-act',
      payment_state: 'payment-state',
      promo_lookup: 'promo-guess-all promo-lookup',
      send_booking_links: 'link-visitor link-letter',
      submit_application: 'application-visitor application-email resume-all',
      submit_contact: 'contact-visitor contact-email',
      waiting_by_link: 'link-visitor link-miss-all',
    })
    const all = counters.flatMap(([, counts]) => counts)
    expect(all.filter(({ isOfAll }) => isOfAll)).toEqual([])
    const ceilings = new Set(all.filter(({ isShared }) => isShared).map(({ bucket }) => bucket))
    expect([...ceilings].toSorted()).toEqual(['link-miss-all', 'promo-guess-all', 'resume-all'])
    // A pair of buckets that one function takes in one order and another in the other would let two visitors wait for each other.
    const pairs = new Set(
      counters.flatMap(([, counts]) => {
        const locked = counts.filter(({ isShared }) => !isShared).map(({ bucket }) => bucket)
        return locked.flatMap((first, nr) =>
          locked
            .slice(nr + 1)
            .filter((second) => second !== first)
            .map((second) => `${first} ${second}`),
        )
      }),
    )
    expect([...pairs].filter((pair) => pairs.has(pair.split(' ').toReversed().join(' ')))).toEqual([])
  })

  test('keeps nobody waiting without end, whatever one visitor asks at once', async ({ db }) => {
    await db.sql`update private.rate_rules set hits = 1000`
    const from = { role: 'anon', address: '203.0.113.9' } as const
    const link = (scope: string, nr: number) =>
      db.call('open_booking_link', { hash: `junk ${nr}`, scope, visitor: from.address, acts: nr % 2 === 0 })
    const asks: ReadonlyArray<(nr: number) => Promise<unknown>> = [
      (nr) => link('manage', nr),
      (nr) => link('feed', nr),
      (nr) => link('unsubscribe', nr),
      (nr) => link('job', nr),
      (nr) => db.call('promo_lookup', { code: `X${nr}` }, from),
      (nr) => db.call('promo_lookup', { code: `Y${nr}` }),
      (nr) => db.call('booking_paid_just_now', { session_id: `cs_${nr}`, visitor: from.address }),
      () => db.call('send_booking_links', { email: 'zoe@example.com', visitor: from.address }),
      () => db.call('admit_checkout', { email: 'zoe@example.com', visitor: from.address }),
      () => db.call('is_first_time', { email: 'zoe@example.com' }, from),
      (nr) => db.call('payment_state', { session_id: `cs_${nr}` }, from),
      () => db.call('submit_contact', { payload: contact }, from),
      () => db.call('submit_application', { payload: application }, from),
    ]
    const answers = await Promise.allSettled(
      Array.from({ length: 12 * asks.length }, (_, nr) => asks[nr % asks.length]?.(nr)),
    )
    expect(
      answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : [])),
    ).toEqual([])
  })

  test('lets a miss be answered while another one is still being counted', async ({ db }) => {
    const miss = (visitor: string) =>
      db.as('service_role', async (sql) => {
        // To wait for another visitor is to fail.
        await sql`set local lock_timeout = '1ms'`
        const [row] =
          await sql`select public.open_booking_link('junk', 'manage', ${visitor}, false) as answer`
        return row?.answer
      })
    await miss('203.0.113.1')
    await db.as('service_role', async (other) => {
      await other`select public.open_booking_link('junk', 'manage', '203.0.113.2', false)`
      expect(await miss('203.0.113.3')).toEqual({ status: 'missing' })
    })
  })
})

describe('text that is too long to be worth cleaning', () => {
  const megabyte = `${'java'.repeat(95_000)}${'script:'.repeat(95_000)}`

  test('R81: is refused in every field of a message', async ({ db }) => {
    for (const field of ['name', 'email', 'phone', 'subject', 'message']) {
      const sent = submit(db, 'contact', { ...contact, [field]: megabyte })
      await expect(sent, field).rejects.toMatchObject({ code: 'PT400' })
    }
  })

  test('R81: is refused in every field of an application', async ({ db }) => {
    const texts = ['full_name', 'email', 'phone', 'experience', 'message', 'resume_filename']
    for (const field of [...texts, 'available_days', 'available_times', 'service_areas']) {
      const resume = { resume_content: 'JVBERi0=', resume_filename: 'a.pdf' }
      const sent = submit(db, 'application', { ...application, ...resume, [field]: megabyte })
      await expect(sent, field).rejects.toMatchObject({ code: 'PT400' })
    }
  })

  test('R81: is answered like any unknown code or address', async ({ db }) => {
    expect(await db.call('promo_lookup', { code: megabyte }, 'anon')).toBeNull()
    expect(await db.call('is_first_time', { email: megabyte }, 'anon')).toBe(true)
  })

  test('a payload that is no object is refused', async ({ db }) => {
    for (const payload of ['null', '[]', '"text"', '7', 'true']) {
      for (const form of ['submit_contact', 'submit_application']) {
        const [row] = await db.as('anon', (sql) =>
          sql.unsafe(`select public.${form}($1::text::jsonb) as answer`, [payload]),
        )
        expect(row?.answer, `${form}(${payload})`).toMatchObject({ code: 'PT400' })
      }
    }
  })
})

describe('a job application', () => {
  const resume = (name: string, bytes: Buffer) => ({
    ...application,
    resume_filename: name,
    resume_content: bytes.toString('base64'),
  })
  const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 32)])
  const fiveMegabytes = 5 * 1024 * 1024

  test('is stored with its lists and resume; the e-mails do not carry the file', async ({ db }) => {
    await submit(db, 'application', resume('My résumé (final).pdf', pdf(100)))
    const [row] = await db.sql`select * from public.job_applications`
    expect(row).toMatchObject({
      full_name: 'Ana Diaz',
      available_days: ['Monday', 'Friday'],
      resume_filename: 'My_r_sum_final_.pdf',
      application_status: 'pending',
    })
    expect(Buffer.from(String(row?.resume_content), 'base64')).toEqual(pdf(100))
    const mails = await db.sql`select kind, payload from public.email_outbox order by kind`
    expect(mails.map((mail) => mail.kind)).toEqual(['application-company', 'application-received'])
    for (const mail of mails) expect(mail.payload).not.toHaveProperty('resume_content')
  })

  test('R54: 5 MiB is taken, one byte more is not, though their base64 is equally long', async ({ db }) => {
    const [most, more] = [resume('cv.pdf', pdf(fiveMegabytes)), resume('cv.pdf', pdf(fiveMegabytes + 1))]
    expect(most.resume_content.length).toBe(more.resume_content.length)
    expect(await submit(db, 'application', most)).toHaveProperty('id')
    await expect(submit(db, 'application', more)).rejects.toThrow('File size exceeds 5MB limit')
  })

  test('in Word, old or new, is taken too', async ({ db }) => {
    const doc = Buffer.from('d0cf11e0a1b11ae100', 'hex')
    const docx = Buffer.from('PK\u0003\u0004 word/document.xml')
    expect(await submit(db, 'application', resume('../../cv.DOC', doc))).toHaveProperty('id')
    expect(await submit(db, 'application', resume('cv.docx', docx))).toHaveProperty('id')
    expect(await db.sql`select resume_filename from public.job_applications order by 1`).toEqual([
      { resume_filename: 'cv.DOC' },
      { resume_filename: 'cv.docx' },
    ])
  })

  const invalidType = 'Invalid file type. Only PDF, DOC, and DOCX files are allowed.'
  const refused: ReadonlyArray<readonly [string, Record<string, unknown>, string]> = [
    ['no phone', { phone: '' }, 'Missing required application information'],
    ['a short phone', { phone: '555-0123' }, 'Please enter a valid phone number (10-15 digits)'],
    [
      'a name of one letter',
      { full_name: 'A' },
      'Please enter a valid name (2-100 characters, letters only)',
    ],
    ['no consent', { consent_to_contact: false }, 'Consent Required'],
    ['consent in words', { consent_to_contact: 'true' }, 'Consent Required'],
    ['a long message', { message: 'x'.repeat(1001) }, 'Please keep your message under 1000 characters.'],
    ['a page named .pdf', resume('cv.pdf', Buffer.from('<html>')), invalidType],
    ['an archive named .docx', resume('cv.docx', Buffer.from('PK\u0003\u0004 photos/cat.png')), invalidType],
    ['a program', resume('cv.exe', pdf(20)), invalidType],
    ['a file without a name', resume('', pdf(20)), invalidType],
    ['no base64', { resume_filename: 'cv.pdf', resume_content: '%%%' }, invalidType],
    [
      'a file far too large',
      { resume_filename: 'cv.pdf', resume_content: 'A'.repeat(7_340_033) },
      'File size exceeds 5MB limit',
    ],
  ]
  for (const [name, change, message] of refused) {
    test(`with ${name} is refused with its message, and nothing is stored`, async ({ db }) => {
      await expect(submit(db, 'application', { ...application, ...change })).rejects.toMatchObject({
        message,
        code: 'PT400',
      })
      expect(await db.sql`select from public.job_applications`).toHaveLength(0)
    })
  }

  test('of something else than the form is refused in plain words', async ({ db }) => {
    for (const experience of ['A lot', '1-2 years', true, '😀', {}, 7])
      await expect(submit(db, 'application', { ...application, experience })).rejects.toMatchObject({
        code: 'PT400',
        message: 'Please check your input format and try again.',
      })
  })

  test('takes every day and time that the form offers and no others, and the areas of any company', async ({
    db,
  }) => {
    const offered = {
      available_days: availableDayOptions,
      available_times: availableTimeOptions,
      service_areas: Array.from({ length: 60 }, (_, nr) => `St. John’s (Area ${nr})`),
    }
    await submit(db, 'application', { ...application, ...offered })
    expect(
      await db.sql`select available_days, available_times, service_areas from public.job_applications`,
    ).toEqual([offered])
    const refused = {
      available_days: [['Blursday'], ['Monday', '4 am'], ['']],
      available_times: [['4 am'], ['8 am - 12 pm', 'Monday']],
      service_areas: [[''], ['Camden', '  ']],
    }
    for (const [field, values] of Object.entries(refused))
      for (const value of values)
        await expect(submit(db, 'application', { ...application, [field]: value })).rejects.toMatchObject({
          code: 'PT400',
          message: 'Please check your input format and try again.',
        })
  })

  test('that was refused counts against the visitor like one that was taken', async ({ db }) => {
    await db.sql`update private.rate_rules set hits = 3 where bucket in ('application-visitor', 'contact-visitor')`
    const refused = { application: { ...application, phone: '' }, contact: { ...contact, email: 'zoe' } }
    const taken = { application, contact }
    for (const what of ['application', 'contact'] as const) {
      const guess = () => submit(db, what, refused[what], '203.0.113.7')
      for (let nr = 0; nr < 3; nr += 1) await expect(guess()).rejects.toMatchObject({ code: 'PT400' })
      await expect(guess()).rejects.toMatchObject({ code: 'PT429', message: limitMessage })
      await expect(submit(db, what, taken[what], '203.0.113.7')).rejects.toMatchObject({ code: 'PT429' })
      expect(await submit(db, what, taken[what])).toHaveProperty('id')
    }
  })

  test('brings no more resumes a day than the database has room for, from any number of senders', async ({
    db,
  }) => {
    await db.sql`update private.rate_rules set hits = 2 where bucket = 'resume-all'`
    const withResume = (nr: number) => ({
      ...application,
      email: `ana${nr}@example.com`,
      resume_filename: 'cv.pdf',
      resume_content: 'JVBERi0xLjcK',
    })
    const from = (nr: number) => `203.0.113.${nr}`
    const refused = { ...withResume(0), resume_content: 'AAAA' }
    await expect(submit(db, 'application', refused, from(0))).rejects.toMatchObject({ code: 'PT400' })
    for (const nr of [1, 2]) await submit(db, 'application', withResume(nr), from(nr))
    await expect(submit(db, 'application', withResume(3), from(3))).rejects.toMatchObject({
      code: 'PT429',
      message: limitMessage,
    })
    expect(
      await submit(db, 'application', { ...application, email: 'ana3@example.com' }, from(3)),
    ).toHaveProperty('id')
    await db.sql`update public.rate_limits set window_start = window_start - interval '1 day' where bucket = 'resume-all'`
    expect(await submit(db, 'application', withResume(3), from(3))).toHaveProperty('id')
  })

  test('may come twice in half an hour', async ({ db }) => {
    await submit(db, 'application', application)
    await submit(db, 'application', application)
    await expect(submit(db, 'application', application)).rejects.toThrow(limitMessage)
  })
})

describe('the rules are core’s', () => {
  const fragments = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      'javascript:',
      'VBScript:',
      'java',
      'script:',
      ' on',
      'onclick',
      ' = ',
      '=',
      'select',
    ),
    fc.constantFrom(
      '--',
      ';',
      "'",
      '"',
      '`',
      '\\',
      ' OR ',
      'drop',
      'execute',
      '\u00a0',
      '\t',
      '\n',
      '\u0007',
      'é',
      '👋',
    ),
    fc.string({ unit: anyUnit, maxLength: 6 }),
  )
  /** Removing the inner match makes the next one. */
  const nested = [9, 10, 11, 400].flatMap((depth) => [
    `a: ${'java'.repeat(depth)}${'script:'.repeat(depth)}b=c`,
    `416 ${'o-'.repeat(depth)}or${'-r'.repeat(depth)} 555:1`,
  ])
  const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000')
  const sampled = fc.sample(
    fc
      .array(fragments, { maxLength: 8 })
      .map((parts) => parts.join(''))
      .filter(storable),
    { seed: 1, numRuns: 1000 },
  )

  const fields: ReadonlyArray<readonly [string, 'contact' | 'application', string, readonly FormCase[]]> = [
    ['a contact’s name', 'contact', 'name', nameCases],
    ['a contact’s e-mail address', 'contact', 'email', strictEmailCases],
    ['a contact’s phone', 'contact', 'phone', internationalPhoneCases],
    ['a subject', 'contact', 'subject', subjectCases],
    ['a message', 'contact', 'message', messageCases],
    ['an applicant’s name', 'application', 'full_name', nameCases],
    ['an applicant’s e-mail address', 'application', 'email', strictEmailCases],
    ['an applicant’s phone', 'application', 'phone', internationalPhoneCases],
  ]
  for (const [name, form, field, cases] of fields) {
    test(`every case of ${name} gets the verdict that the form gives`, async ({ db }) => {
      await db.sql`update private.rate_rules set hits = 1000`
      const verdicts: (readonly [string, boolean])[] = []
      for (const [text] of cases) {
        const payload = { ...(form === 'contact' ? contact : application), [field]: text }
        const accepted = await submit(db, form, payload).then(
          () => true,
          (error: { code?: string }) => {
            if (error.code !== 'PT400') throw error
            return false
          },
        )
        verdicts.push([text, accepted])
      }
      expect(verdicts).toEqual(cases)
    })
  }

  test('what a letter of a name is, in the scripts of today and here and there in all of Unicode', async ({
    db,
  }) => {
    const everyNth = Number(process.env.TORTURE_EVERY_NTH ?? 13)
    const points = Array.from({ length: 0x40000 }, (_, point) => point).filter(
      (point) =>
        point > 0 &&
        (point < 0x3100 || point % everyNth === 0) &&
        !/[\p{Cs}\p{Cn}]/u.test(String.fromCodePoint(point)),
    )
    const rows = await db.sql`
      select array_agg(p.point order by p.point) as letters
      from unnest(${points}::integer[]) p (point) where private.is_name('a' || chr(p.point) || 'a')`
    expect(rows[0]?.letters).toEqual(points.filter((point) => isName(`a${String.fromCodePoint(point)}a`)))
  })

  test('what is stripped from texts and phone numbers', async ({ db }) => {
    const texts = [...sampled, ...nested]
    const rows = await db.sql`
      select private.clean_text(t) as text, coalesce(private.clean_phone(t), '') as phone
      from unnest(${texts}::text[]) with ordinality u (t, nr) order by nr`
    expect(rows.map((row) => row.text)).toEqual(texts.map(sanitizeText))
    expect(rows.map((row) => row.phone)).toEqual(texts.map(sanitizePhone))
  })

  test('what an e-mail address is', async ({ db }) => {
    const addresses = fc.sample(
      fc
        .array(
          fc.constantFrom(
            'a',
            'B',
            '9',
            '.',
            '..',
            '-',
            '_',
            '+',
            '@',
            '@',
            'example',
            '.com',
            '.c',
            ' ',
            'é',
          ),
          {
            maxLength: 9,
          },
        )
        .map((parts) => parts.join('')),
      { seed: 2, numRuns: 3000 },
    )
    const rows = await db.sql`
      select private.is_email(lower(private.trim_space(t))) as valid
      from unnest(${addresses}::text[]) with ordinality u (t, nr) order by nr`
    expect(rows.map((row) => row.valid)).toEqual(addresses.map(isStrictEmail))
    expect(addresses.some(isStrictEmail)).toBe(true)
  })
})
