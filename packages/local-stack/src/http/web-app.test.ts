import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRuntimeMeta } from '../site/runtime-meta.ts'
import { readSiteFiles } from '../site/site-files.ts'
import { privatePages } from './security-headers.ts'
import { makeWebApp } from './web-app.ts'
import { openWebServer, type WebServer } from './web-server.ts'

const secret = 'THE-SECRET-OUTSIDE'
const script = `console.log('${'x'.repeat(3000)}')`
let server: WebServer
let url: string
let hasSentTooMany = false
/** The promise that the backend's requests wait for; a test may hold them. */
let held: Promise<void> = Promise.resolve()
let atOnce = { now: 0, most: 0 }
/** The path of every request that has come past the front, as its handler reads it. */
const reached: string[] = []
const note = (request: Request) => void reached.push(new URL(request.url).pathname)

function build() {
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
  put('site/assets/aposj37c.js', 'export {}')
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
    backend: async (request) => {
      note(request)
      const { length } = await request.text()
      atOnce.now += length
      atOnce.most = Math.max(atOnce.most, atOnce.now)
      await held
      atOnce.now -= length
      return Response.json({
        body: length,
        addresses: ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'].map((name) =>
          request.headers.get(name),
        ),
      })
    },
    functions: (request) => {
      note(request)
      throw new Error('a secret detail')
    },
    keys: ['the key'],
    // Garbage of all tests of this process would be collected each time.
    afterHuge: () => undefined,
    liveness: async () => new Response(),
    readiness: async () => new Response(),
    hasSentTooMany: async () => hasSentTooMany,
    standIns: {
      '/mailbox': (request) => {
        note(request)
        return new Response(new URL(request.url).pathname)
      },
    },
    metrics: (request) => {
      note(request)
      return new Response('')
    },
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
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; body: Buffer; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const asked = httpRequest(
        { port: server.port, host: '127.0.0.1', path, headers, method },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks),
              headers: response.headers,
            }),
          )
        },
      )
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

test('the Command Hub serves its own addresses; unknown ones are its page with a 404', async () => {
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

test('pages carry the key, escaped, and are not cached; named files are cached forever', async () => {
  const page = await get('/')
  expect(await page.text()).toContain(
    '<meta name="dustforce-supabase-key" content="sb_publishable_&quot;&lt;x>" />',
  )
  expect(page.headers.get('cache-control')).toBe('no-cache')
  for (const path of ['/assets/index-AbCd1234.js', '/assets/aposj37c.js'])
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
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

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test.each<[kind: string, path: string, status: number, init?: RequestInit]>([
  ['a page', '/', 200],
  ['a redirect', '/faq/', 308],
  ['a page that does not exist', '/nope', 404],
  ['a path that is no text', '/%ff', 404],
  ['a method that a page does not take', '/', 405, { method: 'POST' }],
  ['a file', '/assets/index-AbCd1234.js', 200],
  ['a file that does not exist', '/assets/nope.js', 404],
  ['the Command Hub', '/admin/dashboard', 200],
  ['a Command Hub page that does not exist', '/admin/nowhere', 404],
  ['a Command Hub file', '/admin/assets/hub-AbCd1234.css', 200],
  ['a Command Hub file that does not exist', '/admin/assets/nope.css', 404],
  ['the database', '/rest/v1/x', 200],
  ['sign-in', '/auth/v1/token', 200],
  [
    'a body that is too large',
    '/rest/v1/x?apikey=the%20key',
    413,
    { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) },
  ],
  ['a function that fails', '/functions/v1/x', 500],
  ['a stand-in', '/mailbox/x', 200],
  ['the stylesheet of the stand-ins', '/local-stack.css', 200],
  ['the socket without an upgrade', '/realtime/v1/websocket', 426],
])('%s carries the security headers', async (_kind, path, status, init) => {
  const response = await get(path, init)
  const { headers } = response
  expect(response.status).toBe(status)
  expect(Object.fromEntries(Object.keys(everyAnswer).map((name) => [name, headers.get(name)]))).toEqual(
    everyAnswer,
  )
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ws://127.0.0.1:${server.port} wss://127.0.0.1:${server.port}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
})

test('a private page is kept by nothing and tells nobody where a visitor comes from', async () => {
  for (const path of privatePages.flatMap((path) => [path, `${path}/`, `${path}//`, `${path}/index.html`])) {
    const { headers } = await get(path, { redirect: 'manual' })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  expect((await get('/bookings')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('an unchanged file carries the security headers', async () => {
  const path = '/assets/index-AbCd1234.js'
  const etag = (await get(path)).headers.get('etag') ?? ''
  const { status, headers } = await get(path, { headers: { 'if-none-match': etag } })
  expect([status, headers.get('x-frame-options')]).toEqual([304, 'DENY'])
})

test('browsers ask whether what is published has changed, and an answer that has not is empty', async () => {
  const path = '/rest/v1/rpc/current_business'
  const first = await get(path)
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  expect((await get(path, { method: 'POST' })).headers.get('cache-control')).not.toBe('no-cache')
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
  for (const [nr, up] of ups.entries())
    for (const [next, slash] of slashes.entries())
      for (const [last, target] of targets.entries()) {
        // Each way up meets every slash, every place to start from and every target, in turn.
        if ((nr + next + last) % 3 > 0) continue
        const prefix = prefixes[asked % prefixes.length]
        const answer = await raw(`${prefix}${up}${slash}${up}${slash}${target}`)
        const text = answer.body.toString()
        expect(text.includes(secret) || text.includes('root:'), `${prefix}${up}${slash}${target}`).toBe(false)
        asked += 1
      }
  for (const path of ['/.env', '/.vite/manifest.json', '/linked.txt', '//etc/passwd', '/%2e%65nv']) {
    expect((await raw(path)).body.toString(), path).not.toContain(secret)
  }
  expect(asked).toBeGreaterThan(130)
})

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0')
/** One byte as more bytes than it needs, which careless decoders take for it. */
const overlong = (letter: string) =>
  [0xc0 | (letter.charCodeAt(0) >> 6), 0x80 | (letter.charCodeAt(0) & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('')

/** Other spellings of a path that somebody may read as the same. */
function spellingsOf(path: string): readonly string[] {
  const encodings: readonly ((letter: string) => string)[] = [
    (letter) => `%${hex(letter)}`,
    (letter) => `%${hex(letter).toUpperCase()}`,
    (letter) => `%25${hex(letter)}`,
    (letter) => `%2525${hex(letter)}`,
    (letter) => `%u00${hex(letter)}`,
    (letter) => `&#x${hex(letter)};`,
    overlong,
    (letter) => `%00${letter}`,
    (letter) => `${letter}%00`,
    (letter) => `${letter}%20`,
    (letter) => `${letter}%0a`,
    (letter) => `${letter};`,
    (letter) => `${letter};x=1`,
    (letter) => (letter === '/' ? '//' : letter.toUpperCase()),
    (letter) => (letter === '/' ? '\\\\' : `${letter}\\`),
    (letter) => (letter === '/' ? '/;/' : `${letter}%09`),
    (letter) => (letter === '/' ? '/x%2f..%2f' : `${letter}%2f`),
    (letter) => (letter === '/' ? '/%252e/' : `${letter}%5c`),
  ]
  // Every letter in some of the ways, and every way at some letters.
  const one = [...path].flatMap((letter, at) =>
    encodings
      .filter((_, nr) => (nr + at) % 9 === 0)
      .map((encode) => `${path.slice(0, at)}${encode(letter)}${path.slice(at + 1)}`),
  )
  const all = encodings.slice(0, 3).map((encode) => [...path].map(encode).join('').replace('%2f', '/'))
  const ends = ['/', '//', '/.', '/..', '/%2e', '.', '..;/', '%2f', '#', '/;', '.json'].map(
    (end) => `${path}${end}`,
  )
  return [
    ...one,
    ...all,
    ...ends,
    `/${path}`,
    `/.${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    path.toUpperCase(),
  ]
}

const guarded = [
  '/auth/v1/token',
  '/auth/v1/factors/x/verify',
  '/rest/v1/bookings',
  '/rest/v1/rpc/submit_application',
  '/functions/v1/own-booking',
  '/mailbox/x',
  '/metrics',
]

test('an address spelled in another way reaches its handler in its plain form or not at all', async () => {
  const answers = async (path: string) => {
    reached.length = 0
    const { status } = await raw(path, {}, 'POST')
    return { path, status, reached: [...reached] }
  }
  for (const address of guarded) {
    const [plainPath] = (await answers(address)).reached
    expect(plainPath).toBeDefined()
    if (/^\/\w+\/v1\//.test(address))
      expect(await answers(`${address}/`)).toMatchObject({ status: 404, reached: [] })
    for (const path of spellingsOf(address)) {
      const found = await answers(path)
      const [read] = found.reached
      if (read === undefined) expect([400, 404, 405, 426, 308], path).toContain(found.status)
      // The path that a guard compares is what a router decodes it to.
      else expect([path, read]).toEqual([path, decodeURIComponent(read).replace(/[^\w./~:@-]|\/\//g, '!')])
    }
  }
}, 60_000)

test.each([
  'x-http-method-override',
  'x-method-override',
  'x-http-method',
  'x-original-url',
  'x-rewrite-url',
])('the header %s changes neither the method nor the address', async (name) => {
  reached.length = 0
  const answer = await raw('/mailbox/x', { [name]: name.endsWith('url') ? '/auth/v1/token' : 'PUT' }, 'POST')
  expect([answer.status, reached]).toEqual([200, ['/x']])
})

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  get(path, {
    method: 'POST',
    body,
    headers: { apikey: 'the key', ...headers },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)

test('a body is limited, announced or not; the caller cannot choose its address', async () => {
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
  const forged = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', 'cf-connecting-ip': '6.6.6.6' }
  expect(await (await post('/rest/v1/x', 'abc', forged)).json()).toEqual({
    body: 3,
    addresses: ['127.0.0.1', null, null],
  })
  expect(
    await (await post('/rest/v1/rpc/submit_application', 'x'.repeat(7 * 1024 * 1024))).json(),
  ).toMatchObject({
    body: 7 * 1024 * 1024,
  })
})

test('a body that is nested too deeply is refused', async () => {
  for (const path of ['/rest/v1/x', '/auth/v1/token', '/functions/v1/x'])
    expect([path, (await post(path, '['.repeat(5000))).status]).toEqual([path, 400])
})

test('R86: of twelve uploads of 7 MB at once, one is in memory; the others wait or are told to come back', async () => {
  atOnce = { now: 0, most: 0 }
  let letGo: () => void = () => undefined
  held = new Promise((resolve) => {
    letGo = resolve
  })
  const upload = new Uint8Array(7 * 1024 * 1024).fill(0x78)
  const answers: Response[] = []
  const all = Array.from({ length: 12 }, async () => {
    const answer = await post('/rest/v1/rpc/submit_application', upload)
    answers.push(answer)
    if (answers.length === 7) letGo()
  })
  await Promise.all(all)
  held = Promise.resolve()
  // On a busy machine one that waits may be told to come back too.
  const refused = answers.filter(({ status }) => status === 429).length
  expect(refused).toBeGreaterThanOrEqual(7)
  expect(answers[0]?.headers.get('retry-after')).toBe('10')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12 - refused)
  expect(atOnce).toEqual({ now: 0, most: upload.length })
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

/** A request that announces a body of 7 MB, of which one byte comes. */
const announce = (headers: string) =>
  speak(
    `POST /rest/v1/rpc/submit_application HTTP/1.1\r\nhost: x\r\n${headers}content-length: 7340032\r\n\r\nx`,
  )

test('R86: key and rate are judged before a body has come', async () => {
  atOnce = { now: 0, most: 0 }
  // The backend answers it itself, as a request without a body.
  expect(await announce('')).toContain('200')
  expect(await announce('apikey: wrong\r\n')).toContain('200')
  hasSentTooMany = true
  expect(await announce('apikey: the key\r\n')).toContain('429')
  hasSentTooMany = false
  expect(atOnce.most).toBe(0)
})

test('the stand-ins’ pages are closed to a name that leads here and to what a proxy brings', async () => {
  for (const headers of [{ host: 'rebound.example' }, { 'x-forwarded-for': '203.0.113.7' }])
    expect((await raw('/mailbox/x', headers)).status).toBe(403)
})

test('R57: connections that never finish their request keep nobody else waiting', async () => {
  const connections = Number(process.env.TORTURE_CONNECTIONS ?? 50)
  const beginnings = [
    '',
    'GET / HTTP/1.1\r\nhost: x',
    'POST /rest/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
  ]
  const sockets = await Promise.all(
    Array.from({ length: connections }, async (_, nr) => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write(beginnings[nr % beginnings.length] ?? '')
      return socket
    }),
  )
  for (let asked = 0; asked < 20; asked += 1) expect((await fetch(`${url}/faq`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
