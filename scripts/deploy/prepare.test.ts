import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripeEventTypes } from '@dustforce/stripe/events'
import { parse } from 'smol-toml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHead } from '../../apps/site/src/seo/security-head.ts'
import { openPglite } from '../../packages/local-stack/src/database/pglite-database.ts'
import { clusterTemplate } from '../../packages/local-stack/src/testing/cluster-template.ts'
import { root } from '../start/root.mjs'
import { caddyfile, headersFile, nginxConf, redirects } from './host-files.ts'
import { nextSteps } from './next-steps.ts'
import { prepare } from './prepare.ts'

const deployment = {
  projectUrl: 'https://api.dust.example',
  publishableKey: 'sb_publishable_1',
  siteUrl: 'https://www.dust.example',
  contact: { phone: '(416) 234-5678', email: "o'info@dust.example" },
}

let home: string
const at = (path: string) => join(home, path)
const read = (path: string) => readFileSync(at(`out/${path}`), 'utf8')
function write(path: string, text: string) {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const run = () =>
  prepare(
    {
      site: at('site'),
      hub: at('hub'),
      project: join(root, 'packages/supabase/supabase'),
      functions: at('functions'),
    },
    at('out'),
    deployment,
    { name: 'Larkspur "& Co"', zone: 'Europe/London', hasMadeUpContact: false },
  )

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'dustforce-prepare-'))
  write('site/index.html', `<html><head><title>x</title>${securityHead().join('')}</head></html>`)
  write('site/faq/index.html', `<html><head><title>x</title>${securityHead().join('')}</head></html>`)
  write('hub/index.html', '<html><head><title>Hub</title></head></html>')
  write('hub/.vite/manifest.json', '{}')
  write('functions/run-jobs/index.js', 'export {}')
  run()
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

test.each(['index.html', 'faq/index.html', 'admin/index.html'])(
  '%s knows its project and connects to no other',
  (page) => {
    const html = read(`site/${page}`)
    expect(html).toContain('<meta name="dustforce-supabase-url" content="https://api.dust.example" />')
    expect(html).toContain('<meta name="dustforce-supabase-key" content="sb_publishable_1" />')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.dust\.example wss:\/\/api\.dust\.example[ ;]/)
    expect(policy).not.toContain('*')
  },
)

test('each host gets its file', () => {
  expect(read('site/_redirects')).toBe(redirects)
  expect(read('site/_headers')).toBe(headersFile(deployment))
  expect(read('Caddyfile')).toBe(caddyfile(deployment))
  expect(read('nginx.conf')).toBe(nginxConf(deployment))
  expect(read('Caddyfile')).toMatch(/^www\.dust\.example \{/)
  expect(read('nginx.conf')).toContain('server_name www.dust.example;')
  expect(existsSync(at('out/site/admin/.vite'))).toBe(false)
})

test('the project holds everything that its configuration names', () => {
  const config = JSON.stringify(parse(read('supabase/config.toml')))
  expect(parse(read('supabase/config.toml'))).toMatchObject({
    auth: { email: { smtp: { sender_name: 'Larkspur "& Co"' } } },
  })
  expect(config).toContain('./functions/run-jobs/index.js')
  expect(read('supabase/functions/run-jobs/index.js')).toBe('export {}')
  expect(config).not.toContain('../')
  expect(read('supabase/templates/recovery.html')).toContain('.TokenHash')
  for (const [, name = ''] of config.matchAll(/env\((\w+)\)/g))
    expect(read('supabase/.env')).toContain(`${name}=`)
})

test('every setting that a function asks for is listed', () => {
  const functions = join(root, 'packages/supabase/functions')
  const sources = readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(functions, file), 'utf8'))
  const asked = [...sources.join('\n').matchAll(/required\(environment, '(\w+)'\)/g)].map(([, name]) => name)
  expect(asked.length).toBeGreaterThan(4)
  const platform = ['SUPABASE_URL']
  for (const name of asked.filter((name) => name !== undefined && !platform.includes(name)))
    expect(read('supabase/.env')).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('what was filled in survives another run, and is for the owner of the file only', () => {
  const before = read('supabase/.env')
  expect(before).toMatch(/^JOBS_SECRET="[\w-]{32}"$/m)
  write('out/supabase/.env', before.replace('RESEND_API_KEY=""', 'RESEND_API_KEY="re_mine"'))
  run()
  expect(read('supabase/.env')).toBe(before.replace('RESEND_API_KEY=""', 'RESEND_API_KEY="re_mine"'))
  write('out/supabase/.env', before.replace(/^LINK_KEY=.*$/m, 'LINK_KEY=""'))
  run()
  const made = /^LINK_KEY="([\w-]{43})"$/m
  expect(made.exec(before)?.[1]).toBeDefined()
  expect(made.exec(read('supabase/.env'))?.[1]).not.toBe(made.exec(before)?.[1])
  expect(statSync(at('out/supabase/.env')).mode & 0o077).toBe(0)
})

test('Stripe is subscribed to every event that the webhook reads', () => {
  for (const type of stripeEventTypes) expect(read('NEXT-STEPS.md')).toContain(`- \`${type}\``)
  expect(read('NEXT-STEPS.md')).toContain('https://api.dust.example/functions/v1/stripe-webhook')
  expect(read('NEXT-STEPS.md')).toContain('https://api.dust.example/functions/v1/resend-webhook')
  expect(read('NEXT-STEPS.md')).toContain('`email.bounced`')
})

test('a site without the contact of a company is said to have none', () => {
  expect(read('NEXT-STEPS.md')).not.toContain('Prepare again')
  expect(nextSteps(deployment, { hasMadeUpContact: true })).toContain(
    'Prepare again with --phone and --email',
  )
})

test('the schedule calls the jobs with the secret from the vault, also when it is run again', async () => {
  const db = await openPglite(at('cluster'), await clusterTemplate())
  await db.script(`
    create schema vault; create schema cron; create schema net;
    create table vault.secrets (name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(secret text, name text) returns void language sql as
      'insert into vault.secrets values ($2, $1)';
    create table cron.job (name text primary key, schedule text, command text);
    create function cron.schedule(name text, schedule text, command text) returns void language sql as
      'insert into cron.job values ($1, $2, $3) on conflict on constraint job_pkey do update set command = excluded.command';
    create table net.calls (url text, headers jsonb, body jsonb, ms integer);
    create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns void
      language sql as 'insert into net.calls values ($1, $2, $3, $4)';
  `)
  const sql = read('schedule.sql').replaceAll(/^create extension.*$/gm, '')
  await db.script(sql)
  await db.script(sql)
  const [job] = await db.query(
    `select command from cron.job where name = 'dustforce-jobs' and schedule = '* * * * *'`,
  )
  const command = String(Object(job).command)
  await db.script(command)
  const secret = /^JOBS_SECRET="(.+)"$/m.exec(read('supabase/.env'))?.[1]
  expect(await db.query('select * from net.calls')).toEqual([
    {
      url: 'https://api.dust.example/functions/v1/run-jobs',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: {},
      ms: 55_000,
    },
  ])
  expect(command).not.toContain(secret)
  expect(await db.query('select private.zone()')).toEqual([{ zone: 'Europe/London' }])
  await db.close()
})
