import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badgeText } from '../hub/index.ts'
import {
  changeInquiryStatus,
  checkReply,
  contactFailedNotice,
  contactFormProblems,
  contactRowOf,
  contactSentNotice,
  emptyContactForm,
  inquiryFilters,
  inquiryFromRow,
  inquiryStatuses,
  inquiryStatusLabel,
  inquiryStatusOf,
  replyFromRow,
  replySubject,
  statusAfterReply,
  subjectSummary,
} from './index.ts'

const inquiries = [
  inquiryFromRow({
    id: 'i1',
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Windows',
    message: 'Hi',
    inquiry_status: 'new',
  }),
  inquiryFromRow({
    id: 'i2',
    name: 'Bo',
    email: 'bo@example.com',
    message: 'Hi',
    inquiry_status: 'in_progress',
  }),
  inquiryFromRow({ id: 'i3', name: 'Cy', email: 'cy@example.org', subject: '', inquiry_status: 'lost' }),
]

describe('statuses', () => {
  it('are new when unknown or missing', () => {
    expect(['closed', 'CLOSED', null, undefined, 7].map(inquiryStatusOf)).toEqual([
      'closed',
      'new',
      'new',
      'new',
      'new',
    ])
  })

  it('move on from new by a reply, and from nothing else', () => {
    expect(inquiryStatuses.map(statusAfterReply)).toEqual([
      'in_progress',
      'in_progress',
      'resolved',
      'closed',
    ])
  })

  it('have labels', () => {
    expect(inquiryStatuses.map(inquiryStatusLabel)).toEqual(['New', 'In Progress', 'Resolved', 'Closed'])
    expect(inquiryFilters).toEqual(['all', 'new', 'in_progress', 'resolved', 'closed'])
  })

  it('may follow each other in any order, the current one doing nothing', () => {
    for (const current of inquiryStatuses) {
      for (const chosen of inquiryStatuses) {
        expect(changeInquiryStatus(current, chosen, 5)?.status).toBe(current === chosen ? undefined : chosen)
      }
    }
    expect(changeInquiryStatus('new', 'in_progress', 5)).toEqual({
      status: 'in_progress',
      updatedAt: 5,
      notice: { title: 'Status updated', description: 'Inquiry marked as in progress.' },
    })
  })
})

describe('inquiries', () => {
  it('are read from rows', () => {
    expect(inquiries[2]).toEqual({
      id: 'i3',
      name: 'Cy',
      email: 'cy@example.org',
      phone: null,
      subject: null,
      message: '',
      bookingId: null,
      language: null,
      status: 'new',
      createdAt: null,
      updatedAt: null,
    })
    expect(inquiryFromRow({})).toMatchObject({ id: '', name: '', email: '' })
    expect(replyFromRow({})).toEqual({ id: '', inquiryId: '', content: '', adminEmail: '', createdAt: null })
    expect(
      replyFromRow({ id: 'r1', inquiry_id: 'i1', admin_email: 'a@b.ca', created_at: '1970-01-01T00:00:01Z' }),
    ).toMatchObject({ id: 'r1', inquiryId: 'i1', adminEmail: 'a@b.ca', createdAt: 1000 })
  })
})

describe('subjects', () => {
  it('are cut after 32 characters', () => {
    expect(subjectSummary('x'.repeat(32))).toBe('x'.repeat(32))
    expect(subjectSummary('x'.repeat(33))).toBe(`${'x'.repeat(32)}…`)
    expect(subjectSummary('👩‍🔧'.repeat(11))).not.toMatch(/[\ud800-\udbff]…$/)
    expect(subjectSummary(null)).toBe('No subject')
  })

  it.each([
    [null, 'Re: Contact Inquiry'],
    [' ', 'Re: Contact Inquiry'],
    ['Windows', 'Re: Windows'],
    ['Re: Windows', 'Re: Windows'],
    ['Regarding', 'Re: Regarding'],
  ])('%s is answered as %s', (subject, reply) => expect(replySubject(subject)).toBe(reply))

  it('gain one Re: however often they are answered', () => {
    fc.assert(
      fc.property(fc.string(), (subject) => {
        expect(replySubject(replySubject(subject))).toBe(replySubject(subject))
      }),
    )
  })
})

describe('badges and replies', () => {
  it('caps the count at 99', () => {
    expect([-1, 0, 1, 99, 100].map(badgeText)).toEqual(['', '', '1', '99', '99+'])
  })

  it('wants five characters', () => {
    expect(checkReply(' 12345 ')).toEqual({ ok: true, value: '12345' })
    expect(checkReply('1234 ').ok).toBe(false)
  })
})

describe('the contact form', () => {
  const form = { ...emptyContactForm, name: 'Ana', email: 'Ana@Example.com', message: 'Hello' }

  it('needs a name, an e-mail address and a message', () => {
    expect(contactFormProblems(form)).toEqual({})
    expect(contactFormProblems(emptyContactForm)).toEqual({
      name: 'Please enter your full name.',
      email: 'Please enter your email address.',
      message: 'Please enter your message.',
    })
    expect(contactFormProblems({ ...form, email: 'ana@', phone: '5' })).toEqual({
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number (10-15 digits)',
    })
    expect(contactFormProblems({ ...form, phone: '416 555 0123' })).toEqual({})
    for (const name of ['J0hn 3', 'A'])
      expect(contactFormProblems({ ...form, name })).toEqual({
        name: 'Please enter a valid name (2-100 characters, letters only)',
      })
  })

  it('is stored safe, with null for what is empty', () => {
    expect(contactRowOf({ ...form, phone: "416 555 0123'", message: '<b>Hi</b>' })).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      phone: '416 555 0123',
      subject: null,
      message: 'bHi/b',
      inquiry_status: 'new',
    })
    expect(contactRowOf({ ...form, subject: 'Windows' })).toMatchObject({ phone: null, subject: 'Windows' })
  })

  it('says how it went', () => {
    expect(contactSentNotice).toEqual({
      title: 'Message Sent!',
      description: "Thank you for contacting us! We'll get back to you within 24 hours.",
    })
    const failures = ['rate-limit', 'invalid-content', 'constraint', 'other'] as const
    expect(failures.map((failure) => contactFailedNotice(failure).title)).toEqual([
      'Too Many Requests',
      'Invalid Input',
      'Invalid Input',
      'Error Sending Message',
    ])
  })
})
