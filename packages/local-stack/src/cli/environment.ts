import { isAbsolute, resolve } from 'node:path'
import { secretsIn } from '@dustforce/workflows/ports'
import { readCompany } from '../company/read-company.ts'
import { exampleCompany } from '../paths.ts'
import { requestLimitMs } from '../start/drain.ts'
import { demoAdmin, type StackOptions } from '../start/stack-options.ts'
import { StartError } from '../start/start-error.ts'
import type { CommandLine } from './command-line.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The value of a setting that may be left out but must not be empty. */
function filled(environment: Environment, name: string): string | undefined {
  const value = environment[name]
  if (value === undefined) return undefined
  if (value.trim() === '') throw new StartError(`${name} is set but empty. Give it a value, or remove it.`)
  return value.trim()
}

function portOf(environment: Environment): number {
  const text = filled(environment, 'PORT') ?? '3000'
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new StartError(`PORT is not a port: ${text}`)
  return port
}

function switchOf(environment: Environment, name: string): boolean {
  const text = filled(environment, name) ?? '0'
  if (text !== '0' && text !== '1') throw new StartError(`${name} is neither 0 nor 1: ${text}`)
  return text === '1'
}

function keyOf(environment: Environment, name: string, prefix: string): string | undefined {
  const key = filled(environment, name)
  if (key !== undefined && !key.startsWith(prefix))
    throw new StartError(`${name} does not start with ${prefix}.`)
  return key
}

function longKeyOf(environment: Environment, name: string): string | undefined {
  const key = filled(environment, name)
  if (key !== undefined && key.length < 16)
    throw new StartError(`${name} is too easy to guess. Give it 16 characters or more.`)
  return key
}

/** The secret that signs, and those before it with commas between. */
function jwtSecretsOf(environment: Environment): StackOptions['jwtSecrets'] {
  const [signing, ...older] = secretsIn(filled(environment, 'JWT_SECRET') ?? '')
  if (signing === undefined) return undefined
  if ([signing, ...older].some((secret) => secret.length < 32))
    throw new StartError('JWT_SECRET is too easy to guess. Give it 32 characters or more.')
  return [signing, ...older]
}

const mostDrainSeconds = 300

function drainOf(environment: Environment): StackOptions['drain'] {
  const text = filled(environment, 'DRAIN_SECONDS')
  if (text === undefined) return undefined
  if (!/^\d{1,3}$/.test(text) || Number(text) > mostDrainSeconds)
    throw new StartError(`DRAIN_SECONDS is not a number of seconds up to ${mostDrainSeconds}: ${text}`)
  return { noticeMs: Number(text) * 1_000, limitMs: requestLimitMs }
}

function webAddressOf(environment: Environment, name: string): string | undefined {
  const text = filled(environment, name)
  if (text !== undefined && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
    throw new StartError(`${name} is not an address: ${text}`)
  return text
}

function logFormatOf(environment: Environment): StackOptions['logFormat'] {
  const text = filled(environment, 'LOG_FORMAT')
  if (text !== undefined && text !== 'json' && text !== 'text')
    throw new StartError(`LOG_FORMAT is neither json nor text: ${text}`)
  return text
}

function stripeOf(environment: Environment): StackOptions['stripe'] {
  const secretKey = filled(environment, 'STRIPE_SECRET_KEY')
  const webhookSecret = filled(environment, 'STRIPE_WEBHOOK_SECRET')
  if (secretKey === undefined) return undefined
  if (webhookSecret === undefined)
    throw new StartError('STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is missing.')
  return { secretKey, webhookSecret }
}

/** The public address, as customers and letters use it. */
function siteUrlOf(environment: Environment): string | undefined {
  const text = webAddressOf(environment, 'SITE_URL')
  if (text === undefined) return undefined
  const { origin, pathname } = new URL(text)
  if (pathname !== '/') throw new StartError(`SITE_URL has a path; give the address alone: ${origin}`)
  return origin
}

/** Whether the installation shows what it can do, with made-up bookings and an administrator that everybody knows. */
function isDemo(environment: Environment): boolean {
  const text = filled(environment, 'DEMO_DATA') ?? 'all'
  if (text !== 'all' && text !== 'none') throw new StartError(`DEMO_DATA is neither all nor none: ${text}`)
  return text === 'all'
}

function adminOf(environment: Environment) {
  if (!isDemo(environment) && filled(environment, 'ADMIN_EMAIL') === undefined) return null
  if (!isDemo(environment) && filled(environment, 'ADMIN_PASSWORD') === undefined)
    throw new StartError('ADMIN_EMAIL is set, but ADMIN_PASSWORD is missing.')
  const { email = demoAdmin.email, password = demoAdmin.password } = {
    ...given('email', filled(environment, 'ADMIN_EMAIL')),
    ...given('password', filled(environment, 'ADMIN_PASSWORD')),
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartError(`ADMIN_EMAIL is not an e-mail address: ${email}`)
  return { email, password }
}

/** The address with a password as it is; in the address itself `@`, `/` and others would have to be written as %40, %2F. */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (password === undefined || address === undefined || !URL.canParse(address)) return address
  const url = new URL(address)
  if (url.password !== '')
    throw new StartError('DATABASE_URL has a password already: give it there or as DATABASE_PASSWORD.')
  url.password = encodeURIComponent(password)
  return url.href
}

function databaseOf(environment: Environment, embedded: boolean): string | undefined {
  const url = filled(environment, 'DATABASE_URL')
  if (embedded && url !== undefined) throw new StartError('Choose one: DATABASE_URL or --postgres.')
  return embedded ? 'embedded' : withPassword(url, filled(environment, 'DATABASE_PASSWORD'))
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  const entry: { [Key in Name]?: Value } = {}
  if (value !== undefined) entry[name] = value
  return entry
}

/**
 * Reads what the environment and the arguments ask for; relative paths are below `directory`.
 *
 * Throws a StartError for a value that cannot be meant.
 */
export function readOptions(
  environment: Environment,
  { isEmbedded, company }: Pick<CommandLine, 'isEmbedded' | 'company'>,
  directory: string,
): StackOptions & { readonly port: number; readonly dataDir: string } {
  const dataDir = filled(environment, 'DATA_DIR') ?? '.data'
  if (
    !isDemo(environment) &&
    siteUrlOf(environment)?.startsWith('https:') &&
    stripeOf(environment) === undefined
  )
    throw new StartError(
      'STRIPE_SECRET_KEY is missing: the stand-in would confirm bookings without any money.',
    )
  if (
    !isDemo(environment) &&
    filled(environment, 'RESEND_API_KEY') !== undefined &&
    filled(environment, 'EMAIL_FROM') === undefined
  )
    throw new StartError(
      'EMAIL_FROM is missing: the sender of letters, on a domain verified at Resend: Liffey Homes <bookings@liffey.example>.',
    )
  return {
    business: readCompany(company === undefined ? exampleCompany : resolve(directory, company)),
    port: portOf(environment),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(directory, dataDir),
    seed: isDemo(environment),
    admin: adminOf(environment),
    trustProxy: switchOf(environment, 'TRUST_PROXY'),
    ...given('siteUrl', siteUrlOf(environment)),
    ...given('emailFrom', filled(environment, 'EMAIL_FROM')),
    ...given('host', filled(environment, 'HOST')),
    ...given('standInKey', longKeyOf(environment, 'STAND_IN_KEY')),
    ...given('databaseUrl', databaseOf(environment, isEmbedded)),
    ...given('publishableKey', keyOf(environment, 'SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_')),
    ...given('secretKey', keyOf(environment, 'SUPABASE_SECRET_KEY', 'sb_secret_')),
    ...given('jwtSecrets', jwtSecretsOf(environment)),
    ...given('drain', drainOf(environment)),
    ...given('stripe', stripeOf(environment)),
    ...given('resendApiKey', filled(environment, 'RESEND_API_KEY')),
    ...given('errorWebhookUrl', webAddressOf(environment, 'ERROR_WEBHOOK_URL')),
    ...given('metricsKey', longKeyOf(environment, 'METRICS_KEY')),
    ...given('logFormat', logFormatOf(environment)),
    ...given('resendWebhookSecret', filled(environment, 'RESEND_WEBHOOK_SECRET')),
  }
}
