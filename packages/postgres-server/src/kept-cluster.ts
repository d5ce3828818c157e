import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any run of the tests takes: one that still copies a cluster has asked for it since. */
const unusedForMs = 60 * 60_000

/** Notes that a directory is in use, and removes the others of its kind that no run has used for long. */
async function outlive(cache: string, kind: string, name: string): Promise<void> {
  const now = new Date()
  await utimes(join(cache, name), now, now)
  for (const other of await readdir(cache)) {
    if (other === name || !other.startsWith(`${kind}-`)) continue
    const path = join(cache, other)
    // Another run may remove it at once.
    const used = await stat(path).catch(() => null)
    if (used !== null && now.getTime() - used.mtimeMs > unusedForMs)
      await rm(path, { recursive: true, force: true })
  }
}

/**
 * Returns a directory with a prepared cluster to copy: made once by `make` for each `fingerprint` of what it is made from, and kept in `cache`. Older
 * ones of its kind are removed when they are no longer used.
 */
export async function keptCluster(
  cache: string,
  { kind, fingerprint }: { readonly kind: string; readonly fingerprint: string },
  make: (directory: string) => Promise<void>,
): Promise<string> {
  const name = `${kind}-${fingerprint}`
  const kept = join(cache, name)
  if (!existsSync(kept)) {
    await mkdir(cache, { recursive: true })
    const unfinished = join(cache, `${kind}-unfinished-${randomUUID()}`)
    await make(unfinished)
    // Another run may have been faster.
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  await outlive(cache, kind, name)
  return kept
}
