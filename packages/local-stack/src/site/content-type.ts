import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** The media type of a file by the end of its name. */
export function contentTypeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}

/** Whether compressing the file is worth the time. */
export function isCompressible(path: string): boolean {
  return /^(text|application\/(json|xml|manifest))|svg/.test(contentTypeOf(path))
}
