import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { targets } from '../../../scripts/start/targets.mjs'
import { readOptions } from '../src/cli/environment.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const dockerfile = readFileSync(join(here, 'Dockerfile'), 'utf8')

const Names = Schema.Union([Schema.Array(Schema.String), Schema.Record(Schema.String, Schema.Unknown)])
const Compose = Schema.Struct({
  services: Schema.Record(
    Schema.String,
    Schema.Struct({
      image: Schema.optional(Schema.String),
      build: Schema.optional(Schema.Struct({ context: Schema.String, dockerfile: Schema.String })),
      depends_on: Schema.optional(Names),
      environment: Schema.Record(Schema.String, Schema.String),
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
  }
  const environment = Object.fromEntries(
    Object.entries(services.stack?.environment ?? {}).map(([name, text]) => [
      name,
      text.startsWith('${') ? (values[name] ?? 'x') : text,
    ]),
  )
  expect(readOptions(environment, [], root)).toMatchObject({
    siteUrl: 'https://www.example.ca',
    seed: false,
    admin: null,
    trustProxy: true,
    stripe: { secretKey: 'sk_live_1' },
    emailFrom: 'Dust <hello@example.ca>',
  })
  const source = readFileSync(join(here, 'src/cli/environment.ts'), 'utf8')
  for (const name of Object.keys(environment)) expect(source).toContain(`'${name}'`)
})

test('Docker asks whether the container is alive, which a letter that waits does not change', () => {
  expect(/^HEALTHCHECK.*127\.0\.0\.1:\d+(\/\w+)'/m.exec(dockerfile)?.[1]).toBe('/livez')
})

test('the proxy passes the port that the image listens on', () => {
  const port = /PORT=(\d+)/.exec(dockerfile)?.[1]
  expect(readFileSync(join(here, 'Caddyfile'), 'utf8')).toContain(`reverse_proxy stack:${port}`)
})
