import { resolve } from 'node:path'
import { publishedCompany } from '../company/published-company.ts'
import { writeCompany } from '../company/write-company.ts'
import { exampleCompany } from '../paths.ts'
import { readOptions } from './environment.ts'
import { runCommand } from './run-command.ts'

/* `npm run company:export -- FOLDER [--company SOURCE]`: what owners published, as a company's folder. */

await runCommand(async () => {
  const args = process.argv.slice(2)
  const [first = 'company'] = args
  const folder = first.startsWith('--') ? 'company' : first
  const rest = first.startsWith('--') ? args : args.slice(1)
  const options = readOptions({ ...process.env, DEMO_DATA: 'all' }, rest, process.cwd())
  const source = rest[rest.indexOf('--company') + 1]
  const from = rest.includes('--company') && source !== undefined ? resolve(source) : exampleCompany
  const written = writeCompany(await publishedCompany(options, process.env), from, resolve(folder))
  process.stdout.write(`${folder} has ${written.join(', ')} as they are published.\n`)
})
