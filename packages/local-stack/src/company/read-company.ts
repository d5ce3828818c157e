import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Business, Company } from '@dustforce/office/company'
import {
  type CompanyProblem,
  companyProblemText,
  parseBusiness,
} from '@dustforce/office/company/parse-business'
import { StartError } from '../start/start-error.ts'

/**
 * Reads a company from its folder.
 *
 * @throws StartError with everything that is wrong in it
 */
export function readCompany(folder: string): Business {
  const parsed = parseBusiness({
    'company.json': jsonOf(folder, 'company.json'),
    'price-book.json': jsonOf(folder, 'price-book.json'),
    'policy.json': jsonOf(folder, 'policy.json'),
    'charges.json': jsonOf(folder, 'charges.json'),
    texts: textsIn(folder),
  })
  const found = parsed.ok ? logoProblems(folder, parsed.value.company) : parsed.problems
  if (parsed.ok && found.length === 0) return parsed.value
  const problems = found.map((problem) => `  ${companyProblemText(problem)}`)
  throw new StartError(`The company in ${folder} cannot be read:\n${problems.join('\n')}`)
}

/** A logo that is named has to be there. */
function logoProblems(folder: string, { brand: { logo } }: Company): readonly CompanyProblem[] {
  if (logo === undefined || logo.startsWith('data:') || existsSync(join(folder, logo))) return []
  const message = `'${logo}' is not in the folder; put the file there, or leave the logo out`
  return [{ file: 'company.json', field: 'brand.logo', message }]
}

/** Reads the company's texts, by language. */
function textsIn(folder: string): Readonly<Record<string, unknown>> {
  const files = namesIn(join(folder, 'texts')).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(files.map((name) => [name.slice(0, -5), jsonOf(folder, join('texts', name))]))
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

/** A file of the folder; undefined when there is none. */
function jsonOf(folder: string, name: string): unknown {
  const text = textOf(join(folder, name))
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartError(
      `${join(folder, name)} is not JSON: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
