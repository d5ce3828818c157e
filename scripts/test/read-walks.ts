import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Whether a walk's file has a test whose name begins so. @param walk 'hub/sign-in: a sign-in leads' */
export function isWalk(walk: string): boolean {
  const [, file = '', name = ''] = /^([\w./-]+): (.+)$/.exec(walk) ?? []
  return globSync(`apps/e2e/${file}.e2e.ts`, { cwd: root })
    .flatMap((found) => [...readFileSync(join(root, found), 'utf8').matchAll(/\btest\(\s*['"`](.+)/g)])
    .some(([, written = '']) => written.startsWith(name))
}
