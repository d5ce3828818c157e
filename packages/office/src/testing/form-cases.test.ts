import {
  type FormCase,
  internationalPhoneCases,
  messageCases,
  nameCases,
  strictEmailCases,
  subjectCases,
} from '@dustforce/core/testing'
import { expect, it } from 'vitest'
import { applicationFormProblems, emptyApplicationForm } from '../application/index.ts'
import { contactFormProblems, emptyContactForm } from '../inquiry/index.ts'

const contact = { ...emptyContactForm, name: 'Ada', email: 'ada@example.com', message: 'Hi' }
const application = {
  ...emptyApplicationForm,
  fullName: 'Ada',
  email: 'ada@example.com',
  phone: '4165550123',
}

const verdicts: readonly (readonly [string, readonly FormCase[], (text: string) => boolean])[] = [
  ['name', nameCases, (name) => contactFormProblems({ ...contact, name }).name === undefined],
  ['email', strictEmailCases, (email) => contactFormProblems({ ...contact, email }).email === undefined],
  [
    'phone',
    internationalPhoneCases,
    (phone) => contactFormProblems({ ...contact, phone }).phone === undefined,
  ],
  ['subject', subjectCases, (subject) => contactFormProblems({ ...contact, subject }).subject === undefined],
  ['message', messageCases, (message) => contactFormProblems({ ...contact, message }).message === undefined],
  [
    'fullName',
    nameCases,
    (fullName) => applicationFormProblems({ ...application, fullName }).fullName === undefined,
  ],
  [
    'applicant’s email',
    strictEmailCases,
    (email) => applicationFormProblems({ ...application, email }).email === undefined,
  ],
  [
    'applicant’s phone',
    internationalPhoneCases,
    (phone) => applicationFormProblems({ ...application, phone }).phone === undefined,
  ],
]

it.each(verdicts)('judges every %s of the table', (_field, cases, judge) => {
  expect(cases.map(([text]) => [text, judge(text)])).toEqual(cases)
})
