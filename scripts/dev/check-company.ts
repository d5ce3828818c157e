import { readCompany } from '../../packages/local-stack/src/company/read-company.ts'

/* Says what is wrong with the company in the folder that is named, before anything is built for it. */

try {
  readCompany(process.argv[2] ?? '')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
