import { randomBytes } from 'node:crypto'
import { ensureAdmin } from '../database/demo-admin.ts'
import { StartError } from '../start/start-error.ts'
import { readOptions } from './environment.ts'
import { withDatabase } from './with-database.ts'

/**
 * Makes an account for the Command Hub, or gives an existing one a new password: that of ADMIN_PASSWORD, or one that is made up. Returns
 * what to print: a given password is not repeated.
 *
 * Throws a StartError without an e-mail address.
 */
export const makeAdminAccount = async (
  address: string | undefined,
  embedded: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  if (address === undefined || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new StartError('Name an e-mail address: npm run admin:create -- somebody@example.com')
  }
  const made = randomBytes(12).toString('base64url')
  const options = readOptions(
    { ADMIN_PASSWORD: made, ...environment, ADMIN_EMAIL: address },
    embedded,
    process.cwd(),
  )
  const { email, password } = options.admin ?? { email: address, password: made }
  await withDatabase(options, (database) => ensureAdmin(database, { email, password }))
  const shown = password === made ? ` with the password ${made}` : ''
  return `${email} can sign in to the Command Hub${shown}.`
}
