import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as Schema from 'effect/Schema'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'

/*
 * `config push` as the Supabase CLI does it: `env(NAME)` is replaced from the environment, and the keys of `[auth]` become those of the auth
 * service, some of them under names that say something else.
 */

const project = fileURLToPath(new URL('../supabase', import.meta.url))
const environment: Readonly<Record<string, string>> = {
  SITE_URL: 'https://www.example.ca',
  RESEND_API_KEY: 're_1',
  AUTH_EMAIL_FROM: 'bookings@example.ca',
}

const substituted = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^env\((\w+)\)$/, (all, name) => environment[name] ?? all) : value

const Text = Schema.Struct({ subject: Schema.String, content_path: Schema.String })
const Config = Schema.Struct({
  api: Schema.Struct({ schemas: Schema.Array(Schema.String) }),
  auth: Schema.Struct({
    enabled: Schema.Boolean,
    site_url: Schema.String,
    additional_redirect_urls: Schema.Array(Schema.String),
    enable_signup: Schema.Boolean,
    enable_anonymous_sign_ins: Schema.Boolean,
    minimum_password_length: Schema.Number,
    email: Schema.Struct({
      enable_signup: Schema.Boolean,
      enable_confirmations: Schema.Boolean,
      max_frequency: Schema.String,
      smtp: Schema.Struct({ enabled: Schema.Boolean, pass: Schema.String, admin_email: Schema.String }),
      template: Schema.Record(Schema.String, Text),
    }),
    sms: Schema.Struct({ enable_signup: Schema.Boolean }),
    mfa: Schema.Struct({
      totp: Schema.Struct({ enroll_enabled: Schema.Boolean, verify_enabled: Schema.Boolean }),
    }),
  }),
  functions: Schema.Record(
    Schema.String,
    Schema.Struct({ verify_jwt: Schema.Boolean, entrypoint: Schema.String }),
  ),
})

const text = readFileSync(join(project, 'config.toml'), 'utf8')
const read: unknown = JSON.parse(JSON.stringify(parse(text)), substituted)
const { api, auth, functions } = Schema.decodeUnknownSync(Config)(read)

test('the auth service lets administrators in with a password and closes sign-up', () => {
  expect({
    disable_signup: !auth.enable_signup,
    external_email_enabled: auth.email.enable_signup,
    external_phone_enabled: auth.sms.enable_signup,
    external_anonymous_users_enabled: auth.enable_anonymous_sign_ins,
    mailer_autoconfirm: !auth.email.enable_confirmations,
    mfa_totp_enroll_enabled: auth.mfa.totp.enroll_enabled,
    mfa_totp_verify_enabled: auth.mfa.totp.verify_enabled,
    password_min_length: auth.minimum_password_length,
  }).toEqual({
    disable_signup: true,
    external_email_enabled: true,
    external_phone_enabled: false,
    external_anonymous_users_enabled: false,
    mailer_autoconfirm: false,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    password_min_length: 12,
  })
})

test('letters link to the site and are sent by the company', () => {
  expect([auth.site_url, auth.additional_redirect_urls]).toEqual(['https://www.example.ca', []])
  expect(auth.email.smtp).toEqual({ enabled: true, pass: 're_1', admin_email: 'bookings@example.ca' })
  expect(auth.email.max_frequency).toBe('60s')
})

test.each(['recovery', 'invite'])('the %s letter links to the page that sets a password', (name) => {
  // The CLI resolves the templates, and nothing else, below the folder that holds `supabase`.
  const html = readFileSync(join(dirname(project), auth.email.template[name]?.content_path ?? ''), 'utf8')
  expect(html).toContain(`{{ .SiteURL }}/admin/set-password#type=${name}&amp;token_hash={{ .TokenHash }}`)
})

test('every setting that is read from the environment has a value', () => {
  expect(JSON.stringify(read)).not.toContain('env(')
})

test('the API exposes the public schema only', () => {
  expect(api.schemas).toEqual(['public'])
})

test('every function is deployed from its bundle, past the check of the gateway', () => {
  const entries = readdirSync(join(project, '../functions')).filter((name) =>
    existsSync(join(project, '../functions', name, 'index.ts')),
  )
  expect(functions).toEqual(
    Object.fromEntries(
      entries.map((name) => [name, { verify_jwt: false, entrypoint: `../dist/functions/${name}/index.js` }]),
    ),
  )
})
