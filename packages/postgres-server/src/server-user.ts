import { execFile } from 'node:child_process'
import { chown, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that a program runs as; empty for the user of this process. */
export interface RunAs {
  readonly uid?: number
  readonly gid?: number
}

async function idsOf(user: string): Promise<RunAs> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** PostgreSQL refuses to run as root; it then runs as the system user `postgres`, or as `nobody`. */
export async function userForPostgres(): Promise<RunAs> {
  if (userInfo().uid !== 0) return {}
  return idsOf('postgres').catch(() => idsOf('nobody'))
}

/** Gives a file or directory to the server's user. */
export async function give(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** Gives a directory and all that is in it to the server's user. */
export async function giveAll(directory: string, as: RunAs): Promise<void> {
  if (as.uid === undefined) return
  const inside = await readdir(directory, { recursive: true })
  await Promise.all(['', ...inside].map((path) => give(join(directory, path), as)))
}
