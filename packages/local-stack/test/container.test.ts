import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { targets } from '../../../scripts/start/targets.mjs'
import { readCommandLine } from '../src/cli/command-line.ts'
import { readOptions } from '../src/cli/environment.ts'
import { lastRoundMs } from '../src/jobs/repeat.ts'
import { requestLimitMs } from '../src/start/drain.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const dockerfile = readFileSync(join(here, 'Dockerfile'), 'utf8')

const Names = Schema.Union([Schema.Array(Schema.String), Schema.Record(Schema.String, Schema.Unknown)])
const Compose = Schema.Struct({
  services: Schema.Record(
    Schema.String,
    Schema.Struct({
      image: Schema.optional(Schema.String),
      stop_grace_period: Schema.optional(Schema.String),
      build: Schema.optional(
        Schema.Struct({
          context: Schema.String,
          dockerfile: Schema.String,
          args: Schema.Record(Schema.String, Schema.String),
        }),
      ),
      depends_on: Schema.optional(Names),
      environment: Schema.Record(Schema.String, Schema.NullOr(Schema.String)),
      command: Schema.optional(Schema.Array(Schema.String)),
      volumes: Schema.Array(Schema.String),
    }),
  ),
  volumes: Schema.Record(Schema.String, Schema.Null),
})
const { services, volumes } = Schema.decodeUnknownSync(Compose)(
  parse(readFileSync(join(here, 'compose.yaml'), 'utf8')),
)

test('the image builds and runs what the repository has', () => {
  const built = /npm run build -- (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? []
  expect(built).toHaveLength(3)
  for (const name of built) expect(targets.map((target) => target.name)).toContain(name)
  const program = /^CMD \["node", "(.*)"\]$/m.exec(dockerfile)?.[1]
  expect(targets.flatMap((target) => target.outputs)).toContain(program)
  expect(dockerfile).toMatch(/^USER node$/m)
})

test('every service has an image or a Dockerfile, and every volume and dependency is there', () => {
  for (const { image, build, depends_on, volumes: mounts } of Object.values(services)) {
    if (build === undefined) expect(image).toMatch(/^\w+:\d+$/)
    else expect(existsSync(join(here, build.context, build.dockerfile))).toBe(true)
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on ?? {})
    for (const name of needed) expect(services).toHaveProperty(name)
    for (const mount of mounts) {
      const [source = ''] = mount.split(':')
      if (source.startsWith('.')) expect(existsSync(join(here, source))).toBe(true)
      else expect(volumes).toHaveProperty(source)
    }
  }
})

test('the settings of the stack are those that it reads', () => {
  const values: Record<string, string> = {
    SITE_URL: 'https://www.example.ca',
    STRIPE_SECRET_KEY: 'sk_live_1',
    EMAIL_FROM: 'Dust <hello@example.ca>',
    DATABASE_PASSWORD: 'p@ss/word#1',
    METRICS_KEY: 'only-prometheus-knows',
    ERROR_WEBHOOK_URL: 'https://errors.example.ca/',
    LOG_FORMAT: 'json',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
    JWT_SECRET: 'signs the sessions of every server',
    DRAIN_SECONDS: '6',
  }
  const environment = Object.fromEntries(
    Object.entries(services.stack?.environment ?? {}).map(([name, text]) => [
      name,
      text?.startsWith('${') === false ? text : (values[name] ?? 'x'),
    ]),
  )
  expect(readOptions(environment, readCommandLine([]), root)).toMatchObject({
    siteUrl: 'https://www.example.ca',
    seed: false,
    admin: null,
    trustProxy: true,
    stripe: { secretKey: 'sk_live_1' },
    emailFrom: 'Dust <hello@example.ca>',
    databaseUrl: 'postgres://postgres:p%40ss%2Fword%231@database:5432/dustforce',
    metricsKey: 'only-prometheus-knows',
    errorWebhookUrl: 'https://errors.example.ca/',
    logFormat: 'json',
    publishableKey: 'sb_publishable_1',
    secretKey: 'sb_secret_1',
    jwtSecrets: ['signs the sessions of every server'],
    drain: { noticeMs: 6_000 },
  })
  const source = readFileSync(join(here, 'src/cli/environment.ts'), 'utf8')
  for (const name of Object.keys(environment)) expect(source).toContain(`'${name}'`)
})

test('the image has what runs and nothing that builds: no development packages, no sources of the apps', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(dockerfile).toMatch(/^RUN npm prune --omit=dev --omit=optional$/m)
  const copied = [...last.matchAll(/^COPY .*? \/app\/(\S+) (\S+)$/gm)]
  expect(copied.map(([, from]) => from)).toEqual(copied.map(([, , to]) => to))
  const targetsOutputs = targets.flatMap(({ outputs }) => outputs)
  for (const [, path = ''] of copied)
    expect(existsSync(join(root, path)) || targetsOutputs.some((file) => file.startsWith(`${path}/`))).toBe(
      true,
    )
})

test.each(['.dockerignore', '.gitignore'])(
  'the secrets of compose are in no image and no commit: %s',
  (file) => {
    const ignored = readFileSync(join(root, file), 'utf8').split('\n')
    expect(ignored).toContain(file === '.gitignore' ? '.env' : '**/.env')
  },
)

test('every argument of the build is one of the image, and is given by compose', () => {
  const args = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)
  expect(Object.keys(services.stack?.build?.args ?? {})).toEqual(args)
  expect(services.backup?.build).toEqual(services.stack?.build)
})

test('a backup is written every day by the program that the image has', () => {
  const program = /node (\S+) \/backups\//.exec(services.backup?.command?.join(' ') ?? '')?.[1]
  expect(targets.flatMap(({ outputs }) => outputs)).toContain(program)
  expect(services.backup?.environment).toEqual(services.stack?.environment)
})

test('Docker waits for a server that takes leave', () => {
  const errorHookMs = 5_000
  const longestMs = 6_000 + requestLimitMs + lastRoundMs + errorHookMs
  expect(Number(services.stack?.stop_grace_period?.replace(/s$/, '')) * 1_000).toBeGreaterThan(longestMs)
})

test('Docker asks whether the container is alive, which a letter that waits does not change', () => {
  expect(/^HEALTHCHECK.*127\.0\.0\.1:\d+(\/\w+)'/m.exec(dockerfile)?.[1]).toBe('/livez')
})

test('the proxy passes the port that the image listens on', () => {
  const port = /PORT=(\d+)/.exec(dockerfile)?.[1]
  const caddyfile = readFileSync(join(here, 'Caddyfile'), 'utf8')
  expect(caddyfile).toContain(`reverse_proxy stack:${port}`)
  for (const [, name = ''] of caddyfile.matchAll(/\{\$(\w+)\}/g))
    expect(services.proxy?.environment).toHaveProperty(name)
})
