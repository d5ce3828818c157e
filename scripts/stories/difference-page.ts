import type { Changed, ChangedWords } from './compare-folders.ts'

/** Where the pictures are, from the page. */
interface Places {
  readonly before: string
  readonly after: string
  readonly drawings: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 110rem; padding: 0 1rem }
  article { border-top: 1px solid #8888; padding: 1rem 0 2rem }
  h2 { font-size: 1rem; overflow-wrap: anywhere }
  div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)) }
  figure { margin: 0 }
  pre { font-size: 0.8rem; white-space: pre-wrap; overflow-wrap: anywhere }
  img { border: 1px solid #8888; max-width: 100% }
`

const said = { changed: 'differs', added: 'is new', removed: 'is gone' }

function picture(folder: string, name: string, of: string): string {
  const source = `${escaped(folder)}/${encodeURIComponent(name)}`
  return `<figure><figcaption>${of}</figcaption><a href="${source}"><img src="${source}" alt="${escaped(name)}: ${of}" loading="lazy"></a></figure>`
}

function article({ name, kind, share }: Changed, { before, after, drawings }: Places): string {
  const [id = '', width = '', theme = ''] = name.split('.')
  const much = kind === 'changed' ? ` by ${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %` : ''
  return [
    `<article><h2>${escaped(id)}, ${escaped(width)} pixels wide, ${escaped(theme)}: ${said[kind]}${much}</h2><div>`,
    kind === 'added' ? '' : picture(before, name, 'before'),
    kind === 'removed' ? '' : picture(after, name, 'after'),
    kind === 'changed' ? picture(drawings, name, 'difference') : '',
    '</div></article>',
  ].join('')
}

function words({ name, before, after }: ChangedWords): string {
  const side = (of: string, text: string) =>
    `<figure><figcaption>${of}</figcaption><pre>${escaped(text)}</pre></figure>`
  const id = escaped(name.replace(/\.txt$/, ''))
  return `<article><h2>${id}: what is read aloud differs</h2><div>${side('before', before)}${side('after', after)}</div></article>`
}

/** A page on which a person goes through what differs: to the eye first, then to the ear. */
export function differencePage(
  changed: readonly Changed[],
  heard: readonly ChangedWords[],
  places: Places,
  title: string,
): string {
  const count = changed.length === 1 ? '1 picture differs' : `${changed.length} pictures differ`
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1><p>${count}.</p>`,
    ...changed.map((one) => article(one, places)),
    ...heard.map(words),
    '</body></html>',
  ].join('\n')
}
