import { literal, readHeaderRules, readRedirects } from './header-rules.ts'
import type { Files, Host } from './host.ts'

const patternOf = (path: string) => new RegExp(`^${path.split('*').map(literal).join('.*')}$`)

/** Cloudflare Pages, as its own programs read `_redirects` and `_headers`. */
export function cloudflareHost(redirects: string, headers: string, files: Files): Host {
  const rewrites = readRedirects(redirects)
    .filter(({ status }) => [200, 301, 302, 303, 307, 308].includes(status))
    // A loop, it says: the page is led to its folder, which the rule is for.
    .filter(({ from, to }) => !(/\/\*?$/.test(from) && /\/index(\.html)?$/.test(to)))
  if (rewrites.some(({ from, status }) => status !== 200 || /[:*]/.test(from)))
    throw new Error('This rule has no meaning here yet')
  const rules = readHeaderRules(headers)

  const headersOf = (path: string, status: number): Record<string, string> => {
    const sent: Record<string, string> = {}
    for (const rule of rules.filter((one) => patternOf(one.path).test(path))) {
      for (const name of rule.removed) delete sent[name]
      for (const [name, value] of Object.entries(rule.set))
        sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
    }
    return status === 404 ? { ...sent, 'cache-control': 'no-store' } : sent
  }

  const find = (path: string): { readonly file: string } | { readonly location: string } | null => {
    const has = (file: string) => files.has(file.slice(1))
    if (path.endsWith('/')) {
      if (has(`${path}index.html`)) return { file: `${path}index.html` }
      return has(path.replace(/\/$/, '.html')) ? { location: path.slice(0, -1) } : null
    }
    if (has(path) && path.endsWith('/index.html')) return { location: path.replace(/index\.html$/, '') }
    if (has(path)) return path.endsWith('.html') ? { location: path.slice(0, -5) } : { file: path }
    if (has(`${path}.html`)) return { file: `${path}.html` }
    return has(`${path}/index.html`) ? { location: `${path}/` } : null
  }

  return (path) => {
    // Rules come before files.
    const found = find(rewrites.find(({ from }) => from === path)?.to ?? path)
    if (found === null) return { status: 404, file: '404.html', headers: headersOf(path, 404) }
    return 'file' in found
      ? { status: 200, file: found.file.slice(1), headers: headersOf(path, 200) }
      : { status: 308, file: null, location: found.location, headers: headersOf(path, 308) }
  }
}
