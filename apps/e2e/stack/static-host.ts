import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

const startOf = (pattern: string): string => pattern.replace(/\*$/, '')

/** The headers of `_headers` for a path: those of every block whose pattern fits. */
function headersFor(text: string, path: string): Record<string, string> {
  const blocks = text
    .split(/\n(?=\/)/)
    .filter((block) => path.startsWith(startOf(block.split('\n')[0] ?? '')))
  const lines = blocks.flatMap((block) => block.split('\n').slice(1)).filter((line) => line.includes(': '))
  return Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  )
}

/** A host of static files that knows `_redirects` and `_headers`, as Netlify and Cloudflare Pages do; its address and how to stop it. */
export async function startStaticHost(folder: string) {
  const rules = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n')
  const headers = readFileSync(join(folder, '_headers'), 'utf8')
  const fileFor = (path: string): string => {
    const own = [join(folder, path), join(folder, path, 'index.html')].find(isFile)
    const [, target] =
      rules.map((rule) => rule.split(' ')).find(([from = '']) => path.startsWith(startOf(from))) ?? []
    return own ?? join(folder, target ?? '404.html')
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(pathname)
    const status = file.endsWith('404.html') ? 404 : 200
    response.writeHead(status, {
      ...headersFor(headers, pathname),
      'content-type': types[extname(file)] ?? '',
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object.assign({ address: '', family: '', port: 0 }, server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}
