import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64Size } from './base64.ts'
import {
  applicationFailedNotice,
  applicationFormProblems,
  applicationNotice,
  applicationRowOf,
  applicationSentNotice,
  applicationStatuses,
  applicationStatusLabel,
  bytesFromBase64,
  checkResume,
  cleanFileName,
  emptyApplicationForm,
  experienceOptions,
  invalidFileNotice,
} from './index.ts'
import { checkResumeName, maxResumeBytes } from './resume.ts'

/** Every code point, halves of pairs too. The unit 'binary' of fast-check is the same, and takes a second to make a table of them. */
const anyUnit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

const form = {
  ...emptyApplicationForm,
  fullName: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '416 555 0123',
  consentToContact: true,
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const pdf = bytesOf('%PDF-1.7 resume')
const doc = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0)
const docx = bytesOf('PK\u0003\u0004 w [Content_Types].xml word/docs word/document.xml')
const sizeMessage = { ok: false, message: 'File size exceeds 5MB limit' }
const typeMessage = { ok: false, message: 'Invalid file type. Only PDF, DOC, and DOCX files are allowed.' }

describe('the application form', () => {
  it('lets a complete form through', () => {
    expect(applicationFormProblems(form)).toEqual({})
    expect(applicationNotice(form)).toBeNull()
    expect(experienceOptions).toEqual(['Less than 1 year', '1–2 years', '3+ years'])
  })

  it('names what is missing and what is wrong', () => {
    expect(applicationFormProblems(emptyApplicationForm)).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      consentToContact: 'Please agree to be contacted about your application.',
    })
    expect(
      applicationFormProblems({
        ...form,
        fullName: 'A1',
        email: 'ana@gmail',
        phone: '5',
        message: 'x'.repeat(1001),
      }),
    ).toEqual({
      fullName: 'Please enter a valid name (2-100 characters, letters only)',
      email: 'Please enter a valid email address with a complete domain (e.g., name@example.com)',
      phone: 'Please enter a valid phone number (10-15 digits)',
      message: 'Please keep your message under 1000 characters.',
    })
  })

  it.each([
    [{ fullName: ' ' }, 'Missing Information', 'Please fill in all required fields.'],
    [{ fullName: 'A' }, 'Invalid Name', 'Please enter a valid name (2-100 characters, letters only)'],
    [
      { email: 'ana@gmail' },
      'Invalid Email Address',
      'Your email must have a complete domain like @gmail.com, @outlook.com, @yahoo.com, etc.',
    ],
    [{ phone: '5' }, 'Invalid Phone Number', 'Please enter a valid phone number (10-15 digits)'],
    [{ message: 'x'.repeat(1001) }, 'Message Too Long', 'Please keep your message under 1000 characters.'],
    [{ consentToContact: false }, 'Consent Required', 'Please agree to be contacted about your application.'],
  ])('%o: %s', (change, title, description) => {
    expect(applicationNotice({ ...form, ...change })).toEqual({ title, description })
  })

  it('is stored safe, with the resume', () => {
    const filledIn = {
      ...form,
      experience: '3+ years',
      availableDays: ['Monday'],
      availableTimes: ['8 am - 12 pm'],
      serviceAreas: ['North York', '<York>'],
      message: 'Hi',
    }
    expect(applicationRowOf(filledIn, { name: 'C:\\cv é.pdf', base64: 'JVBERg==' })).toEqual({
      full_name: 'Ana Diaz',
      email: 'ana@example.com',
      phone: '416 555 0123',
      experience: '3+ years',
      available_days: ['Monday'],
      available_times: ['8 am - 12 pm'],
      service_areas: ['North York', 'York'],
      message: 'Hi',
      resume_filename: 'cv_.pdf',
      resume_content: 'JVBERg==',
      consent_to_contact: true,
      application_status: 'pending',
    })
    expect(applicationRowOf(form, null)).toMatchObject({
      experience: null,
      message: null,
      resume_filename: null,
      resume_content: null,
    })
  })

  it('says how it went', () => {
    expect(applicationSentNotice.title).toBe('Application Submitted!')
    expect(invalidFileNotice('x')).toEqual({ title: 'Invalid File', description: 'x' })
    const failures = ['rate-limit', 'invalid-content', 'constraint', 'other'] as const
    expect(failures.map((failure) => applicationFailedNotice(failure).title)).toEqual([
      'Too Many Applications',
      'Invalid Application Data',
      'Invalid Application Data',
      'Error Sending Application',
    ])
  })
})

describe('resumes', () => {
  it.each([
    ['cv.pdf', pdf, 'cv.pdf'],
    ['My CV.DOC', doc, 'My_CV.DOC'],
    ['cv.docx', docx, 'cv.docx'],
  ])('accepts %s', (name, bytes, value) => expect(checkResume({ name, bytes })).toEqual({ ok: true, value }))

  it.each([
    ['an exe named pdf', 'cv.pdf', bytesOf('MZ')],
    ['a page named pdf', 'cv.pdf', bytesOf('<html>%PDF-')],
    ['a pdf named exe', 'cv.exe', pdf],
    ['a zip named docx', 'cv.docx', bytesOf('PK\u0003\u0004 other.xml word/')],
    ['a docx named doc', 'cv.doc', docx],
    ['nothing', 'cv.pdf', Uint8Array.of()],
  ])('refuses %s', (_, name, bytes) => expect(checkResume({ name, bytes })).toEqual(typeMessage))

  it('takes 5 MiB and not one byte more', () => {
    const bytes = new Uint8Array(maxResumeBytes + 1)
    bytes.set(pdf)
    expect(checkResume({ name: 'cv.pdf', bytes })).toEqual(sizeMessage)
    expect(checkResume({ name: 'cv.pdf', bytes: bytes.subarray(0, maxResumeBytes) }).ok).toBe(true)
    expect(checkResumeName('cv.pdf', maxResumeBytes + 1)).toEqual(sizeMessage)
    expect(checkResumeName('cv.PDF', maxResumeBytes)).toEqual({ ok: true, value: 'cv.PDF' })
    expect(checkResumeName('cv.txt', 1)).toEqual(typeMessage)
  })

  it('keeps letters, digits, dots, hyphens and underscores of a name', () => {
    expect(cleanFileName('..\\..\\etc/passwd.pdf')).toBe('passwd.pdf')
    expect(cleanFileName('...hidden.pdf')).toBe('hidden.pdf')
    expect(cleanFileName(`${'x'.repeat(200)}.pdf`)).toHaveLength(100)
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (name) => {
        const clean = cleanFileName(`${name}.pdf`)
        expect(clean).toMatch(/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/)
        expect(cleanFileName(clean)).toBe(clean)
      }),
    )
  })
})

describe('base64', () => {
  it.each(['A', 'AAA', 'A===', '=AAA', 'AA=A', 'A-_A', 'AAAA\n', 'é==='])('refuses %j', (text) => {
    expect(base64Size(text)).toBeNull()
    expect(bytesFromBase64(text)).toBeNull()
  })

  it('tells 5 MiB from one byte more, though the texts are equally long', () => {
    const groups = 'AAAA'.repeat(Math.floor(maxResumeBytes / 3))
    expect(base64Size(`${groups}AAA=`)).toBe(maxResumeBytes)
    expect(base64Size(`${groups}AAAA`)).toBe(maxResumeBytes + 1)
  })
})

describe('statuses', () => {
  it('have words, and one that is not known is its own', () => {
    expect(applicationStatuses.map(applicationStatusLabel)).toEqual([
      'Pending',
      'Reviewing',
      'Interview',
      'Hired',
      'Rejected',
    ])
    expect(applicationStatusLabel('Archived')).toBe('Archived')
  })
})
