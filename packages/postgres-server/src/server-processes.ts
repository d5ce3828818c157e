import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The process that a cluster's lock file names; null without the file. */
function postmasterOf(directory: string): number | null {
  const pid = Number(textOf(join(directory, 'postmaster.pid'))?.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether a process runs. One that has ended answers signals until its parent notices, and PostgreSQL's own programs then take it for a running
 * server: they refuse to start another, and wait for it to stop although it has.
 */
function isAlive(pid: number): boolean {
  const stat = textOf(`/proc/${pid}/stat`)
  if (stat === null) return !existsSync('/proc/self') && answersSignals(pid)
  // `pid (name) state …`; the name may contain anything.
  return !/^\) [ZX]/.test(stat.slice(stat.lastIndexOf(')')))
}

/** Whether the server of a cluster runs. */
export function isServerAlive(directory: string): boolean {
  const pid = postmasterOf(directory)
  return pid !== null && isAlive(pid)
}

/** The PostgreSQL processes of a cluster, which is where they work; none where the system does not tell. */
async function processesOf(directory: string): Promise<readonly number[]> {
  const place = await realpath(directory)
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = pids.map(async (pid) => {
    const [name, cwd] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
    ])
    return name.trim() === 'postgres' && cwd === place ? [Number(pid)] : []
  })
  return (await Promise.all(found)).flat()
}

/**
 * Ends what a dead server left behind, so that another can start: its processes, which still share its memory, and its lock file. What they had
 * not finished is rolled back at the next start, as after a power cut.
 */
export async function clearAway(directory: string): Promise<void> {
  for (let left = await processesOf(directory); left.length > 0; left = await processesOf(directory)) {
    for (const pid of left) if (answersSignals(pid)) process.kill(pid, 'SIGKILL')
    await wait(20)
  }
  await rm(join(directory, 'postmaster.pid'), { force: true })
}
