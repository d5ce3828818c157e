import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { standardCharges } from '@dustforce/office/charging'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, onTestFinished, test } from 'vitest'
import { exampleCompany } from '../paths.ts'
import { readCommandLine } from './command-line.ts'
import { readOptions } from './environment.ts'

const read = (environment: Record<string, string> = {}, args: string[] = []) =>
  readOptions(environment, readCommandLine(args), '/repo')
const readIn = (parent: string, company: string) =>
  readOptions({}, readCommandLine(['--company', company]), parent)

test('nothing set: port 3000, .data, the demo admin, PGlite, the stand-ins', () => {
  expect(read()).toEqual({
    business: gtaBusiness,
    port: 3000,
    dataDir: '/repo/.data',
    seed: true,
    admin: { email: 'admin@dustforce.example', password: 'dust-force-demo' },
    trustProxy: false,
  })
})

test('what is set counts', () => {
  const options = read({
    PORT: '3100',
    TRUST_PROXY: '1',
    STAND_IN_KEY: '0123456789abcdef',
    DATA_DIR: '/elsewhere',
    DATABASE_URL: 'postgres://db/x',
    ADMIN_EMAIL: 'me@example.com',
    ADMIN_PASSWORD: 'secret enough',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    RESEND_API_KEY: 're_1',
    RESEND_WEBHOOK_SECRET: 'whsec_2',
    JWT_SECRET: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
    DRAIN_SECONDS: '6',
  })
  expect(options).toMatchObject({
    port: 3100,
    trustProxy: true,
    standInKey: '0123456789abcdef',
    dataDir: '/elsewhere',
    databaseUrl: 'postgres://db/x',
    admin: { email: 'me@example.com', password: 'secret enough' },
    publishableKey: 'sb_publishable_1',
    secretKey: 'sb_secret_1',
    stripe: { secretKey: 'sk_1', webhookSecret: 'whsec_1' },
    resendApiKey: 're_1',
    resendWebhookSecret: 'whsec_2',
    jwtSecrets: ['n'.repeat(32), 'o'.repeat(32)],
    drain: { noticeMs: 6_000, limitMs: 30_000 },
  })
  expect(read({}, ['--postgres']).databaseUrl).toBe('embedded')
})

test.each([
  [{ SUPABASE_SECRET_KEY: '' }, 'SUPABASE_SECRET_KEY is set but empty'],
  [{ SUPABASE_PUBLISHABLE_KEY: ' ' }, 'SUPABASE_PUBLISHABLE_KEY is set but empty'],
  [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is set but empty'],
  [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ RESEND_API_KEY: '' }, 'RESEND_API_KEY is set but empty'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL is set but empty'],
  [{ ADMIN_PASSWORD: '' }, 'ADMIN_PASSWORD is set but empty'],
  [{ ADMIN_EMAIL: 'nobody' }, 'not an e-mail address'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is neither 0 nor 1: yes'],
  [{ STAND_IN_KEY: '' }, 'STAND_IN_KEY is set but empty'],
  [{ STAND_IN_KEY: '0123456789abcde' }, 'STAND_IN_KEY is too easy to guess'],
  [{ SITE_URL: 'nonsense' }, 'SITE_URL is not an address: nonsense'],
  [
    { SITE_URL: 'https://example.ca/home' },
    'SITE_URL has a path; give the address alone: https://example.ca',
  ],
  [{ JWT_SECRET: '' }, 'JWT_SECRET is set but empty'],
  [{ JWT_SECRET: `${'n'.repeat(32)},short` }, 'JWT_SECRET is too easy to guess'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is not a number of seconds up to 300: -1'],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS is not a number of seconds up to 300: 301'],
  [{ DEMO_DATA: 'some' }, 'DEMO_DATA is neither all nor none: some'],
  [{ PORT: 'x' }, 'PORT is not a port: x'],
  [{ PORT: '70000' }, 'PORT is not a port'],
])('%o is refused in one line', (environment, message) => {
  expect(() => read(environment)).toThrow(message)
})

test('an installation for the public has its address, its sender and no demo', () => {
  const own = {
    SITE_URL: 'https://www.example.ca/',
    DEMO_DATA: 'none',
    EMAIL_FROM: 'Dust <hello@example.ca>',
  }
  const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(read({ ...own, ...stripe })).toMatchObject({
    siteUrl: 'https://www.example.ca',
    emailFrom: 'Dust <hello@example.ca>',
    seed: false,
    admin: null,
  })
  const admin = { ADMIN_EMAIL: 'me@example.ca', ADMIN_PASSWORD: 'secret enough' }
  expect(read({ ...own, ...stripe, ...admin }).admin).toEqual({
    email: 'me@example.ca',
    password: 'secret enough',
  })
  expect(() => read({ ...own, ...stripe, ADMIN_EMAIL: 'me@example.ca' })).toThrow('ADMIN_PASSWORD is missing')
  expect(() => read(own)).toThrow('STRIPE_SECRET_KEY is missing')
  const { EMAIL_FROM, ...senderless } = { ...own, ...stripe, RESEND_API_KEY: 're_1' }
  expect(() => read(senderless)).toThrow('EMAIL_FROM is missing')
  expect(read({ ...senderless, EMAIL_FROM }).emailFrom).toBe(EMAIL_FROM)
})

test.each(['a@b', 'a/b#c?d', 'a%41b', 'p: w', '100%', 'ä&=+'])(
  'the password %s reaches the database as it is',
  (password) => {
    const { databaseUrl = '' } = read({
      DATABASE_URL: 'postgres://app@database:5432/dustforce',
      DATABASE_PASSWORD: password,
    })
    const url = new URL(databaseUrl)
    expect(decodeURIComponent(url.password)).toBe(password)
    expect([url.username, url.host, url.pathname]).toEqual(['app', 'database:5432', '/dustforce'])
  },
)

test('a password that is given twice is refused', () => {
  expect(() => read({ DATABASE_URL: 'postgres://app:x@database/y', DATABASE_PASSWORD: 'z' })).toThrow(
    'DATABASE_URL has a password already',
  )
})

test('two databases are refused', () => {
  expect(() => read({ DATABASE_URL: 'postgres://x' }, ['--postgres'])).toThrow('Choose one')
})

test('the company is the one of the folder, from where it was asked', () => {
  const parent = mkdtempSync(join(tmpdir(), 'companies-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  cpSync(exampleCompany, join(parent, 'liffey'), { recursive: true, dereference: true })
  const file = join(parent, 'liffey', 'company.json')
  const company = { ...gtaBusiness.company, name: 'Liffey Homes' }
  writeFileSync(file, JSON.stringify(company))
  expect(readIn(parent, 'liffey').business.company).toEqual(company)
  const charges = { ...standardCharges, announceDays: 9 }
  writeFileSync(join(parent, 'liffey', 'charges.json'), JSON.stringify(charges))
  expect(readIn(parent, 'liffey').business.charges).toEqual(charges)
  writeFileSync(file, JSON.stringify({ ...company, phone: 'soon', fax: '1' }))
  expect(() => readIn(parent, 'liffey')).toThrow(
    /^The company in .*liffey cannot be read:\n {2}company\.json: phone: is 'soon'; write .*\n {2}company\.json: fax: unknown; write /,
  )
  writeFileSync(file, '{')
  expect(() => readIn(parent, 'liffey')).toThrow('company.json is not JSON')
  expect(() => readIn(parent, 'nowhere')).toThrow('price-book.json: missing; every company has it')
})
