import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supabaseProject } from '../paths.ts'
import { StartError } from '../start/start-error.ts'
import { readOptions } from './environment.ts'
import { withDatabase } from './with-database.ts'

/* `npm run seed:many`: 100,000 bookings, 500 contractors and 20,000 inquiries, to try the Command Hub at scale. */

try {
  const options = readOptions(process.env, process.argv.slice(2), process.cwd())
  await withDatabase(options, (database) =>
    database.script(readFileSync(join(supabaseProject, 'seed-many.sql'), 'utf8')),
  )
  process.stdout.write('100,000 bookings, 500 contractors and 20,000 inquiries were added.\n')
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
