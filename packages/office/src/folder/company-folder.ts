import { type Business, scheduleOf } from '../company/index.ts'
import { logoFile } from '../company/logo.ts'

/** A file of a company's folder. */
export interface FolderFile {
  readonly name: string
  readonly content: string
  readonly encoding: 'utf8' | 'base64'
}

/**
 * The files of a company's folder that say what owners publish: `parseBusiness` reads them to the same company. An uploaded logo becomes a file.
 *
 * @example
 * companyFolder({ ...business, texts: {} }).map(({ name }) => name) // => ['company.json', 'price-book.json', 'policy.json']
 */
export function companyFolder({
  company,
  priceBook,
  policy,
  charges,
  texts = {},
}: Business): readonly FolderFile[] {
  const logo = logoFile(company.brand.logo ?? '')
  const named = logo === null ? company : { ...company, brand: { ...company.brand, logo: logo.name } }
  return [
    json('company.json', named),
    json('price-book.json', priceBook),
    json('policy.json', scheduleOf(policy)),
    ...(charges === undefined ? [] : [json('charges.json', charges)]),
    ...Object.entries(texts).map(([language, said]) => json(`texts/${language}.json`, said)),
    ...(logo === null ? [] : [logo]),
  ]
}

function json(name: string, value: object): FolderFile {
  return { name, content: `${JSON.stringify(value, null, 2)}\n`, encoding: 'utf8' }
}
