import type { Plugin } from 'vite'

/** The file of the subset that every page is written in; other subsets are fetched when a letter needs them. */
const latin = 'hanken-grotesk-latin-wght-normal'

/** A Vite plugin that names the text face in the head of the built document, so that it is there for the first paint. */
export function preloadFont(): Plugin {
  let base = '/'
  return {
    name: 'dustforce:preload-font',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => name.includes(latin))
        if (file === undefined) throw new Error(`The build has no font file ${latin}`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + file }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
