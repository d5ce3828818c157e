import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { platform } from 'node:os'
import { StartError } from './start-error.ts'

/**
 * The same for every process that opens the directory, whatever its `TMPDIR`. A socket's path may hold about a hundred characters, which a chosen
 * folder easily exceeds; Linux has names without a file.
 */
function addressOf(dataDir: string): string {
  const name = `dustforce-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 20)}`
  if (platform() === 'linux') return `\0${name}`
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}.sock`
}

const answerOf = (address: string): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = connect(address)
    let text = ''
    probe.on('data', (chunk) => {
      text += chunk.toString()
    })
    probe.once('end', () => resolve(text))
    probe.once('error', () => resolve(null))
  })

const listen = (address: string, url: () => string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(url()))
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })

/**
 * Keeps a second stack from the same data directory. Returns a function that releases it. A killed process holds nothing: the
 * lock is a socket, and sockets end with their process. Who connects to it is told `url`.
 *
 * Throws a StartError when another stack uses the directory.
 */
export async function lockDataDir(
  dataDir: string,
  url: () => string = () => '',
): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true })
  const address = addressOf(dataDir)
  if ((await answerOf(address)) !== null)
    throw new StartError(`Another server is using the data in ${dataDir}.`)
  // A killed process leaves its socket behind where that is a file.
  if (address.startsWith('/')) rmSync(address, { force: true })
  const server = await listen(address, url)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** The address of the stack that uses the data directory; null when none does, or it is still starting. */
export async function runningStack(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null
  return (await answerOf(addressOf(dataDir))) || null
}
