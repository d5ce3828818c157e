import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gtaCompany } from '@dustforce/office/company'
import { buildIfStale } from '../start/build.mjs'
import { run } from '../start/run.mjs'
import { DeployError } from './deploy-error.ts'
import { readCommandLine } from './deployment.ts'
import { prepare } from './prepare.ts'

/* `npm run deploy:prepare`: builds the sites for their address and writes what the platforms take. */

try {
  const { out, ...deployment } = readCommandLine(process.argv.slice(2), process.env)
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
  prepare(sources, resolve(out), deployment)
  rmSync(builds, { recursive: true, force: true })
  if (deployment.contact === undefined)
    console.warn(
      `WARNING The site shows the made-up ${gtaCompany.phone} and ${gtaCompany.email}. Give --phone and --email before customers come.`,
    )
  console.log(`Written to ${out}. What is left to do: ${join(out, 'NEXT-STEPS.md')}`)
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error)
  process.exitCode = 1
}
