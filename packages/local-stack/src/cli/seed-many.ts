import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supabaseProject } from '../paths.ts'
import { seedManySeries } from '../seed/many-series.ts'
import { readCommandLine } from './command-line.ts'
import { readOptions } from './environment.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/* `npm run seed:many`: 100,000 bookings, 1,000 series of 26 visits, 500 contractors and 20,000 inquiries, to try the Command Hub at scale. */

await runCommand(async () => {
  const options = readOptions(process.env, readCommandLine(process.argv.slice(2)), process.cwd())
  const { policy, priceBook } = options.business
  const list = (texts: readonly string[]) => `'${JSON.stringify(texts).replaceAll("'", "''")}'`
  // A company need not name its places.
  const places = policy.regions.length === 0 ? [] : [`set dustforce.seeded_places = ${list(policy.regions)};`]
  const script = [
    `set dustforce.seeded_services = ${list(Object.keys(priceBook.services))};`,
    ...places,
    readFileSync(join(supabaseProject, 'seed-many.sql'), 'utf8'),
  ]
  await withDatabase(options, async (database) => {
    await database.script(script.join('\n'))
    await seedManySeries(database, options.business, Date.now(), 1_000)
  })
  process.stdout.write(
    '100,000 bookings, 1,000 series of 26 visits, 500 contractors and 20,000 inquiries were added.\n',
  )
})
