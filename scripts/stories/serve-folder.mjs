import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a folder below a path, as a host of static pages does.
 *
 * @param {string} folder
 * @param {string} path '/below'
 */
export async function serveFolder(folder, path) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = normalize(pathname).slice(path.length)
    const found = pathname.startsWith(`${path}/`)
      ? readFile(join(folder, file))
      : Promise.reject(new Error(pathname))
    found.then(
      (content) => {
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        response.end(content)
      },
      () => response.writeHead(404).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { url: `http://127.0.0.1:${address.port}${path}`, close: () => server.close() }
}
