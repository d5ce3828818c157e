import { resolve } from 'node:path'
import { writeBackup } from '../backup/write-backup.ts'
import { readCommandLine } from './command-line.ts'
import { readOptions } from './environment.ts'
import { runCommand } from './run-command.ts'
import { withOpenDatabase } from './with-database.ts'

/* `npm run backup -- dustforce.backup`: everything in the database of this installation, or of DATABASE_URL, in one file. */

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

await runCommand(async () => {
  const now = Date.now()
  const commandLine = readCommandLine(process.argv.slice(2), { words: 1 })
  const [file = `dustforce-${new Date(now).toISOString().slice(0, 16).replace(':', '')}.backup`] =
    commandLine.words
  const options = readOptions({ ...process.env, DEMO_DATA: 'all' }, commandLine, process.cwd())
  await withOpenDatabase(options, async (database) => {
    const counts = await writeBackup(database, resolve(file), now)
    process.stdout.write(
      `${file} holds ${total(counts)} rows of ${Object.keys(counts).length} tables. It names customers and opens accounts: keep it as such.\n`,
    )
  })
})
