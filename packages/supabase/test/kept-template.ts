import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptCluster, startPostgresServer } from '@dustforce/postgres-server'
import policy from '../../companies/dust-force/policy.json' with { type: 'json' }
import { makeTemplate } from './migrated-template.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const cache = at('../../../.cache')
const migrations = at('../supabase/migrations')

/** As hosted: the superuser is somebody else, and the role that owns the tables is an ordinary one. */
export const testServer = { superuser: 'supabase_admin', password: 'test' } as const

/** A print of all that the cluster is made from: the schema, what the tests add to it, and PostgreSQL itself, whose version that package names. */
async function fingerprint(): Promise<string> {
  const files = [
    ...(await readdir(migrations)).sort().map((name) => join(migrations, name)),
    ...['../supabase/platform.sql', './reset.sql', './migrated-template.ts', '../src/local/zone-sql.ts'].map(
      at,
    ),
    at('../../postgres-server/package.json'),
    at('../../postgres-server/src/create-cluster.ts'),
  ]
  const hash = createHash('sha256').update(JSON.stringify([testServer, policy.zone]))
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** The directory of a cluster with the migrated template, for a server to copy: `initdb` and the migrations take seconds. */
export async function keptTemplate(): Promise<string> {
  const of = { kind: 'postgres', fingerprint: await fingerprint() }
  return keptCluster(cache, of, async (directory) => {
    // The server's user need not get through the repository's directory.
    const made = await mkdtemp(join(tmpdir(), 'dustforce-template-'))
    const server = await startPostgresServer(join(made, 'data'), { ...testServer, durable: false })
    await makeTemplate(server.url).finally(server.stop)
    cpSync(join(made, 'data'), directory, { recursive: true })
    await rm(made, { recursive: true, force: true })
  })
}
