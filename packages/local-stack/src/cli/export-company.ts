import { resolve } from 'node:path'
import { publishedCompany } from '../company/published-company.ts'
import { writeCompany } from '../company/write-company.ts'
import { exampleCompany } from '../paths.ts'
import { readCommandLine } from './command-line.ts'
import { readOptions } from './environment.ts'
import { runCommand } from './run-command.ts'

/* `npm run company:export -- FOLDER [--company SOURCE]`: what owners published, as a company's folder. */

await runCommand(async () => {
  const commandLine = readCommandLine(process.argv.slice(2), { words: 1 })
  const { words, company } = commandLine
  const [folder = 'company'] = words
  const options = readOptions({ ...process.env, DEMO_DATA: 'all' }, commandLine, process.cwd())
  const from = company === undefined ? exampleCompany : resolve(company)
  const written = writeCompany(await publishedCompany(options, process.env), from, resolve(folder))
  process.stdout.write(`${folder} has ${written.join(', ')} as they are published.\n`)
})
