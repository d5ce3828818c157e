import { randomBytes } from 'node:crypto'
import { ensureAdmin } from '../database/demo-admin.ts'
import { runningStack } from '../start/data-lock.ts'
import { readSecrets } from '../start/secrets.ts'
import { StartError } from '../start/start-error.ts'
import { createAdminOverApi, type Project } from './admin-over-api.ts'
import { readCommandLine } from './command-line.ts'
import { readOptions } from './environment.ts'
import { withDatabase } from './with-database.ts'

/** The hosted project that the environment names. */
function hostedProject(environment: Readonly<Record<string, string | undefined>>): Project | null {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey = '' } = environment
  if (url === undefined || url.trim() === '') return null
  if (secretKey.trim() === '')
    throw new StartError(
      'SUPABASE_URL is set, but SUPABASE_SECRET_KEY is missing: the secret key of the project.',
    )
  return { url: url.trim().replace(/\/+$/, ''), secretKey: secretKey.trim() }
}

/**
 * Makes an account for the Command Hub, or gives an existing one a new password: that of ADMIN_PASSWORD, or one that is made up; with `--lost-phone` it loses its authenticator apps. It
 * does so by the API of the project that SUPABASE_URL names, or of the stack that runs on the data; else in the database. Returns
 * what to print: a given password is not repeated.
 *
 * Throws a StartError without an e-mail address.
 */
export async function makeAdminAccount(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const commandLine = readCommandLine(args, { words: 1, switches: ['lost-phone'] })
  const [address] = commandLine.words
  if (address === undefined || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new StartError('Name an e-mail address: npm run admin:create -- somebody@example.com')
  }
  const hasLostPhone = commandLine.switches.has('lost-phone')
  const made = randomBytes(12).toString('base64url')
  const given = { ADMIN_PASSWORD: made, ...environment, ADMIN_EMAIL: address }
  const password = given.ADMIN_PASSWORD ?? made
  const email = address
  const hosted = hostedProject(environment)
  if (hosted !== null) {
    await createAdminOverApi(hosted, { email, password }, hasLostPhone)
  } else {
    const options = readOptions({ ...given, DEMO_DATA: 'all' }, commandLine, process.cwd())
    const url = await runningStack(options.dataDir)
    const { secretKey = url === null ? '' : readSecrets(options.dataDir).secretKey } = options
    await (url === null
      ? withDatabase(options, (database) => ensureAdmin(database, { email, password }, hasLostPhone))
      : createAdminOverApi({ url, secretKey }, { email, password }, hasLostPhone))
  }
  const shown = password === made ? ` with the password ${made}` : ''
  const next = hasLostPhone ? ' Set up an authenticator app there again.' : ''
  return `${email} can sign in to the Command Hub${shown}.${next}`
}
