import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readCompany } from '../../packages/local-stack/src/company/read-company.ts'
import { StartError } from '../../packages/local-stack/src/start/start-error.ts'
import { buildIfStale } from '../start/build.mjs'
import { run } from '../start/run.mjs'
import { hasMadeUpPhone, isOfSite } from './company-facts.ts'
import { DeployError } from './deploy-error.ts'
import { readCommandLine } from './deployment.ts'
import { prepare } from './prepare.ts'

const exampleCompany = resolve('packages/companies/dust-force')

/* `npm run deploy:prepare`: builds the sites for their address and writes what the platforms take. */

try {
  const { out, ...deployment } = readCommandLine(process.argv.slice(2), process.env)
  // Relative to where the command was given, whatever npm made of it.
  const folder = resolve(process.env.INIT_CWD ?? '.', deployment.company ?? exampleCompany)
  const { company, policy } = readCompany(folder)
  process.env.COMPANY = folder
  const builds = mkdtempSync(join(tmpdir(), 'dustforce-deploy-'))
  const [site, hub] = [join(builds, 'site'), join(builds, 'hub')]
  console.log('Building …')
  process.env.VITE_SITE_URL = deployment.siteUrl
  if (deployment.contact !== undefined) {
    process.env.VITE_COMPANY_PHONE = deployment.contact.phone
    process.env.VITE_COMPANY_EMAIL = deployment.contact.email
  }
  const build = (app: string, ...args: string[]) =>
    run(`Building: ${app}`, 'npm', ['run', 'build', '--silent', '-w', `apps/${app}`, '--', ...args])
  await Promise.all([
    build('site', site),
    build('admin', '--outDir', hub, '--emptyOutDir'),
    buildIfStale(['functions']),
  ])
  const sources = {
    site,
    hub,
    project: resolve('packages/supabase/supabase'),
    functions: resolve('packages/supabase/dist/functions'),
  }
  const { phone, email } = deployment.contact ?? company
  const hasMadeUpContact = hasMadeUpPhone(phone) || !isOfSite(email, deployment.siteUrl)
  prepare(sources, resolve(out), deployment, { name: company.name, zone: policy.zone, hasMadeUpContact })
  rmSync(builds, { recursive: true, force: true })
  if (hasMadeUpContact)
    console.warn(
      `WARNING The site shows ${phone} and ${email}: a number made up for examples, or an address of another domain. Give --phone and --email before customers come.`,
    )
  console.log(`Written to ${out}. What is left to do: ${join(out, 'NEXT-STEPS.md')}`)
} catch (error) {
  console.error(error instanceof DeployError || error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
