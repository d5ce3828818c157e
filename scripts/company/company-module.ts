import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const id = 'virtual:business'
const root = resolve(import.meta.dirname, '../..')

/** What a build is told of its company. */
export interface BuiltCompany {
  /** Its folder; Dust Force's, the example, when left out. Relative ones are below the repository. */
  readonly COMPANY?: string | undefined
  /** How customers reach it, where the folder says otherwise. */
  readonly VITE_COMPANY_PHONE?: string | undefined
  readonly VITE_COMPANY_EMAIL?: string | undefined
}

/** The module that hands a build its company: the files of its folder, which were read and checked before. */
function moduleOf({ COMPANY, VITE_COMPANY_PHONE, VITE_COMPANY_EMAIL }: BuiltCompany): string {
  const folder = resolve(root, COMPANY || 'packages/companies/dust-force')
  const file = (name: string) => JSON.stringify(join(folder, name))
  // The one file that a company may leave out.
  const charges = existsSync(join(folder, 'charges.json'))
  const told = Object.entries({ phone: VITE_COMPANY_PHONE, email: VITE_COMPANY_EMAIL }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return `import { businessOf } from '@dustforce/office/company/business-of'
import company from ${file('company.json')}
import policy from ${file('policy.json')}
import priceBook from ${file('price-book.json')}
${charges ? `import charges from ${file('charges.json')}\n` : ''}export const business = { ...businessOf({ ...company, ...${JSON.stringify(Object.fromEntries(told))} }, priceBook, policy)${charges ? ', charges' : ''} }
`
}

/** Vite's plugin: `virtual:business` is the company of the build. */
export function companyModule(told: BuiltCompany) {
  return {
    name: 'company-module',
    resolveId: (asked: string) =>
      asked === id ? join(root, 'packages/companies', 'virtual-business.ts') : null,
    load: (loaded: string) => (loaded.endsWith('/virtual-business.ts') ? moduleOf(told) : null),
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
