import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { withRuntimeMeta } from '../../packages/local-stack/src/site/runtime-meta.ts'
import { root } from '../start/root.mjs'

/** The options that the pages of both apps need. */
export interface PagesOptions {
  readonly publishableKey: string
  readonly nonce: string
  /** Emits `upgrade` for the sockets of live reload. */
  readonly upgrades: Server
}

/** A page as the browser receives it. */
export interface PageDocument {
  readonly status: number
  readonly html: string
}

/** One app, served from its sources by Vite. */
export interface Pages {
  readonly vite: ViteDevServer
  readonly document: (path: string) => Promise<PageDocument>
}

type SiteModule = typeof import('../../apps/site/src/server.tsx')

async function openVite(app: 'site' | 'admin', options: PagesOptions): Promise<ViteDevServer> {
  const { publishableKey, nonce, upgrades } = options
  return createServer({
    root: `${root}apps/${app}`,
    configFile: `${root}apps/${app}/vite.config.ts`,
    cacheDir: `${root}node_modules/.vite/${app}`,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    html: { cspNonce: nonce },
    server: { middlewareMode: true, ws: { server: upgrades } },
    plugins: [
      {
        name: 'runtime-meta',
        transformIndexHtml: (html) => withRuntimeMeta(html, publishableKey),
      },
    ],
  })
}

const templateOf = async (vite: ViteDevServer, path: string): Promise<string> =>
  vite.transformIndexHtml(path, await readFile(`${vite.config.root}/index.html`, 'utf8'))

/** The Command Hub: one document for all its addresses. */
export async function openHub(options: PagesOptions): Promise<Pages> {
  const vite = await openVite('admin', options)
  return { vite, document: async (path) => ({ status: 200, html: await templateOf(vite, path) }) }
}

// A build has the stylesheet in the head; Vite brings it with a script, which is too late for the first painting.
const stylesheet = '<link rel="stylesheet" href="/src/site.css" />'

/** The public site: each page is rendered here, as a build does in advance, then hydrated. */
export async function openSite(options: PagesOptions, complain: (error: unknown) => void): Promise<Pages> {
  const vite = await openVite('site', options)
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render pages')
  const document = async (path: string): Promise<PageDocument> => {
    const template = await templateOf(vite, path)
    try {
      const { paths, renderPage } = await ssr.runner.import<SiteModule>('/src/server.tsx')
      const page = await renderPage(path)
      const head = `${stylesheet}\n    ${page.head}`
      const html = template.replace('<!--head-->', () => head).replace('<!--page-->', () => page.html)
      return { status: paths.includes(path) ? 200 : 404, html }
    } catch (error) {
      complain(error)
      // The browser then loads the page itself and shows the error.
      return { status: 500, html: template }
    }
  }
  return { vite, document }
}
