import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** A socket's name may hold about a hundred characters, which a path easily exceeds. */
const addressOf = (dataDir: string): string => {
  const name = `dustforce-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 20)}`
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const isAnswered = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(address)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })

/**
 * Keeps a second stack from the same data directory, and answers how to let go of it. A killed process holds nothing: the
 * lock is a socket, and sockets end with their process.
 *
 * Throws a StartError when another stack uses the directory.
 */
export const lockDataDir = async (dataDir: string): Promise<() => Promise<void>> => {
  mkdirSync(dataDir, { recursive: true })
  const address = addressOf(dataDir)
  if (await isAnswered(address)) throw new StartError(`Another Dust Force is using the data in ${dataDir}.`)
  if (platform() !== 'win32') rmSync(address, { force: true })
  const server = await listen(address)
  return () => new Promise((resolve) => server.close(() => resolve()))
}
