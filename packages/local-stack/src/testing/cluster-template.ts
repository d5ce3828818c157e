import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { migrate } from '@dustforce/supabase/local'
import { openPglite } from '../database/pglite-database.ts'
import { cacheDirectory, supabaseProject } from '../paths.ts'

// Databases that nothing here is made from: half of the files of every copy.
const trim = `
update pg_database set datistemplate = false where datname like 'template_';
drop database template0;
drop database template1;`

const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')

async function fingerprint(project: string): Promise<string> {
  const migrations = (await readdir(join(project, 'migrations'))).sort()
  const files = [
    join(project, 'platform.sql'),
    ...migrations.map((name) => join(project, 'migrations', name)),
  ]
  const hash = createHash('sha256')
    .update(trim)
    .update(await readFile(engine))
  for (const file of files) hash.update(file.slice(project.length)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A migrated PGlite cluster to copy, made once for each state of the migrations and kept in `.cache`: it saves every test
 * stack some seconds.
 */
export async function clusterTemplate(project = supabaseProject): Promise<string> {
  const template = join(cacheDirectory, `cluster-${await fingerprint(project)}`)
  if (existsSync(template)) return template
  await mkdir(cacheDirectory, { recursive: true })
  const unfinished = join(cacheDirectory, `unfinished-${randomUUID()}`)
  const database = await openPglite(unfinished)
  await migrate(database, project)
  for (const statement of trim.split(';').filter(Boolean)) await database.query(statement)
  await database.close()
  // Another test process may have been faster.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }))
  return template
}
