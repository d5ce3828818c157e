import { type Directive, readDirectives } from './directives.ts'
import type { Files, Host, HostAnswer } from './host.ts'

const known = ['listen', 'server_name', 'root', 'error_page', 'gzip', 'gzip_types', 'location']
const knownInside = ['try_files', 'add_header']
/** An `add_header` without `always` is sent with these alone. */
const ordinary = [200, 201, 204, 206, 301, 302, 303, 304, 307, 308]

const named = (block: readonly Directive[], name: string) => block.filter((one) => one.name === name)

function checkKnown(block: readonly Directive[], names: readonly string[]): void {
  for (const { name } of block) if (!names.includes(name)) throw new Error(`What does ${name} do in nginx?`)
}

/** The location of a path: the exact one, else the first pattern that fits, unless the longest prefix is marked to come before patterns. */
function locationOf(locations: readonly Directive[], path: string): Directive | undefined {
  const kind = ({ args }: Directive) => (args.length > 1 ? args[0] : '')
  const prefixOf = ({ args }: Directive) => args.at(-1) ?? ''
  const exact = locations.find((one) => kind(one) === '=' && prefixOf(one) === path)
  if (exact !== undefined) return exact
  const [longest] = locations
    .filter((one) => ['', '^~'].includes(kind(one) ?? '') && path.startsWith(prefixOf(one)))
    .toSorted((a, b) => prefixOf(b).length - prefixOf(a).length)
  if (longest !== undefined && kind(longest) === '^~') return longest
  const pattern = locations.find(
    (one) =>
      ['~', '~*'].includes(kind(one) ?? '') &&
      new RegExp(prefixOf(one), kind(one) === '~*' ? 'i' : '').test(path),
  )
  return pattern ?? longest
}

/** Returns what is added to an answer: the headers of the innermost level that adds any, which takes the place of all outer ones. */
function headersOf(levels: readonly (readonly Directive[])[], status: number): Record<string, string> {
  const level = levels.map((block) => named(block, 'add_header')).find((headers) => headers.length > 0) ?? []
  const sent: Record<string, string> = {}
  for (const { args } of level) {
    const [name = '', value = '', always] = args
    if (always !== 'always' && !ordinary.includes(status)) continue
    const key = name.toLowerCase()
    sent[key] = sent[key] === undefined ? value : `${sent[key]}, ${value}`
  }
  return sent
}

/** nginx with one server block, as its documentation says it picks a location, a file and headers. Throws for a directive that it does not know. */
export function nginxHost(configuration: string, files: Files): Host {
  const [server, ...others] = readDirectives(configuration, ';')
  if (server?.name !== 'server' || others.length > 0) throw new Error('Not one server block')
  checkKnown(server.block, known)
  const locations = named(server.block, 'location')
  for (const { block } of locations) checkKnown(block, knownInside)
  const isFile = (path: string) => files.has(path.replace(/^\/+/, '').replace(/\/{2,}/g, '/'))

  const serve = (path: string, status: number, depth: number): HostAnswer => {
    if (depth > 10) throw new Error(`nginx leads ${path} in a circle`)
    const location = locationOf(locations, path)
    const levels = [location?.block ?? [], server.block]
    const tries = named(location?.block ?? [], 'try_files')[0]?.args ?? ['$uri', '=404']
    for (const attempt of tries.slice(0, -1)) {
      const file = attempt.replaceAll('$uri', path)
      if (isFile(file))
        return {
          status,
          file: file.replace(/^\/+/, '').replace(/\/{2,}/g, '/'),
          headers: headersOf(levels, status),
        }
    }
    const last = tries.at(-1) ?? ''
    if (!last.startsWith('=')) return serve(last.replaceAll('$uri', path), status, depth + 1)
    const code = Number(last.slice(1))
    const page = levels
      .flatMap((block) => named(block, 'error_page'))
      .find(({ args }) => args[0] === `${code}`)
    const target = page?.args[1]
    if (target === undefined || status !== 200)
      return { status: code, file: null, headers: headersOf(levels, code) }
    return serve(target, code, depth + 1)
  }
  return (path) => serve(path.replace(/\/{2,}/g, '/'), 200, 0)
}
