import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** Builds the server's programs and the Edge Functions for the tests that start them, when their sources changed since the last build. */
export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'server', 'functions'], {
    cwd: repository,
  })
}
