import { readTab, writeTab } from '../../storage/tab-storage.ts'

/** The form of a link's token: anything else after '#' is no token. */
const token = /^#([\w-]{40,200})$/

/**
 * The token of the link that the page was opened by; empty without one. It is taken out of the address, so that no bookmark, history or screenshot has
 * it, and kept for the life of the tab, so that the page can be loaded again.
 *
 * @param scope what it opens: a link of one opens no other
 */
export function takeLinkToken(scope = 'booking'): string {
  const key = `dust-force.${scope}-link`
  const found = token.exec(location.hash)?.[1]
  if (found === undefined) return readTab(key) ?? ''
  history.replaceState(history.state, '', location.pathname)
  writeTab(key, found)
  return found
}
