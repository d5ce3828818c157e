import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { keptCluster } from '@dustforce/postgres-server'
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
  const of = { kind: 'cluster', fingerprint: await fingerprint(project) }
  return keptCluster(cacheDirectory, of, async (directory) => {
    const database = await openPglite(directory)
    await migrate(database, project)
    for (const statement of trim.split(';').filter(Boolean)) await database.query(statement)
    await database.close()
  })
}
