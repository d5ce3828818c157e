import { randomBytes } from 'node:crypto'
import { ensureAdmin } from '../database/demo-admin.ts'
import { StartError } from '../start/start-error.ts'
import { readOptions } from './environment.ts'
import { withDatabase } from './with-database.ts'

/*
 * `npm run admin:create -- somebody@example.com`: makes an account for the Command Hub, or gives an existing one a new password: that of
 * ADMIN_PASSWORD, or one that is made up and printed.
 */

const createAdmin = async (address: string | undefined, embedded: readonly string[]): Promise<void> => {
  if (address === undefined || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new StartError('Name an e-mail address: npm run admin:create -- somebody@example.com')
  }
  const made = randomBytes(12).toString('base64url')
  const options = readOptions(
    { ADMIN_PASSWORD: made, ...process.env, ADMIN_EMAIL: address },
    embedded,
    process.cwd(),
  )
  const { email, password } = options.admin ?? { email: address, password: made }
  await withDatabase(options, (database) => ensureAdmin(database, { email, password }))
  const told = password === made ? ` with the password ${made}` : ''
  process.stdout.write(`${email} can sign in to the Command Hub${told}.\n`)
}

try {
  const [address, ...embedded] = process.argv.slice(2)
  await createAdmin(address, embedded)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
