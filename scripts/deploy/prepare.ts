import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployedCompany, Deployment } from './deployment.ts'
import { caddyfile, headersFile, nginxConf, redirects } from './host-files.ts'
import { nextSteps } from './next-steps.ts'
import { writePages } from './pages.ts'
import { scheduleSql } from './schedule.ts'
import { type ProjectSources, writeSupabaseProject } from './supabase-project.ts'

/** The sources that are deployed: both builds, and the project. */
export interface DeploySources extends ProjectSources {
  readonly site: string
  readonly hub: string
}

/** Writes a deployment into a folder: the sites, the Supabase project, the hosts' files, the schedule and what is left to do. */
export function prepare(
  sources: DeploySources,
  out: string,
  deployment: Deployment,
  company: DeployedCompany,
): void {
  const site = join(out, 'site')
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  writePages(sources, site, deployment)
  writeFileSync(join(site, '_redirects'), redirects)
  writeFileSync(join(site, '_headers'), headersFile(deployment))
  writeFileSync(join(out, 'Caddyfile'), caddyfile(deployment))
  writeFileSync(join(out, 'nginx.conf'), nginxConf(deployment))
  const jobsSecret = writeSupabaseProject(sources, join(out, 'supabase'), deployment, company)
  writeFileSync(join(out, 'schedule.sql'), scheduleSql(deployment, company, jobsSecret), { mode: 0o600 })
  writeFileSync(join(out, 'NEXT-STEPS.md'), nextSteps(deployment, company))
}
