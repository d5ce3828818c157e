/** Why code of this page did not arrive: the site was deployed since, or the connection failed. */
export type MissingCode = 'new version' | 'connection'

/** Looks up whether the server has another version of the page than the one that is shown. */
export async function whyCodeIsMissing(page: Document, ask: typeof fetch): Promise<MissingCode> {
  const script = page.querySelector('script[type="module"][src]')?.getAttribute('src')
  try {
    const answer = await ask(page.location.href, { cache: 'no-store' })
    if (!answer.ok || script == null) return 'connection'
    return (await answer.text()).includes(script) ? 'connection' : 'new version'
  } catch {
    return 'connection'
  }
}
