/**
 * `node scripts/company/build-apps.mjs path/of/company site hub`: builds apps for a company below `.cache`, so far as they are older than their sources, and prints the
 * folder that has them, each in a folder of its workspace's name. What `npm start` runs stays as it is.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fingerprint } from '../start/build.mjs'
import { root } from '../start/root.mjs'
import { run } from '../start/run.mjs'
import { targets } from '../start/targets.mjs'

const [company = '', ...names] = process.argv.slice(2)
process.env.COMPANY = resolve(company)
process.chdir(root)
const folder = join(root, '.cache', `company-${basename(company)}`)

/** @param {typeof targets[number]} target */
async function buildIfStale({ name, workspace, from }) {
  const out = join(folder, basename(workspace))
  const stamp = `${out}.built`
  const print = fingerprint([...from, 'scripts/company', 'scripts/language'])
  if (existsSync(out) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  const unfinished = `${out}.unfinished-${process.pid}`
  const outDir = workspace === 'apps/site' ? [unfinished] : ['--outDir', unfinished, '--emptyOutDir']
  const command = ['run', 'build', '--silent', '--workspace', workspace, '--', ...outDir]
  await run(`Building: ${name} of ${company}`, 'npm', command)
  rmSync(out, { recursive: true, force: true })
  renameSync(unfinished, out)
  writeFileSync(stamp, print)
}

for (const target of targets.filter(({ name }) => names.includes(name))) await buildIfStale(target)
console.log(folder)
