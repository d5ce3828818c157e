import type { Context } from 'hono'
import { languagePaths } from '../http/security-headers.ts'
import { type Encoding, isEncoded, type SiteFile, type SiteFiles } from './site-files.ts'

function accepted(header: string | undefined): Encoding {
  const names = (header ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const has = (name: string) => names.some((part) => part.trim().split(';')[0] === name)
  return has('br') ? 'br' : has('gzip') ? 'gzip' : 'identity'
}

async function answer(c: Context, file: SiteFile, status: 200 | 404): Promise<Response> {
  const encoding = accepted(c.req.header('accept-encoding'))
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  })
  if (status === 200) {
    const etag = `"${file.etag}-${encoding}"`
    headers.set('etag', etag)
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  }
  const body = await file.body(encoding)
  if (await isEncoded(file, encoding)) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers })
}

const notAllowed = () => new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
const isRead = (c: Context): boolean => c.req.method === 'GET' || c.req.method === 'HEAD'

/** The path asked for, without the slash in front; null when it is no text at all. */
function pathOf(c: Context, base: string): string | null {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname).slice(base.length)
  } catch {
    return null
  }
}

/** The folder of the language that an address is in: '' or 'fr/'. */
function languageOf(path: string | null): string {
  const folder = languagePaths.find((language) => `/${path}/`.startsWith(`${language}/`))
  return folder === undefined ? '' : `${folder.slice(1)}/`
}

/** Answers from the prerendered site: a file, the page of a route, or the 404 page. */
export function serveSite(files: SiteFiles) {
  return async (c: Context): Promise<Response> => {
    if (!isRead(c)) return notAllowed()
    const path = pathOf(c, '/')
    if (path !== null && path.length > 1 && path.endsWith('/') && files.has(`${path}index.html`)) {
      return c.redirect(`/${path.replace(/\/+$/, '')}${new URL(c.req.url).search}`, 308)
    }
    const file =
      path === null
        ? undefined
        : (files.get(path) ?? files.get(path === '' ? 'index.html' : `${path}/index.html`))
    if (file !== undefined && path?.endsWith('404.html') !== true) return answer(c, file, 200)
    const missing = files.get(`${languageOf(path)}404.html`) ?? files.get('404.html')
    return missing === undefined ? c.text('Not found', 404) : answer(c, missing, 404)
  }
}

/** The addresses of the Command Hub below `/admin`, where it answers any other with its own 'not found'. A test compares them with its routes. */
export const hubPaths: ReadonlySet<string> = new Set([
  '',
  'login',
  'set-password',
  'dashboard',
  'dashboard/bookings',
  'dashboard/schedule',
  'dashboard/contacts',
  'dashboard/customers',
  'dashboard/finance',
  'dashboard/payouts',
  'dashboard/contractors',
  'dashboard/applications',
  'dashboard/prices',
  'dashboard/price-rise',
  'dashboard/company',
  'dashboard/settings',
])

/** Answers from the Command Hub's build below `/admin`: a file, or its one page for every other address. */
export function serveAdmin(files: SiteFiles) {
  return async (c: Context): Promise<Response> => {
    if (!isRead(c)) return notAllowed()
    const path = pathOf(c, '/admin')?.replace(/^\//, '') ?? null
    const page = files.get('index.html')
    const file = path === null || path === 'index.html' ? undefined : files.get(path)
    if (file !== undefined) return answer(c, file, 200)
    const isAsset = path === null || path.startsWith('assets/') || /\.\w+$/.test(path)
    if (page === undefined || isAsset) return c.text('Not found', 404)
    const response = await answer(c, page, hubPaths.has(path.replace(/\/$/, '')) ? 200 : 404)
    response.headers.set('x-robots-tag', 'noindex, nofollow')
    return response
  }
}
