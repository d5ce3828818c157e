/** The largest size of a logo, as a file: it is sent with every first page. */
export const mostLogoBytes = 24 * 1024

const svgStart = 'data:image/svg+xml,'
const pngStart = 'data:image/png;base64,'
/** The first bytes of every PNG. */
const pngSignature = 'iVBORw0KGgo'

/** The contents that a picture must not have: nothing of it runs, moves by itself, or is fetched from elsewhere. */
const refused: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script|javascript:|[\s"'/]on[a-z]+\s*=/i, 'a script'],
  [/<!doctype|<!entity|<\?xml-stylesheet/i, 'a document type or a style sheet of its own'],
  [/<(foreignobject|iframe|object|embed|image|audio|video|feimage)\b/i, 'another document or picture'],
  [/<(set|animate\w*)\b/i, 'an animation'],
  [
    /(href|src)\s*=\s*["']?(?!["']?#)|url\(\s*["']?(?!["']?#)|@import/i,
    'something that is fetched from elsewhere',
  ],
]

/**
 * An uploaded logo as it is kept in a company: the text of an SVG file, or the bytes of a PNG file in base64.
 *
 * @example
 * logoOfSvg('<svg></svg>') // => 'data:image/svg+xml,%3Csvg%3E%3C%2Fsvg%3E'
 */
export function logoOfSvg(text: string): string {
  return svgStart + encodeURIComponent(text)
}

/** Says what is wrong with an uploaded logo; null when it can be shown. Nothing is taken out of it: what is not plainly harmless is refused. */
export function logoProblem(logo: string): string | null {
  if (logo.startsWith(pngStart)) {
    const base64 = logo.slice(pngStart.length)
    if (!/^[A-Za-z0-9+/]+=*$/.test(base64) || !base64.startsWith(pngSignature)) return 'is no PNG file'
    return base64.length * 0.75 > mostLogoBytes ? tooLarge : null
  }
  const svg = logo.startsWith(svgStart) ? textOf(logo.slice(svgStart.length)) : null
  if (svg === null) return 'is neither an SVG nor a PNG file'
  if (svg.length > mostLogoBytes) return tooLarge
  const plain = svg.replaceAll(/<!--.*?-->/gs, '')
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/i.test(plain)) return 'is no SVG file'
  const found = refused.find(([pattern]) => pattern.test(svg))
  return found === undefined ? null : `has ${found[1]}`
}

const tooLarge = `is larger than ${mostLogoBytes / 1024} kB`

function textOf(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/**
 * The file name and content of an uploaded logo; null for one that is a file of the company's folder.
 *
 * @example
 * logoFile(logoOfSvg('<svg></svg>')) // => { name: 'logo.svg', content: '<svg></svg>', encoding: 'utf8' }
 */
export function logoFile(
  logo: string,
): { readonly name: string; readonly content: string; readonly encoding: 'utf8' | 'base64' } | null {
  if (logo.startsWith(pngStart))
    return { name: 'logo.png', content: logo.slice(pngStart.length), encoding: 'base64' }
  const svg = logo.startsWith(svgStart) ? textOf(logo.slice(svgStart.length)) : null
  return svg === null ? null : { name: 'logo.svg', content: svg, encoding: 'utf8' }
}
