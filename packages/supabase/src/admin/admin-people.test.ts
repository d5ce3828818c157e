import { describe, expect, test } from 'vitest'
import { isGone, json, signedIn } from '../testing/fake-project.ts'
import type { SavedView } from './admin-views.ts'

describe('contractors', () => {
  const row = {
    full_name: 'Ana Diaz',
    email: 'ana@example.com',
    phone: '4165550100',
    address: null,
    emergency_contact: null,
    service_areas: ['York'],
    services_offered: [],
    availability: { days: ['Monday'], times: [] },
    equipment: null,
    pay_details: null,
    notes: null,
    status: true,
  }
  const stored = { id: 'c-1', ...row }
  const contractor = { id: 'c-1', fullName: 'Ana Diaz', email: 'ana@example.com' }
  const gone = { reason: 'conflict', message: 'This contractor no longer exists.' }

  test('are listed, the newest first', async () => {
    const { backend, calls } = await signedIn(json([stored]))
    expect(await backend.contractors.all()).toMatchObject([contractor])
    expect(calls[0]?.asked).toBe('GET /rest/v1/contractors?select=*&order=created_at.desc')
  })

  test('are added and changed', async () => {
    const { backend, calls } = await signedIn(json([stored]), json([]), json(null), isGone())
    expect(await backend.contractors.add(row)).toMatchObject(contractor)
    await expect(backend.contractors.add(row)).rejects.toMatchObject({
      reason: 'refused',
      message: 'The contractor was not stored.',
    })
    const seen = { ...row, phone: '4165550199', notes: 'Has a car' }
    await backend.contractors.update('c-1', row, seen)
    await expect(backend.contractors.update('c-1', row, seen)).rejects.toMatchObject(gone)
    await backend.contractors.update('c-1', row, row)
    const change = {
      ...{ of: 'contractors', key: 'c-1' },
      ...{ seen: { phone: '4165550199', notes: 'Has a car' }, next: { phone: '4165550100', notes: null } },
    }
    expect(calls.slice(0, 3).map(({ asked, body }) => [asked, body])).toEqual([
      ['POST /rest/v1/contractors?select=*', row],
      ['POST /rest/v1/contractors?select=*', row],
      ['POST /rest/v1/rpc/admin_change_records', { changes: [change] }],
    ])
    expect(calls).toHaveLength(4)
  })

  test('are removed once', async () => {
    const { backend, calls } = await signedIn(json([{ id: 'c-1' }]), json([]))
    await backend.contractors.remove('c-1')
    await expect(backend.contractors.remove('c-1')).rejects.toMatchObject(gone)
    expect(calls[0]?.asked).toBe('DELETE /rest/v1/contractors?id=eq.c-1&select=id')
  })

  test('are written to by name', async () => {
    const answers = [[{ email: 'ana@example.com' }], [{ email: ' ' }], [{ email: null }], []]
    const { backend, calls } = await signedIn(...answers.map((answer) => json(answer)))
    expect(await backend.contractors.emailOf('Ana Diaz', null)).toBe('ana@example.com')
    expect(await backend.contractors.emailOf('Ana Diaz', null)).toBeNull()
    expect(await backend.contractors.emailOf('Ana Diaz', null)).toBeNull()
    await expect(backend.contractors.emailOf('Bo', null)).rejects.toMatchObject({
      reason: 'refused',
      message: 'there is no contractor named Bo',
    })
    expect(calls[0]?.asked).toBe('GET /rest/v1/contractors?select=email&full_name=eq.Ana Diaz&limit=1')
  })

  test('are written to by id, whatever their name is', async () => {
    const { backend, calls } = await signedIn(json([{ email: 'ana@example.com' }]))
    expect(await backend.contractors.emailOf('Ana Diaz', 'c-1')).toBe('ana@example.com')
    expect(calls[0]?.asked).toBe('GET /rest/v1/contractors?select=email&id=eq.c-1&limit=1')
  })
})

describe('job applications', () => {
  const row = {
    id: 'a-1',
    full_name: 'Ada',
    email: 'ada@example.com',
    phone: '416',
    experience: '3+ years',
    available_days: ['Monday', {}],
    available_times: ['8 am - 12 pm'],
    service_areas: ['York'],
    message: 'Hire me',
    resume_filename: 'ada.pdf',
    application_status: 'hired',
    admin_notes: 'Good',
    created_at: '2026-11-21 01:36:42.5+00',
  }
  const application = {
    id: 'a-1',
    fullName: 'Ada',
    email: 'ada@example.com',
    phone: '416',
    experience: '3+ years',
    availableDays: ['Monday'],
    availableTimes: ['8 am - 12 pm'],
    serviceAreas: ['York'],
    message: 'Hire me',
    resumeFilename: 'ada.pdf',
    status: 'hired',
    adminNotes: 'Good',
    createdAt: Date.UTC(2026, 10, 21, 1, 36, 42, 500),
  }
  const columns =
    'id,full_name,email,phone,experience,available_days,available_times,service_areas,message,resume_filename,application_status,admin_notes,created_at'

  test('are listed without their resumes, the newest first', async () => {
    const { backend, calls } = await signedIn(json([row]))
    expect(await backend.applications.all()).toEqual([application])
    expect(calls[0]?.asked).toBe(
      `GET /rest/v1/job_applications?select=${columns}&order=created_at.desc,id.asc&limit=500`,
    )
  })

  test('are read page by page to the last', async () => {
    const full = Array.from({ length: 500 }, (_, at) => ({ ...row, id: `a-${at}`, created_at: '2026-11-01' }))
    const { backend, calls } = await signedIn(json(full), json([row]))
    const first = await backend.applications.page(null)
    expect([first.rows.length, first.next]).toEqual([500, '["2026-11-01","a-499"]'])
    expect(await backend.applications.page(first.next)).toEqual({ rows: [application], next: null })
    expect(calls.map(({ asked }) => asked)).toEqual([
      `GET /rest/v1/job_applications?select=${columns}&order=created_at.desc,id.asc&limit=500`,
      `GET /rest/v1/job_applications?select=${columns}&or=(created_at.lt."2026-11-01",and(created_at.eq."2026-11-01",id.gt.a-499))&order=created_at.desc,id.asc&limit=500`,
    ])
  })

  test('change their status and notes', async () => {
    const { backend, calls } = await signedIn(json(null), json(null), json(null), isGone())
    await backend.applications.setStatus('a-1', 'hired', 'pending')
    await backend.applications.setNotes('a-1', ' Good ', null)
    await backend.applications.setNotes('a-1', '  ', 'Good', { admin_notes: 'Best' })
    await expect(backend.applications.setStatus('a-2', 'hired', 'pending')).rejects.toMatchObject({
      reason: 'conflict',
      message: 'This application no longer exists.',
    })
    const changed = (column: string, seen: unknown, next: unknown) => ({
      changes: [{ of: 'job_applications', key: 'a-1', seen: { [column]: seen }, next: { [column]: next } }],
    })
    expect(calls.slice(0, 3).map((call) => call.body)).toEqual([
      changed('application_status', 'pending', 'hired'),
      changed('admin_notes', null, ' Good '),
      changed('admin_notes', 'Best', null),
    ])
  })

  test('give their resume when it is wanted', async () => {
    const { backend, calls } = await signedIn(json([{ resume_content: 'JVBERi0=' }]), json([]))
    expect(await backend.applications.resume('a-1')).toBe('JVBERi0=')
    expect(await backend.applications.resume('a-1')).toBeNull()
    expect(calls[0]?.asked).toBe('GET /rest/v1/job_applications?select=resume_content&id=eq.a-1')
  })
})

describe('inquiries', () => {
  const row = { id: 'i-1', name: 'Ada', email: 'ada@example.com', message: 'Hi', inquiry_status: 'new' }

  test('are paged with the filters that are set', async () => {
    const { backend, calls } = await signedIn(json({ rows: [row, 7], next: [1] }), json({}), json(null))
    const { inquiries } = backend
    expect(await inquiries.page({ status: 'all', search: '' }, null, 20)).toMatchObject({
      rows: [{ id: 'i-1' }],
      next: '[1]',
    })
    expect(await inquiries.page({ status: 'new', search: 'ada' }, '[1]', 20)).toEqual({
      rows: [],
      next: null,
    })
    expect(await inquiries.page({ status: 'all', search: '' }, null, 20)).toEqual({ rows: [], next: null })
    expect(calls.slice(0, 2).map((call) => call.body)).toEqual([
      { request: { after: null, limit: 20 } },
      { request: { status: 'new', search: 'ada', after: [1], limit: 20 } },
    ])
    expect(calls[0]?.asked).toBe('POST /rest/v1/rpc/admin_inquiries')
  })

  test('are counted by status, unknown ones as new', async () => {
    const { backend, calls } = await signedIn(
      json({ new: '2', closed: 3, lost: 1 }),
      json(null),
      json([{ id: 1 }]),
    )
    expect(await backend.inquiries.counts()).toEqual({
      all: 6,
      new: 3,
      in_progress: 0,
      resolved: 0,
      closed: 3,
    })
    expect(await backend.inquiries.counts()).toEqual({
      all: 0,
      new: 0,
      in_progress: 0,
      resolved: 0,
      closed: 0,
    })
    expect(await backend.badges.newInquiries()).toBe(1)
    expect([calls[0]?.asked, calls[2]?.asked]).toEqual([
      'POST /rest/v1/rpc/admin_inquiry_counts',
      'GET /rest/v1/contact_inquiries?select=id&inquiry_status=eq.new&limit=100',
    ])
  })

  test('change their status', async () => {
    const { backend, calls } = await signedIn(json(null), isGone())
    await backend.inquiries.setStatus('i-1', 'closed', 'new')
    await expect(backend.inquiries.setStatus('i-1', 'closed', 'new')).rejects.toMatchObject({
      reason: 'conflict',
      message: 'This inquiry no longer exists.',
    })
    expect(calls[0]).toMatchObject({
      asked: 'POST /rest/v1/rpc/admin_change_records',
      body: {
        changes: [
          {
            ...{ of: 'contact_inquiries', key: 'i-1' },
            ...{ seen: { inquiry_status: 'new' }, next: { inquiry_status: 'closed' } },
          },
        ],
      },
    })
  })

  test('are answered in the administrator’s name', async () => {
    const reply = { id: 'r-1', inquiry_id: 'i-1', reply_content: 'Yes', admin_email: 'admin@example.com' }
    const { backend, calls } = await signedIn(json([reply]), json([reply]), json([]))
    expect(await backend.inquiries.replies('i-1')).toMatchObject([{ id: 'r-1' }])
    expect(await backend.inquiries.reply('i-1', 'Yes')).toMatchObject({ id: 'r-1' })
    await expect(backend.inquiries.reply('i-1', 'Yes')).rejects.toMatchObject({
      reason: 'refused',
      message: 'The reply was not stored.',
    })
    expect(calls[0]?.asked).toBe(
      'GET /rest/v1/contact_inquiry_replies?select=*&inquiry_id=eq.i-1&order=created_at.asc',
    )
    expect(calls[1]).toMatchObject({
      asked: 'POST /rest/v1/contact_inquiry_replies?select=*',
      body: { inquiry_id: 'i-1', reply_content: 'Yes', admin_email: 'admin@example.com' },
    })
  })

  test('have their answers sent', async () => {
    const { backend, calls } = await signedIn(json({ success: true }))
    const message = {
      to: 'ada@example.com',
      name: 'Ada',
      phone: null,
      inquiryId: 'i-1',
      subject: 'Re: Windows',
      originalMessage: 'Do you?',
      reply: 'Yes, we do.',
    }
    await backend.inquiries.emailReply(message)
    expect(calls).toMatchObject([{ asked: 'POST /functions/v1/send-admin-contact-reply', body: message }])
  })
})

describe('saved views', () => {
  const row = { id: 'v-1', page: 'bookings', name: 'Unpaid', query: 'status=pending', is_default: true }
  const view: SavedView = {
    id: 'v-1',
    page: 'bookings',
    name: 'Unpaid',
    query: 'status=pending',
    isDefault: true,
  }

  test('are read by page and name, and the defaults by page', async () => {
    const { backend, calls } = await signedIn(
      json([row, { ...row, id: 'v-2', is_default: false }]),
      json([row]),
    )
    expect(await backend.views.all()).toEqual([view, { ...view, id: 'v-2', isDefault: false }])
    expect(await backend.badges.defaultViews()).toEqual({ bookings: 'status=pending' })
    expect(calls.map(({ asked }) => asked)).toEqual([
      'GET /rest/v1/saved_views?select=id,page,name,query,is_default&order=page.asc,name.asc',
      'GET /rest/v1/saved_views?select=page,query&is_default=eq.true',
    ])
  })

  test('are added, changed and removed', async () => {
    const { backend, calls } = await signedIn(json([row]), json([row]), json([]), json([row]))
    await backend.views.save({ ...view, id: null, name: ' Unpaid ' })
    await backend.views.save(view)
    await expect(backend.views.save(view)).rejects.toMatchObject({ reason: 'conflict' })
    await backend.views.remove('v-1')
    const written = { name: 'Unpaid', query: 'status=pending', is_default: true }
    expect(calls.map(({ asked, body }) => [asked, body])).toEqual([
      ['POST /rest/v1/saved_views?select=id', { page: 'bookings', ...written }],
      ['PATCH /rest/v1/saved_views?id=eq.v-1&select=id', written],
      ['PATCH /rest/v1/saved_views?id=eq.v-1&select=id', written],
      ['DELETE /rest/v1/saved_views?id=eq.v-1&select=id', null],
    ])
  })

  test('say that a name is taken', async () => {
    const { backend } = await signedIn(
      json({ code: '23505', message: 'duplicate key' }, 409),
      json({ code: 'PT409', message: 'You have 50 saved views.' }, 409),
    )
    await expect(backend.views.save(view)).rejects.toMatchObject({
      message: 'You already have a view with this name.',
    })
    await expect(backend.views.save(view)).rejects.toMatchObject({ message: 'You have 50 saved views.' })
  })
})

test('reads the pages of a cleaner’s jobs, none from a malformed response', async () => {
  const { backend, calls } = await signedIn(json({ links: { a: 'https://x/job#1', b: 7 } }), json([]))
  expect(await backend.letters.jobLinks('ana@example.com', ['a', 'b'])).toEqual({ a: 'https://x/job#1' })
  expect(calls[0]).toMatchObject({
    asked: 'POST /functions/v1/change-booking',
    body: { act: 'job-links', email: 'ana@example.com', bookingIds: ['a', 'b'] },
  })
  expect(await backend.letters.jobLinks('ana@example.com', [])).toEqual({})
})
