import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildIfStale } from '../start/build.mjs'
import { mustRun } from './must-run.mjs'

/**
 * Lighthouse's scores of the public pages of a system of its own, which must be what `scripts/lighthouse.mjs` promises.
 *
 * @param {import('./workplace.mjs').Workplace} workplace
 */
export async function runLighthouse({ root }) {
  await buildIfStale()
  const data = mkdtempSync(join(tmpdir(), 'dust-force-lighthouse-'))
  const admin = { ADMIN_EMAIL: 'office@dustforce.example', ADMIN_PASSWORD: 'a walk in the park' }
  const env = { ...process.env, ...admin }
  const server = spawn(process.execPath, ['packages/local-stack/dist/main.js'], {
    cwd: root,
    env: { ...env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await mustRun(['node', 'scripts/lighthouse.mjs', await addressOf(server)], { cwd: root, env })
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} server */
async function addressOf(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /^\s*Site\s+(http\S+)/.exec(line) ?? []
    if (url !== undefined) {
      server.stdout.resume()
      return url
    }
  }
  throw new Error('The server ended before it answered')
}
