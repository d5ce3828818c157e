import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './start/root.mjs'

const guides = join(root, 'docs/guides')
const pages = [
  join(root, 'README.md'),
  join(root, 'packages/core/README.md'),
  ...readdirSync(guides).flatMap((name) => (name.endsWith('.md') ? [join(guides, name)] : [])),
]
/** Each TypeScript snippet as a module of its own, which its reader copies. */
const snippets = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ''], index) => ({
    name: `${basename(join(page, '..'))}-${basename(page, '.md')}-${index + 1}.ts`,
    code: `${code}\nexport {}\n`,
  })),
)

it('has snippets that compile as strict TypeScript, each as it stands', () => {
  expect(snippets.length).toBeGreaterThan(15)
  mkdirSync(join(root, '.cache'), { recursive: true })
  // Within the repository, so that its packages are found.
  const folder = mkdtempSync(join(root, '.cache/snippets-'))
  try {
    for (const { name, code } of snippets) writeFileSync(join(folder, name), code)
    const options = { noEmit: true, composite: false, incremental: false, noUnusedLocals: false }
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: options, include: ['*.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    expect(compile(folder)).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Returns what the compiler says. */
function compile(folder: string): string {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', cwd: folder })
  } catch (error) {
    return String(Object(error).stdout)
  }
}
