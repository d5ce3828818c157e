import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Business } from '@dustforce/office/company'
import { companyFolder } from '@dustforce/office/folder'

/** Writes a company as a folder: what nobody publishes, such as photos, is copied from the folder that it began with. */
export function writeCompany(business: Business, source: string, folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true })
  if (source !== folder) cpSync(source, folder, { recursive: true })
  const files = companyFolder(business)
  for (const { name, content, encoding } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    // It may be a link, and what it leads to is not this company's.
    rmSync(join(folder, name), { force: true })
    writeFileSync(join(folder, name), content, encoding)
  }
  return files.map(({ name }) => name)
}
