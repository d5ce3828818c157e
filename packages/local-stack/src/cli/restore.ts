import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { StartError } from '../start/start-error.ts'
import { readCommandLine } from './command-line.ts'
import { readOptions } from './environment.ts'
import { runCommand } from './run-command.ts'
import { withOpenDatabase } from './with-database.ts'

/* `npm run restore -- dustforce.backup`: puts a backup into the database of this installation, or of DATABASE_URL. */

await runCommand(async () => {
  const commandLine = readCommandLine(process.argv.slice(2), { words: 1, switches: ['yes'] })
  const [file] = commandLine.words
  if (file === undefined) throw new StartError('Name the backup: npm run restore -- dustforce.backup')
  const options = readOptions({ ...process.env, DEMO_DATA: 'all' }, commandLine, process.cwd())
  await withOpenDatabase(options, async (database) => {
    const counts = await restoreBackup(database, resolve(file), { replace: commandLine.switches.has('yes') })
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`${rows} rows of ${Object.keys(counts).length} tables were restored.\n`)
  })
})
