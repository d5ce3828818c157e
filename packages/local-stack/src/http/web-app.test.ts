import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withRuntimeMeta } from '../site/runtime-meta.ts'
import { readSiteFiles } from '../site/site-files.ts'
import { makeWebApp } from './web-app.ts'
import { openWebServer, type WebServer } from './web-server.ts'

// Real work on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 })

const secret = 'THE-SECRET-OUTSIDE'
const script = `console.log('${'x'.repeat(3000)}')`
let server: WebServer
let url: string

const build = () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  const put = (path: string, content: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  put('outside.txt', secret)
  put('site/index.html', '<!doctype html><html><head><title>Home</title></head></html>')
  put('site/faq/index.html', '<html><head></head>FAQ</html>')
  put('site/404.html', '<html><head></head>Oops! Page not found</html>')
  put('site/assets/index-AbCd1234.js', script)
  put('site/logo.svg', '<svg></svg>')
  put('site/.env', secret)
  put('site/.vite/manifest.json', secret)
  put('hub/index.html', '<html><head></head>Hub</html>')
  put('hub/assets/hub-AbCd1234.css', 'a{}')
  symlinkSync(join(root, 'outside.txt'), join(root, 'site/linked.txt'))
  return root
}

beforeAll(async () => {
  const root = build()
  const html = (page: string) => withRuntimeMeta(page, 'sb_publishable_"<x>')
  const app = makeWebApp({
    backend: async (request) =>
      Response.json({ body: (await request.text()).length, from: request.headers.get('x-forwarded-for') }),
    functions: () => {
      throw new Error('a secret detail')
    },
    standIns: { '/mailbox': (request) => new Response(new URL(request.url).pathname) },
    site: readSiteFiles(join(root, 'site'), html),
    admin: readSiteFiles(join(root, 'hub'), html),
    onError: () => undefined,
  })
  server = await openWebServer(app.fetch, 0)
  url = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init })

/** Sends a request line as it is written: `fetch` would tidy the path. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: Buffer; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const asked = httpRequest({ port: server.port, host: '127.0.0.1', path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            headers: response.headers,
          }),
        )
      })
      asked.on('error', reject).end()
    },
  )

test('routes are pages, an unknown one is the 404 page, a slash at the end is taken off', async () => {
  expect(await (await get('/')).text()).toContain('Home')
  expect(await (await get('/faq?x=1')).text()).toContain('FAQ')
  const slash = await get('/faq/?x=1')
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/faq?x=1'])
  for (const path of ['/nope', '/faq/index.html/x', '/assets/nope.js', '/404.html', '/404']) {
    const missing = await get(path)
    expect([path, missing.status]).toEqual([path, 404])
    expect(await missing.text()).toContain('Oops! Page not found')
  }
  expect((await get('/', { method: 'POST' })).status).toBe(405)
})

test('the Command Hub answers its own addresses; unknown ones are its page with a 404', async () => {
  for (const path of ['/admin', '/admin/', '/admin/login', '/admin/dashboard/bookings?status=all']) {
    const page = await get(path)
    expect([path, page.status, page.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex, nofollow'])
    expect(await page.text()).toContain('Hub')
  }
  expect((await get('/admin/assets/hub-AbCd1234.css')).headers.get('cache-control')).toContain('immutable')
  expect((await get('/admin/nowhere')).status).toBe(404)
  expect((await get('/admin/assets/nope.css')).status).toBe(404)
  expect((await get('/administrator')).status).toBe(404)
})

test('pages carry the key, escaped, and are asked for anew; named files are kept for ever', async () => {
  const page = await get('/')
  expect(await page.text()).toContain(
    '<meta name="dustforce-supabase-key" content="sb_publishable_&quot;&lt;x>" />',
  )
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const asset = await get('/assets/index-AbCd1234.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/logo.svg')).headers.get('cache-control')).toBe('no-cache')
})

test('files are compressed as asked, and not sent again unchanged', async () => {
  const path = '/assets/index-AbCd1234.js'
  const brotli = await raw(path, { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  expect(gunzipSync((await raw(path, { 'accept-encoding': 'gzip, br;q=0' })).body).toString()).toBe(script)
  const plain = await raw(path)
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script])
  const again = await raw(path, { 'if-none-match': String(plain.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await get(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(head.headers.get('content-length')).toBe(String(script.length))
})

test('security headers are on every answer, errors included', async () => {
  const paths = [
    '/',
    '/nope',
    '/admin',
    '/assets/index-AbCd1234.js',
    '/rest/v1/x',
    '/functions/v1/x',
    '/mailbox/x',
    '/local-stack.css',
    '/%ff',
  ]
  for (const path of paths) {
    const { headers } = await raw(path)
    const policy = String(headers['content-security-policy'])
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toMatch(/script-src 'self'(;|$)/)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  }
})

test('a failure says nothing of its cause', async () => {
  const failed = await get('/functions/v1/x')
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain('secret')
})

test('no path leads out of the build', async () => {
  const ups = ['..', '%2e%2e', '.%2e', '%2e.', '..;', '....', '%252e%252e', '..%00', '..%c0%af', '.%00.']
  const slashes = ['/', '%2f', '\\', '%5c', '//', '/./', '%252f']
  const targets = ['outside.txt', 'site/.env', '.env', '.vite/manifest.json', 'linked.txt', 'etc/passwd']
  const prefixes = ['/', '/admin/', '/assets/', '/faq/']
  let asked = 0
  for (const prefix of prefixes)
    for (const up of ups)
      for (const slash of slashes)
        for (const target of targets) {
          const answer = await raw(`${prefix}${up}${slash}${up}${slash}${target}`)
          const text = answer.body.toString()
          expect(text.includes(secret) || text.includes('root:'), `${prefix}${up}${slash}${target}`).toBe(
            false,
          )
          asked += 1
        }
  for (const path of ['/.env', '/.vite/manifest.json', '/linked.txt', '//etc/passwd', '/%2e%65nv']) {
    expect((await raw(path)).body.toString(), path).not.toContain(secret)
  }
  expect(asked).toBeGreaterThan(500)
})

test('a body is limited, announced or not; the caller cannot choose its address', async () => {
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    get(path, {
      method: 'POST',
      body,
      headers,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit)
  const large = 'x'.repeat(1024 * 1024 + 1)
  expect((await post('/rest/v1/x', large)).status).toBe(413)
  const unannounced = new ReadableStream({
    start: (controller) => {
      for (let index = 0; index < 20; index += 1)
        controller.enqueue(new TextEncoder().encode('x'.repeat(100_000)))
      controller.close()
    },
  })
  expect((await post('/rest/v1/x', unannounced)).status).toBe(413)
  expect(await (await post('/rest/v1/x', 'abc', { 'x-forwarded-for': '6.6.6.6' })).json()).toEqual({
    body: 3,
    from: '127.0.0.1',
  })
  expect((await post('/rest/v1/rpc/submit_application', 'x'.repeat(7 * 1024 * 1024))).status).toBe(200)
})

/** Writes bytes to the server and answers the status line. */
const speak = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      heard += chunk.toString()
    })
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })

test('oversized headers and nonsense are refused', async () => {
  expect(await speak(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toContain('431')
  expect(await speak('NONSENSE\r\n\r\n')).toContain('400')
})
