import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployedCompany, Deployment } from './deployment.ts'
import { readSettings, settingsFile } from './secrets.ts'

/** Where a Supabase project is made from: its sources, and the bundles of its functions. */
export interface ProjectSources {
  readonly project: string
  readonly functions: string
}

/** Writes the project that the Supabase CLI is run on; returns the secret of its jobs. Settings that were filled in stay. */
export function writeSupabaseProject(
  sources: ProjectSources,
  folder: string,
  deployment: Deployment,
  { name }: Pick<DeployedCompany, 'name'>,
): string {
  mkdirSync(folder, { recursive: true })
  for (const name of ['migrations', 'templates', 'functions'])
    rmSync(join(folder, name), { recursive: true, force: true })
  for (const name of ['migrations', 'templates'])
    cpSync(join(sources.project, name), join(folder, name), { recursive: true })
  cpSync(sources.functions, join(folder, 'functions'), { recursive: true })
  const config = readFileSync(join(sources.project, 'config.toml'), 'utf8')
  writeFileSync(
    join(folder, 'config.toml'),
    config
      .replaceAll('../dist/functions/', './functions/')
      .replace('sender_name = ""', () => `sender_name = ${JSON.stringify(name)}`),
  )
  const file = join(folder, '.env')
  const text = settingsFile(deployment, readSettings(existsSync(file) ? readFileSync(file, 'utf8') : null))
  writeFileSync(file, text, { mode: 0o600 })
  chmodSync(file, 0o600)
  // Of several the first is the new one.
  return readSettings(text).JOBS_SECRET?.split(',')[0]?.trim() ?? ''
}
