import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypeOf, isCompressible } from './content-type.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file as it is served. */
export interface SiteFile {
  readonly type: string
  /** The name changes with the content, so it may be cached forever. */
  readonly immutable: boolean
  readonly etag: string
  /** The content in an encoding; compressed at the first request, then kept. */
  readonly body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

/** The files of a build by their path, e.g. `assets/index-BY4iigay.js`. Only these can be asked for. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const smallest = 1024
const isChanged = /\.html$|^(?:sitemap\.xml|robots\.txt)$/

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

async function compress(content: Buffer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') {
    return bytes(await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
  return encoding === 'gzip' ? bytes(await zip(content, { level: 9 })) : bytes(content)
}

function fileOf(path: string, content: Buffer): SiteFile {
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  const worthwhile = isCompressible(path) && content.length >= smallest
  return {
    type: contentTypeOf(path),
    // A build names all that it puts there by content, and nothing else.
    immutable: path.startsWith('assets/'),
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    body: (asked) => {
      const encoding = worthwhile ? asked : 'identity'
      const body = encoded.get(encoding) ?? compress(content, encoding)
      encoded.set(encoding, body)
      return body
    },
  }
}

/** Whether the answer to an encoding is really encoded. */
export async function isEncoded(file: SiteFile, encoding: Encoding): Promise<boolean> {
  return encoding !== 'identity' && (await file.body(encoding)) !== (await file.body('identity'))
}

/**
 * Reads the build in `directory`; a missing one has no files. What is not in the build cannot be served, whatever the
 * path asked for. `change` may put something into its pages and into what it tells search engines.
 */
export function readSiteFiles(directory: string, change: (text: string, path: string) => string): SiteFiles {
  if (!existsSync(directory)) return new Map()
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files
      .map((file) => [relative(directory, file).split(sep).join('/'), file] as const)
      .filter(([path]) => !path.split('/').some((part) => part.startsWith('.')))
      .map(([path, file]) => {
        const content = readFileSync(file)
        return [
          path,
          fileOf(path, isChanged.test(path) ? Buffer.from(change(content.toString('utf8'), path)) : content),
        ]
      }),
  )
}
