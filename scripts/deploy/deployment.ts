import { parseArgs } from 'node:util'
import { checkEmail, checkPhone } from '@dustforce/core/validation'
import { hasMadeUpPhone, isOfSite } from './company-facts.ts'
import { DeployError } from './deploy-error.ts'

/** The place where a company's installation lives. Addresses have no slash at the end. */
export interface Deployment {
  readonly projectUrl: string
  readonly publishableKey: string
  readonly siteUrl: string
  /** `npm start` or its container, which is site and project in one. */
  readonly isOwnServer?: boolean
  /** The ways in which customers reach the company; the example's are made up. */
  readonly contact?: { readonly phone: string; readonly email: string }
  /** The company's folder, as it was given; Dust Force's, the example, when left out. */
  readonly company?: string
}

/** The facts about its company in the files of a deployment. */
export interface DeployedCompany {
  /** The sender of letters about accounts. */
  readonly name: string
  /** The time zone whose days the database counts by. */
  readonly zone: string
  /** Customers cannot reach anybody by the contact on the site. */
  readonly hasMadeUpContact: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const usage =
  'npm run deploy:prepare -- --project https://abc.supabase.co --key sb_publishable_… --site https://www.example.ca --phone "(613) 234-5678" --email info@example.ca [--company folder] [--out deploy]'
const checkUsage =
  'npm run deploy:check -- --project https://abc.supabase.co --key sb_publishable_… --site https://www.example.ca [--company folder] [--trial], or npm run deploy:check -- --server https://www.example.ca [--company folder] [--trial]'

/** The fields of a JSON web token's body; empty for another text. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** The origin of an address; a sentence about what is wrong with it otherwise. */
function originOf(
  name: string,
  text: string | undefined,
): { readonly origin: string } | { readonly problem: string } {
  if (text === undefined || text === '') return { problem: `${name} is missing.` }
  if (!URL.canParse(text)) return { problem: `${name} is not an address: ${text}` }
  const url = new URL(text)
  const isHere = ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))
    return { problem: `${name} does not start with https://: ${text}` }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return { problem: `${name} has a path; give the address alone: ${url.origin}` }
  return { origin: url.origin }
}

function keyProblem(key: string | undefined, projectUrl: string): string | null {
  if (key === undefined || key === '') return '--key is missing: the publishable key of the project.'
  const { role, ref } = claimsOf(key)
  if (key.startsWith('sb_secret_') || role === 'service_role')
    return '--key is a secret key, which must never reach a browser. Give the publishable key.'
  if (key.startsWith('sb_publishable_')) return null
  if (role !== 'anon') return '--key is neither a publishable key (sb_publishable_…) nor an anon key.'
  const project = /^([a-z0-9]+)\.supabase\.co$/.exec(new URL(projectUrl).hostname)?.[1]
  return project === undefined || ref === project ? null : `--key belongs to the project ${String(ref)}.`
}

/**
 * The deployment that addresses and key describe.
 *
 * Throws a DeployError that names everything that is wrong.
 */
export function deploymentOf(given: {
  readonly project?: string | undefined
  readonly key?: string | undefined
  readonly site?: string | undefined
}): Deployment {
  const project = originOf('--project', given.project)
  const site = originOf('--site', given.site)
  const projectUrl = 'origin' in project ? project.origin : 'https://unknown.invalid'
  const key = keyProblem(given.key, projectUrl)
  const problems = [
    ...('problem' in project ? [project.problem] : []),
    ...(key === null ? [] : [key]),
    ...('problem' in site ? [site.problem] : []),
    ...('origin' in site && site.origin === projectUrl
      ? ['--site and --project are the same address. The site is what customers open.']
      : []),
  ]
  if (problems.length > 0 || !('origin' in site)) throw new DeployError([...problems, `Usage: ${usage}`])
  return { projectUrl, publishableKey: given.key ?? '', siteUrl: site.origin }
}

/** The contact that was given; null when nothing was. Throws a DeployError for one that customers cannot use. */
function contactOf(phone: string | undefined, email: string | undefined, siteUrl: string) {
  if (phone === undefined && email === undefined) return null
  const [checkedPhone, checkedEmail] = [checkPhone(phone ?? ''), checkEmail(email ?? '')]
  const problems = [
    ...(checkedPhone.ok ? [] : [`--phone is no phone number: ${phone ?? 'missing'}`]),
    ...(hasMadeUpPhone(phone ?? '') ? [`--phone is a number made up for examples: ${phone}`] : []),
    ...(checkedEmail.ok ? [] : [`--email is no e-mail address: ${email ?? 'missing'}`]),
    ...(checkedEmail.ok && !isOfSite(checkedEmail.value, siteUrl)
      ? [`--email is not of the site's domain: ${email}`]
      : []),
  ]
  if (problems.length > 0 || !checkedPhone.ok || !checkedEmail.ok)
    throw new DeployError([...problems, `Usage: ${usage}`])
  return { phone: checkedPhone.value, email: checkedEmail.value }
}

const text = { type: 'string' } as const
const options = {
  project: text,
  key: text,
  site: text,
  out: text,
  phone: text,
  email: text,
  company: text,
} as const

function read<Result>(shownUsage: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof DeployError) throw error
    throw new DeployError([error instanceof Error ? error.message : String(error), `Usage: ${shownUsage}`])
  }
}

type Given = Partial<Record<keyof typeof options, string | undefined>>

function companyOf(given: Given, environment: Environment): Pick<Deployment, 'company'> {
  const company = given.company ?? environment.COMPANY
  return company === undefined || company === '' ? {} : { company }
}

function deploymentFrom(given: Given, environment: Environment): Deployment & { readonly out: string } {
  const deployment = deploymentOf({
    project: given.project ?? environment.SUPABASE_URL,
    key: given.key ?? environment.SUPABASE_PUBLISHABLE_KEY,
    site: given.site ?? environment.SITE_URL,
  })
  const contact = contactOf(
    given.phone ?? environment.COMPANY_PHONE,
    given.email ?? environment.COMPANY_EMAIL,
    deployment.siteUrl,
  )
  return {
    ...deployment,
    ...(contact !== null && { contact }),
    ...companyOf(given, environment),
    out: given.out ?? 'deploy',
  }
}

/**
 * Reads what the command line of `deploy:prepare` asks for; what it leaves out is taken from SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL,
 * COMPANY, COMPANY_PHONE and COMPANY_EMAIL.
 */
export function readCommandLine(
  args: readonly string[],
  environment: Environment,
): Deployment & { readonly out: string } {
  return read(usage, () => deploymentFrom(parseArgs({ args: [...args], options }).values, environment))
}

/**
 * Reads what the command line of `deploy:check` asks for: a hosted deployment, or a self-hosted server; `--trial` is for one that takes no real
 * money.
 */
export function readCheckLine(
  args: readonly string[],
  environment: Environment,
): Deployment & { readonly out: string; readonly isTrial: boolean } {
  return read(checkUsage, () => {
    const flags = { server: text, trial: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...args], options: { ...options, ...flags } })
    const isTrial = values.trial === true
    if (values.server === undefined) return { ...deploymentFrom(values, environment), isTrial }
    const server = originOf('--server', values.server)
    if ('problem' in server) throw new DeployError([server.problem, `Usage: ${checkUsage}`])
    const { origin } = server
    return {
      projectUrl: origin,
      siteUrl: origin,
      // Its pages show it, too.
      publishableKey: environment.SUPABASE_PUBLISHABLE_KEY ?? '',
      isOwnServer: true,
      ...companyOf(values, environment),
      out: 'deploy',
      isTrial,
    }
  })
}
