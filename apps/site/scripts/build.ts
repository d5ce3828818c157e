/**
 * Builds the site into `dist`, or the folder that is named: the browser's bundles, then every public page as HTML with its own head and its code named in advance,
 * `404.html`, the sitemap and robots.txt.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'

const site = fileURLToPath(new URL('..', import.meta.url))
const dist = resolve(process.argv[2] ?? join(site, 'dist'))
const server = join(site, '.cache/server')

const configFile = join(site, 'vite.config.ts')
await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
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

const template = await readFile(join(dist, 'index.html'), 'utf8')
const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
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
  const preloads = [...chunksOf('index.html', chunksOf(pageSource(path)))]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
  const document = template
    .replace('<!--head-->', () => [head, ...preloads].join('\n    '))
    .replace('<!--page-->', () => html)
  const file = join(dist, path === '/' ? 'index.html' : path === '/404' ? '404.html' : `${path}/index.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, document)
}
await writeFile(join(dist, 'sitemap.xml'), siteMap())
await writeFile(join(dist, 'robots.txt'), robotsText())
// The manifest names every source file; it has done its work.
await rm(join(dist, '.vite'), { recursive: true })
await rm(server, { recursive: true })
