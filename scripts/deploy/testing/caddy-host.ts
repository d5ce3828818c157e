import { type Directive, readDirectives } from './directives.ts'
import type { Files, Host } from './host.ts'

const known = ['root', 'encode', 'header', 'handle', 'handle_errors']

/** Caddy with one site block, as its documentation says. Throws for a directive that it does not know, and where versions of Caddy differ. */
export function caddyHost(configuration: string, files: Files): Host {
  const [site, ...others] = readDirectives(configuration, '\n')
  if (site === undefined || others.length > 0) throw new Error('Not one site block')
  const directories = new Set(
    [...files].flatMap((file) => file.split('/').map((_, nr, parts) => parts.slice(0, nr).join('/'))),
  )
  /** A path with a slash at its end is a folder's, any other a file's. */
  const isThere = (path: string) =>
    path.endsWith('/') ? directories.has(path.replace(/^\/|\/$/g, '')) : files.has(path.slice(1))

  const matchers = new Map(
    site.block
      .filter(({ name }) => name.startsWith('@'))
      .map(({ name, args: [kind = '', ...args], block }): [string, readonly Directive[]] => [
        name,
        kind === '' ? block : [{ name: kind, args, block: [] }],
      ]),
  )
  const isOne = ({ name, args }: Directive, path: string): boolean => {
    if (name === 'not') return !isOne({ name: args[0] ?? '', args: args.slice(1), block: [] }, path)
    if (name === 'file') return isThere(path)
    if (name !== 'path') throw new Error(`What does the matcher ${name} do in Caddy?`)
    return args.some((pattern) => {
      if (/\*./.test(pattern)) throw new Error(`What does the pattern ${pattern} match in Caddy?`)
      return pattern.endsWith('*')
        ? path.toLowerCase().startsWith(pattern.slice(0, -1).toLowerCase())
        : path.toLowerCase() === pattern.toLowerCase()
    })
  }
  const isMatched = (matcher: string | undefined, path: string): boolean => {
    if (matcher === undefined) return true
    const all = matchers.get(matcher)
    if (all === undefined) throw new Error(`${matcher} is not defined`)
    return all.every((one) => isOne(one, path))
  }
  const of = (name: string) => site.block.filter((one) => one.name === name)
  for (const { name } of site.block)
    if (!name.startsWith('@') && !known.includes(name)) throw new Error(`What does ${name} do in Caddy?`)

  const headersOf = (path: string): Record<string, string> => {
    const sent: Record<string, string> = {}
    for (const { args, block } of of('header')) {
      const matcher = args[0]?.startsWith('@') ? args[0] : undefined
      if (!isMatched(matcher, path)) continue
      const [name, value = ''] = matcher === undefined ? args : args.slice(1)
      const fields = name === undefined ? [] : [{ name, args: [value] }]
      for (const field of [...block, ...fields]) {
        const key = field.name.toLowerCase()
        if (!/^[a-z-]+$/.test(key)) throw new Error(`What does the header ${key} do in Caddy?`)
        if (sent[key] !== undefined)
          throw new Error(`Two headers say ${key} of ${path}: versions of Caddy differ`)
        sent[key] = field.args[0] ?? ''
      }
    }
    return sent
  }

  /** The file that `file_server` sends: a folder's is its index. */
  const sentFile = (path: string): string | null => {
    const file = path.endsWith('/') ? `${path}index.html` : path
    return files.has(file.slice(1)) ? file.slice(1) : null
  }
  // The handles exclude each other: the first that fits, and the one for everything last.
  const handles = of('handle').toSorted((a, b) => b.args.length - a.args.length)
  const [missing] = of('handle_errors')
    .flatMap(({ block }) => block)
    .filter(({ name }) => name === 'handle')
  const isFor404 = of('handle_errors').some(({ block }) =>
    block.some(({ args }) => args.join(' ') === 'expression {http.error.status_code} == 404'),
  )

  return (path) => {
    const headers = headersOf(path)
    const handle = handles.find(({ args }) => isMatched(args[0], path))
    const tries = handle?.block.find(({ name }) => name === 'try_files')?.args ?? ['{path}']
    const found = tries.map((one) => one.replaceAll('{path}', path)).find(isThere)
    const file = sentFile(found ?? path)
    if (file !== null) return { status: 200, file, headers }
    const page = isFor404 ? missing?.block.find(({ name }) => name === 'rewrite')?.args[1] : undefined
    return { status: 404, file: page === undefined ? null : sentFile(page), headers }
  }
}
