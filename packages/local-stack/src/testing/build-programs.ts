import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** Builds what tests start, when its sources changed since the last build. */
export async function buildPrograms(...names: readonly ('server' | 'functions')[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', ...names], { cwd: repository })
}

/** Builds the server's programs and the Edge Functions before the tests that start them. */
export default function setup(): Promise<void> {
  return buildPrograms('server', 'functions')
}
