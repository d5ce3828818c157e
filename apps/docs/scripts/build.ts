/**
 * Builds the documentation of the package into `dist`: the guides, a reference made from the comments in the sources, and the examples, whose pages and
 * snippets run the published bundle. A folder of files that any host serves; `DOCS_BASE=/docs/` when it is not at the root of its host.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, type TypeDocOptions } from 'typedoc'
import { build as bundle } from 'vite'
import { build } from 'vitepress'
import { linked, type Places } from '../src/linked.ts'
import { pages } from '../src/pages.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const root = join(here, '../..')
const made = join(here, '.cache/pages')
const core = dirname(createRequire(import.meta.url).resolve('@dustforce/core/package.json'))
const base = process.env.DOCS_BASE ?? '/'

const { repository }: { repository?: { url: string } } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
)
const manifest: { exports: Record<string, string | { '@dustforce/source': string; default: string }> } =
  JSON.parse(await readFile(join(core, 'package.json'), 'utf8'))
/** The entries with code, by their names without the package's. */
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name: name.slice(2) || 'index', ...target }],
)
const places: Places = {
  pages: new Map(pages.map(({ from, to }) => [from, to.replace(/(^|\/)index$/, '$1')])),
  folders: new Map([
    ['docs/examples', `${base}examples`],
    ['docs/guides', `${base}guides`],
  ]),
  repository: repository?.url.replace(/^git\+|\.git$/g, '') ?? null,
}

await rm(made, { recursive: true, force: true })
for (const { from, to } of pages) {
  const file = join(made, `${to}.md`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, linked(await readFile(join(root, from), 'utf8'), from, places))
}
await writeReference()
await bundlePackage()
await copyExamples()
await build(here, { outDir: join(here, 'dist') })

/** A page for each entry that is meant to be read, from the comments above its declarations. */
async function writeReference(): Promise<void> {
  const options: TypeDocOptions & Record<string, unknown> = {
    name: 'Reference',
    entryPoints: entries
      .filter(({ name }) => name !== 'index' && !name.startsWith('element'))
      .map((entry) => join(core, entry['@dustforce/source'])),
    tsconfig: join(core, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    outputFileStrategy: 'modules',
    pageTitleTemplates: { module: ({ name }: { name: string }) => `@dustforce/core/${name}` },
    groupOrder: ['Functions', '*'],
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    readme: 'none',
    entryFileName: 'index',
    out: join(made, 'reference'),
    disableSources: true,
    // The compiler of the repository has looked at the sources; this one is older.
    skipErrorChecking: true,
    validation: { notExported: false },
    logLevel: 'Warn',
  }
  const app = await Application.bootstrapWithPlugins(options)
  const project = await app.convert()
  if (project === undefined) throw new Error('The reference could not be made')
  await app.generateOutputs(project)
}

/** Bundles the code that the pages run: every entry of the package as it is published, with the one library that some of them need. */
async function bundlePackage(): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(made, 'public/core'),
      lib: {
        entry: Object.fromEntries(entries.map(({ name, default: file }) => [name, join(core, file)])),
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
    },
  })
}

/** The pages with the element and the files that they read, as they are in the repository except for the address of the element. */
async function copyExamples(): Promise<void> {
  const examples = join(root, 'docs/examples')
  const folders = (await readdir(examples, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (const { name } of folders)
    await cp(join(examples, name), join(made, 'public/examples', name), { recursive: true })
  const htmlPages = [
    ...folders.map(
      ({ name }) => [join(examples, name, 'index.html'), `examples/${name}/index.html`] as const,
    ),
    [join(root, 'docs/guides/quote-element.html'), 'guides/quote-element.html'] as const,
  ]
  await mkdir(join(made, 'public/guides'), { recursive: true })
  for (const [from, to] of htmlPages) {
    const html = await readFile(from, 'utf8')
    const served = html.replace(/(?<=src=")[^"]*\/core\/dist\/(?=element\.js")/, `${base}core/`)
    if (served === html) throw new Error(`${from} does not load the element`)
    await writeFile(join(made, 'public', to), served)
  }
}
