import type { Plugin } from 'vite'

/**
 * The code that Vite wraps around every import of code that is loaded later: it asks for all files of the import at once, and says 'vite:preloadError' when they do
 * not arrive. The only style sheet of the site is in the head of each page, so that nothing here waits for one.
 */
const helper = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file
    if (!document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  return load().catch((failure) => {
    dispatchEvent(new Event('vite:preloadError'))
    throw failure
  })
}`

/** A Vite plugin that puts this helper in the place of Vite's own, which knows of style sheets, old browsers and other addresses. */
export function plainPreload(): Plugin {
  return {
    name: 'dustforce:plain-preload',
    apply: 'build',
    enforce: 'pre',
    transform: (_code, id) => (id === '\0vite/preload-helper.js' ? helper : null),
    generateBundle: (_options, bundle) => {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (sheets.length > 1)
        throw new Error(`Code that is loaded later would need its style sheet: ${sheets}`)
    },
  }
}
