import { parseArgs } from 'node:util'
import { DeployError } from './deploy-error.ts'

/** Where a company's installation lives. Addresses have no slash at the end. */
export interface Deployment {
  readonly projectUrl: string
  readonly publishableKey: string
  readonly siteUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

const usage =
  'npm run deploy:prepare -- --project https://abc.supabase.co --key sb_publishable_… --site https://www.example.ca [--out deploy]'

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

/** What the command line asks for; what it leaves out is taken from SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SITE_URL. */
export function readCommandLine(
  args: readonly string[],
  environment: Environment,
): Deployment & { readonly out: string } {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { project: text, key: text, site: text, out: text },
    })
    const deployment = deploymentOf({
      project: values.project ?? environment.SUPABASE_URL,
      key: values.key ?? environment.SUPABASE_PUBLISHABLE_KEY,
      site: values.site ?? environment.SITE_URL,
    })
    return { ...deployment, out: values.out ?? 'deploy' }
  } catch (error) {
    if (error instanceof DeployError) throw error
    throw new DeployError([error instanceof Error ? error.message : String(error), `Usage: ${usage}`])
  }
}
