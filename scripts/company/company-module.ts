import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { overlaid } from '@dustforce/office/texts/overlaid'
import { companyStyle, escaped, looksOf, ownPicture, publicFolder, sharedPicture } from './company-looks.ts'

const id = 'virtual:business'
const root = resolve(import.meta.dirname, '../..')
const texts = join(root, 'packages/office/src/texts')

/** The facts that a build is told of its company. */
export interface BuiltCompany {
  /** Its folder; Dust Force's, the example, when left out. Relative ones are below the repository. */
  readonly COMPANY?: string | undefined
  /** The ways in which customers reach it, where the folder says otherwise. */
  readonly VITE_COMPANY_PHONE?: string | undefined
  readonly VITE_COMPANY_EMAIL?: string | undefined
}

interface SaidTexts {
  readonly company?: object
  readonly book?: object
  readonly site?: Readonly<Record<string, unknown>>
  readonly letters?: object
}

/** The folder of the company that a build is told. */
export function folderOfCompany(company: string | undefined): string {
  return resolve(root, company || 'packages/companies/dust-force')
}

/** Reads what the company says in a language: a file that it may leave out. */
export function textsOf(folder: string, code: string): SaidTexts {
  const file = join(folder, 'texts', `${code}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The names in the languages of a company; its own pages have those of their language, and what is said on them. Its server has the letters too. */
function namesOf(
  folder: string,
  codes: readonly string[],
  hasLetters: boolean,
): Readonly<Record<string, SaidTexts>> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const { company, book, letters } = textsOf(folder, code)
      const names = {
        ...(company && { company }),
        ...(book && { book }),
        ...(hasLetters && letters && { letters }),
      }
      return Object.keys(names).length === 0 ? [] : [[code, names]]
    }),
  )
}

/**
 * The module that hands a build its company: the files of its folder, which were read and checked before.
 *
 * @param code the language of a build that has one: the company is handed as its readers know it; null for the office, which speaks its own
 */
function moduleOf(
  { COMPANY, VITE_COMPANY_PHONE, VITE_COMPANY_EMAIL }: BuiltCompany,
  code?: string | null,
): string {
  const folder = folderOfCompany(COMPANY)
  const file = (name: string) => JSON.stringify(join(folder, name))
  // The one file that a company may leave out.
  const charges = existsSync(join(folder, 'charges.json'))
  const told = Object.entries({ phone: VITE_COMPANY_PHONE, email: VITE_COMPANY_EMAIL }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const known = code === undefined ? languagesIn(folder) : code === null ? [] : [code]
  const names = JSON.stringify(namesOf(folder, known, code === undefined))
  const isRenamed = typeof code === 'string' && (names !== '{}' || code !== languagesIn(folder)[0])
  const made = [
    `...businessOf({ ...company, ...${JSON.stringify(Object.fromEntries(told))} }, priceBook, policy)`,
    ...(charges ? ['charges'] : []),
    ...(names === '{}' ? [] : [`texts: ${names}`]),
  ].join(', ')
  return `import { businessOf } from '@dustforce/office/company/business-of'
${isRenamed ? "import { businessIn } from '@dustforce/office/company/business-in'\n" : ''}import company from ${file('company.json')}
import policy from ${file('policy.json')}
import priceBook from ${file('price-book.json')}
${charges ? `import charges from ${file('charges.json')}\n` : ''}export const business = { ${made} }
export const inWords = (known) => ${isRenamed ? `businessIn(known, ${JSON.stringify(code)})` : 'known'}
`
}

function languagesIn(folder: string): readonly string[] {
  const file = join(folder, 'company.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).languages : []
}

/** The page of the office: it speaks English, as the company writes it. */
function ofOffice(html: string, folder: string): string {
  const english = languagesIn(folder).find((one) => one.startsWith('en')) ?? 'en'
  return html
    .replace('<html lang="en">', `<html lang="${english}">`)
    .replace('<title>', `<title>${escaped(looksOf(folder).name)} `)
}

/** A section's texts, as the site asks for them; who asks for the file by its place gets what is neutral. */
const asked = /^@dustforce\/office\/texts\/(\w+\.\w+)\.json$/
const section = /packages\/office\/src\/texts\/(\w+)\.(\w+)\.js$/

/** A section's texts, or the sentences of letters, with those of the company. */
function sectionOf(file: string, name: string, folder: string, code: string): string {
  const { site = {}, book, letters } = textsOf(folder, code)
  const parts: Readonly<Record<string, unknown>> = { ...site, book, letters }
  return JSON.stringify(overlaid(JSON.parse(readFileSync(join(texts, file), 'utf8')), parts[name]))
}

/**
 * Vite's plugin: `virtual:business` is the company of the build, as readers of its language know it if it has one, and the sections of the site say what the
 * company says.
 */
export function companyModule(told: BuiltCompany, code?: string | null) {
  return {
    name: 'company-module',
    enforce: 'pre' as const,
    config: () => {
      const { site = {} } = textsOf(folderOfCompany(told.COMPANY), code ?? '')
      const hasTestimonials = typeof code !== 'string' || site.testimonials !== undefined
      return {
        define: {
          'import.meta.env.HAS_TESTIMONIALS': `${hasTestimonials}`,
          'import.meta.env.SHARED_PICTURE': JSON.stringify(sharedPicture(folderOfCompany(told.COMPANY))),
        },
      }
    },
    // The entry of an app's styles, before they are put together.
    transform: (style: string, file: string) =>
      file.endsWith('.css') && style.includes('@import "@dustforce/ui/styles.css"')
        ? style + companyStyle(folderOfCompany(told.COMPANY))
        : null,
    transformIndexHtml: (html: string) => {
      const folder = folderOfCompany(told.COMPANY)
      const own = publicFolder(folder)
      const page = code === null ? ofOffice(html, folder) : html
      // Icons that the company does not have are not asked for.
      return page.replace(
        / *<link rel="(?:icon|apple-touch-icon)" href="\/([\w.-]+)"[^>]*>\n/g,
        (link, name) => (name.endsWith('.svg') || (own !== false && existsSync(join(own, name))) ? link : ''),
      )
    },
    resolveId: (source: string, importer?: string, { scan = false }: { readonly scan?: boolean } = {}) => {
      // A scan for dependencies reads files as they are.
      if (scan) return null
      if (source === id) return join(root, 'packages/companies', 'virtual-business.ts')
      // The picture at the top of the home page.
      if (source === './hero.svg' && importer?.includes('/features/home/'))
        return ownPicture(folderOfCompany(told.COMPANY))
      const file = asked.exec(source)?.[1]
      return file === undefined ? null : join(texts, `${file}.js`)
    },
    load: (loaded: string) => {
      if (loaded.endsWith('/virtual-business.ts')) return moduleOf(told, code)
      const [, name, letters = ''] = section.exec(loaded) ?? []
      if (name === undefined) return null
      const folder = folderOfCompany(told.COMPANY)
      const spoken = code ?? languagesIn(folder).find((one) => one.startsWith(letters)) ?? ''
      return `export default ${sectionOf(`${name}.${letters}.json`, name, folder, spoken)}`
    },
  }
}

interface EsbuildPluginBuild {
  readonly onResolve: (
    options: { readonly filter: RegExp },
    found: () => { readonly path: string; readonly namespace: string },
  ) => void
  readonly onLoad: (
    options: { readonly filter: RegExp; readonly namespace: string },
    loaded: () => { readonly contents: string; readonly resolveDir: string },
  ) => void
}

/** The same for esbuild. */
export function companyModuleOfEsbuild(told: BuiltCompany) {
  return {
    name: 'company-module',
    setup: ({ onResolve, onLoad }: EsbuildPluginBuild): void => {
      onResolve({ filter: /^virtual:business$/ }, () => ({ path: id, namespace: 'company' }))
      onLoad({ filter: /.*/, namespace: 'company' }, () => ({ contents: moduleOf(told), resolveDir: root }))
    },
  }
}
