import { posix } from 'node:path'

/** The places to which the links of a text may lead. */
export interface Places {
  /** The pages, by the file of the repository that each is made from. */
  readonly pages: ReadonlyMap<string, string>
  /** Folders of the repository that are served as they are, with their address. */
  readonly folders: ReadonlyMap<string, string>
  /** Where the files of the repository can be read, without a slash at the end; null while no address is public. */
  readonly repository: string | null
}

/**
 * A Markdown text whose relative links lead to pages of the documentation, to what is served beside them, or into the repository; one that has
 * nowhere to lead is left as its words.
 *
 * @example
 * linked('[why](policy.md)', 'docs/guides/a.md', { pages: new Map([['docs/guides/policy.md', 'guides/policy']]), folders: new Map(), repository: null }) // => '[why](/guides/policy)'
 */
export function linked(text: string, file: string, { pages, folders, repository }: Places): string {
  return text.replace(
    /\[([^\]\n]+)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g,
    (whole, words, path, part = '') => {
      if (path.startsWith('/')) return whole
      const target = posix.join(posix.dirname(file), path)
      const page = pages.get(target)
      if (page !== undefined) return `[${words}](/${page}${part})`
      const folder = [...folders].find(([from]) => target.startsWith(`${from}/`))
      if (folder !== undefined)
        return `<a href="${folder[1]}${target.slice(folder[0].length)}" target="_blank">${words}</a>`
      return repository === null ? words : `[${words}](${repository}/blob/main/${target}${part})`
    },
  )
}
