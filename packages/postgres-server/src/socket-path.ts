import { platform } from 'node:os'
import { join } from 'node:path'

/** Systems take no longer path of a socket, in bytes: macOS has the shortest, 104 with the zero at its end. */
const mostBytes = 103

/** The path of the socket that a server on `port` has in `directory`; null where the system has none, or none at so long a path. */
export function socketPath(
  directory: string,
  port: number,
  system: NodeJS.Platform = platform(),
): string | null {
  const path = join(directory, `.s.PGSQL.${port}`)
  return system === 'win32' || Buffer.byteLength(path) > mostBytes ? null : path
}
