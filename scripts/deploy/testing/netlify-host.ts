import { literal, readHeaderRules, readRedirects } from './header-rules.ts'
import type { Files, Host } from './host.ts'

/** As its parser of `_headers` makes a pattern: whatever the case, with or without a slash at the end; `/x/*` is for `/x`, too. */
function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part === '*' ? '?(.*)' : literal(part)))
  return new RegExp(`^/${parts.join('/')}/?$`, 'iu')
}

/** A rule goes by whole parts of a path: `/x/*` is for `/x` and for what is below it. */
const isFor = (from: string, path: string) =>
  from.endsWith('/*') ? `${path}/`.startsWith(from.slice(0, -1)) : from === path

/**
 * Netlify and hosts that follow it: they do not know that a block takes a header away, and a later block replaces what an earlier one says of a header, or
 * `adds` to it.
 */
export function netlifyHost(redirects: string, headers: string, files: Files, adds: boolean): Host {
  const rewrites = readRedirects(redirects)
  const rules = readHeaderRules(headers)
  const headersOf = (path: string): Record<string, string> => {
    const sent: Record<string, string> = {}
    for (const { set } of rules.filter((rule) => patternOf(rule.path).test(path)))
      for (const [name, value] of Object.entries(set))
        sent[name] = adds && sent[name] !== undefined ? `${sent[name]}, ${value}` : value
    return sent
  }
  const fileOf = (path: string): string | undefined => {
    const bare = path.replace(/^\/|\/$/g, '')
    return [bare, `${bare}.html`, bare === '' ? 'index.html' : `${bare}/index.html`].find((file) =>
      files.has(file),
    )
  }
  return (path) => {
    const own = fileOf(path)
    if (own !== undefined) return { status: 200, file: own, headers: headersOf(path) }
    // A file comes before the rules, and the first rule that fits before the others.
    const rule = rewrites.find(({ from }) => isFor(from, path))
    const file = fileOf(rule?.to ?? '/404.html') ?? null
    return { status: rule?.status ?? 404, file, headers: headersOf(path) }
  }
}
