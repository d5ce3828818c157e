/**
 * Builds the site into `dist`, or the folder that is named: for each language the browser's bundles, then every public page as HTML with its own head and its
 * code named in advance, and its `404.html`; then the sitemap and robots.txt.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { companyLogo, companyManifest, photoOf } from '../../../scripts/company/company-looks.ts'
import { folderOfCompany } from '../../../scripts/company/company-module.ts'
import { type BuiltLanguage, languagesOfCompany } from './built-language.ts'

const site = fileURLToPath(new URL('..', import.meta.url))
const dist = resolve(process.argv[2] ?? join(site, 'dist'))
// Of this build alone: another company may be built beside it.
const cache = join(site, '.cache', `build-${process.pid}`)
const company = folderOfCompany(process.env.COMPANY)
const configFile = join(site, 'vite.config.ts')

/** Builds the bundles of a language, and its pages below its address. */
async function buildLanguage({ code, basename }: BuiltLanguage): Promise<void> {
  const isDefault = basename === ''
  const client = isDefault ? dist : join(cache, `client${basename}`)
  const server = join(cache, `server${basename}`)
  // The configuration reads which language it is for.
  process.env.SITE_LANGUAGE = code
  await build({
    configFile,
    logLevel: 'warn',
    build: { outDir: client, emptyOutDir: true, copyPublicDir: isDefault },
  })
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: join(site, 'src/server.tsx'),
      manifest: false,
      copyPublicDir: false,
    },
  })
  // The files that the languages share have one name.
  if (!isDefault) await cp(join(client, 'assets'), join(dist, 'assets'), { recursive: true })

  const template = await readFile(join(client, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const { pageSource, paths, renderPage, robotsText, siteMap } = await import(
    pathToFileURL(join(server, 'server.js')).href
  )

  /** The files that a page's chunk needs besides those that the document names already. */
  function chunksOf(source: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}`)
    if (!found.has(chunk.file)) {
      found.add(chunk.file)
      for (const imported of chunk.imports ?? []) chunksOf(imported, found)
    }
    return found
  }

  for (const path of paths) {
    const { head, html } = await renderPage(path)
    const source = pageSource(path)
    const preloads = [...chunksOf('index.html', source === null ? new Set() : chunksOf(source))]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    const document = template
      .replace('<!--head-->', () => [head, ...preloads].join('\n    '))
      .replace('<!--page-->', () => html)
    const name = path === '/' ? 'index.html' : path === '/404' ? '404.html' : `${path}/index.html`
    const file = join(dist, basename, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  if (isDefault) {
    await writeLooks()
    await writeFile(join(dist, 'sitemap.xml'), siteMap())
    await writeFile(join(dist, 'robots.txt'), robotsText())
  }
  // The manifest names every source file; it has done its work.
  await rm(join(client, '.vite'), { recursive: true })
  if (!isDefault) await rm(client, { recursive: true })
  await rm(server, { recursive: true })
}

/** Writes the files of the company's look that it does not bring itself: its mark as icon, what home screens are told, and its photograph. */
async function writeLooks(): Promise<void> {
  const missing = async (name: string, content: string) => {
    if (!existsSync(join(dist, name))) await writeFile(join(dist, name), content)
  }
  await missing('logo.svg', companyLogo(company))
  await missing('favicon.svg', companyLogo(company))
  await missing('site.webmanifest', companyManifest(company))
  const photo = photoOf(company)
  if (photo !== null) await cp(join(company, photo), join(dist, photo))
}

try {
  for (const language of languagesOfCompany(process.env.COMPANY)) await buildLanguage(language)
} finally {
  await rm(cache, { recursive: true, force: true })
}
