import { expect, test } from 'vitest'
import { readCheckLine, readCommandLine } from './deployment.ts'

const given = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  SITE_URL: 'https://www.example.ca',
}
const read = (environment: Record<string, string> = {}, args: string[] = []) =>
  readCommandLine(args, { ...given, ...environment })
const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test('the command line comes before the environment', () => {
  const expected = {
    projectUrl: 'https://abcdefgh.supabase.co',
    publishableKey: 'sb_publishable_1',
    siteUrl: 'https://www.example.ca',
    out: 'deploy',
  }
  expect(read()).toEqual(expected)
  expect(read({}, ['--site', 'https://example.ca', '--out', 'there'])).toEqual({
    ...expected,
    siteUrl: 'https://example.ca',
    out: 'there',
  })
})

test('another company is that of its folder', () => {
  expect(read({ COMPANY: 'ours' }).company).toBe('ours')
  expect(read({ COMPANY: 'ours' }, ['--company', 'theirs']).company).toBe('theirs')
  expect(read({ COMPANY: '' })).not.toHaveProperty('company')
})

test('an anon key of the project is taken too', () => {
  const key = token({ role: 'anon', ref: 'abcdefgh' })
  expect(read({ SUPABASE_PUBLISHABLE_KEY: key }).publishableKey).toBe(key)
})

test.each([
  [{ SUPABASE_URL: '' }, '--project is missing.'],
  [{ SUPABASE_URL: 'abc' }, '--project is not an address: abc'],
  [{ SUPABASE_URL: 'http://abc.supabase.co' }, '--project does not start with https://'],
  [{ SUPABASE_URL: 'https://supabase.com/dashboard/project/abc' }, '--project has a path'],
  [{ SUPABASE_PUBLISHABLE_KEY: '' }, '--key is missing'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' }, 'must never reach a browser'],
  [{ SUPABASE_PUBLISHABLE_KEY: token({ role: 'service_role' }) }, 'must never reach a browser'],
  [{ SUPABASE_PUBLISHABLE_KEY: token({ role: 'anon', ref: 'other' }) }, '--key belongs to the project other'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'nonsense' }, '--key is neither'],
  [{ SITE_URL: '' }, '--site is missing.'],
  [
    { SITE_URL: 'https://www.example.ca/home' },
    '--site has a path; give the address alone: https://www.example.ca',
  ],
  [{ SITE_URL: 'https://abcdefgh.supabase.co' }, 'are the same address'],
])('%o is refused', (environment, message) => {
  expect(() => read(environment)).toThrow(message)
})

test('everything that is wrong is named at once, with the usage', () => {
  expect(() => readCommandLine([], {})).toThrow(
    /--project is missing[\s\S]*--key is missing[\s\S]*--site is missing[\s\S]*npm run deploy:prepare/,
  )
  expect(() => read({}, ['--nonsense'])).toThrow(/--nonsense[\s\S]*Usage/)
})

const company = { COMPANY_PHONE: '416 234 5678', COMPANY_EMAIL: 'info@example.ca' }

test('the contact of the company is taken as people write it, or none', () => {
  expect(read(company).contact).toEqual({ phone: '(416) 234-5678', email: 'info@example.ca' })
  expect(read({}, ['--phone', '416 234 5678', '--email', 'a@mail.example.ca']).contact?.email).toBe(
    'a@mail.example.ca',
  )
  expect(read()).not.toHaveProperty('contact')
})

test.each([
  [{ COMPANY_PHONE: '12' }, '--phone is no phone number: 12'],
  [{ COMPANY_PHONE: '(416) 555-0142' }, '--phone is a number made up for examples'],
  [{ COMPANY_PHONE: '+1 905-555-0100' }, '--phone is a number made up for examples'],
  [{ COMPANY_EMAIL: 'nobody' }, '--email is no e-mail address: nobody'],
  [{ COMPANY_EMAIL: 'info@dustforce.ca' }, "--email is not of the site's domain"],
  [{ COMPANY_EMAIL: 'info@otherexample.ca' }, "--email is not of the site's domain"],
  [{ COMPANY_EMAIL: 'info@ca' }, '--email'],
])('the contact %o is refused', (change, message) => {
  expect(() => read({ ...company, ...change })).toThrow(message)
})

test('a check takes the addresses of a hosted deployment, or that of a self-hosted server', () => {
  expect(readCheckLine([], given)).toMatchObject({
    projectUrl: 'https://abcdefgh.supabase.co',
    isTrial: false,
  })
  expect(readCheckLine(['--server', 'https://www.example.ca/', '--trial'], given)).toMatchObject({
    projectUrl: 'https://www.example.ca',
    siteUrl: 'https://www.example.ca',
    isOwnServer: true,
    isTrial: true,
  })
  expect(readCheckLine(['--server', 'https://www.example.ca', '--company', 'ours'], given).company).toBe(
    'ours',
  )
  expect(() => readCheckLine(['--server', 'http://www.example.ca'], {})).toThrow(
    '--server does not start with',
  )
})
