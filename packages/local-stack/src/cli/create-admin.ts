import { randomBytes } from 'node:crypto'
import { ensureAdmin } from '../database/demo-admin.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { supabaseProject } from '../paths.ts'
import { makeClosing } from '../start/closing.ts'
import { lockDataDir } from '../start/data-lock.ts'
import { readSecrets } from '../start/secrets.ts'
import { StartError } from '../start/start-error.ts'
import { readOptions } from './environment.ts'

/*
 * `npm run admin:create -- somebody@example.com`: makes an account for the Command Hub, or gives an existing one a new password. With
 * PGlite the stack must not be running; with DATABASE_URL it may. The password is taken from ADMIN_PASSWORD, or made up and printed.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const createAdmin = async (address: string | undefined, embedded: readonly string[]): Promise<void> => {
  if (address === undefined || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new StartError('Name an e-mail address: npm run admin:create -- somebody@example.com')
  }
  const made = randomBytes(12).toString('base64url')
  const { dataDir, databaseUrl, admin } = readOptions(
    { ADMIN_PASSWORD: made, ...process.env, ADMIN_EMAIL: address },
    embedded,
    process.cwd(),
  )
  const { email, password } = admin ?? { email: address, password: made }
  const closing = makeClosing()
  try {
    if (databaseUrl === undefined || databaseUrl === 'embedded') closing.add(await lockDataDir(dataDir))
    const database = await openDatabase({
      dataDir,
      password: readSecrets(dataDir).databasePassword,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    })
    closing.add(database.close)
    await migrate(database, supabaseProject)
    await ensureAdmin(database, { email, password })
  } finally {
    await closing.close()
  }
  say(`${email} can sign in to the Command Hub${password === made ? ` with the password ${made}` : ''}.`)
}

try {
  const [address, ...embedded] = process.argv.slice(2)
  await createAdmin(address, embedded)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
