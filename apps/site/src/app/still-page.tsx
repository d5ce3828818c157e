import { startTransition, useEffect, useState } from 'react'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { otherPublished } from './other-published.ts'

/**
 * Makes a page of a dynamic import that is only read: its links and what it folds need no script. Where it was prerendered its HTML stands, and its code
 * is loaded when its owners have published something else; if that fails, it stands as it is. A page that is navigated to loads it at once.
 *
 * @param id of the element that the page is in
 * @param until settles when its HTML no longer says what is so
 */
export function stillPage(
  id: string,
  load: Parameters<typeof lazyPage>[0],
  until: Promise<void> = otherPublished,
): LazyPage {
  const page = lazyPage(load)
  const standing = () => (typeof document === 'undefined' ? null : document.getElementById(id))
  function View() {
    const [html, setHtml] = useState(() => standing()?.innerHTML ?? null)
    const stands = html !== null
    useEffect(() => {
      if (stands)
        until.then(page.preload).then(
          () => startTransition(() => setHtml(null)),
          () => undefined,
        )
    }, [stands])
    if (html === null)
      return (
        <div id={id} className="contents">
          <page.View />
        </div>
      )
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already.
    return <div key="standing" id={id} className="contents" dangerouslySetInnerHTML={{ __html: html }} />
  }
  return {
    preload: async () => {
      if (standing() === null) await page.preload()
    },
    View,
  }
}
