import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './start/root.mjs'
import { targets } from './start/targets.mjs'

const listed = execFileSync('git', ['ls-files', '*.md', 'docs/**/*.html'], { cwd: root, encoding: 'utf8' })
const documents = listed.split('\n').filter((name) => name !== '' && existsSync(join(root, name)))

interface Manifest {
  readonly name?: string
  readonly workspaces?: readonly string[]
  readonly scripts?: Readonly<Record<string, string>>
}
const manifestOf = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(root, directory, 'package.json'), 'utf8'))
const directories = execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .map((file) => file.slice(0, -'/package.json'.length))

/** The scripts of the root, or of the workspace of this name or directory. */
function scriptsOf(workspace: string | undefined): readonly string[] {
  const directory =
    workspace === undefined
      ? '.'
      : directories.find((path) => path === workspace || manifestOf(path).name === workspace)
  return directory === undefined ? [] : Object.keys(manifestOf(directory).scripts ?? {})
}

const npmCommand = /\bnpm (?:run )?(?<script>start|test|(?<=run )[\w:-]+)(?: -w (?<workspace>[@\w/-]+))?/g

/** Every npm script that a document tells its reader to run. */
const commands = documents.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(npmCommand)].map(({ 0: command, groups = {} }) => ({
    command: `${document}: ${command}`,
    script: groups.script,
    workspace: groups.workspace,
  })),
)

const outputs = targets.flatMap(({ outputs: files }) => files)

/** Every program of the repository that a document tells its reader to run with Node. */
const programs = documents.flatMap((document) =>
  [
    ...readFileSync(join(root, document), 'utf8').matchAll(/\bnode ((?:packages|scripts)\/\S+?\.m?js)\b/g),
  ].map(([, program = '']) => ({ document, program })),
)

describe('documented commands', () => {
  it.each(programs)('$document: $program is built or there', ({ program }) => {
    expect(outputs.includes(program) || existsSync(join(root, program))).toBe(true)
  })

  it('are found', () => {
    expect(commands.length).toBeGreaterThan(15)
    expect(commands.some(({ workspace }) => workspace !== undefined)).toBe(true)
  })

  it.each(commands)('$command exists', ({ script, workspace }) => {
    expect(scriptsOf(workspace)).toContain(script)
  })

  it.each(scriptsOf(undefined))('npm run %s is described in getting started', (script) => {
    const text = readFileSync(join(root, 'docs/getting-started.md'), 'utf8')
    expect(text).toMatch(new RegExp(`^\\| \`npm (run )?${script}\\b`, 'm'))
  })
})
