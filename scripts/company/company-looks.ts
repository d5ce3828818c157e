import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, brandStyle } from '@dustforce/ui/brand-tokens'

interface Looks {
  readonly name: string
  readonly brand: Brand & { readonly logo?: string }
}

const theme = new URL('../../packages/ui/src/theme/tokens.css', import.meta.url)
/** The colours that the theme is drawn in: nothing is to be turned for a company of these colours. */
const drawnIn: Brand = { primary: '#14594c', accent: '#f4b740' }

/** A text as a page or a drawing has it. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Its name and its brand. */
export function looksOf(folder: string): Looks {
  return JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8'))
}

/** The theme in the colours of a company, after the theme's own; nothing where they are the same. */
export function companyStyle(folder: string): string {
  const { brand } = looksOf(folder)
  if (brand.primary === drawnIn.primary && brand.accent === drawnIn.accent) return ''
  return `\n${brandStyle(readFileSync(theme, 'utf8'), brand)}\n`
}

/** The mark of a company: its logo, or the first letters of its name in its colours. */
export function companyLogo(folder: string): string {
  const { brand, name } = looksOf(folder)
  if (brand.logo !== undefined) return readFileSync(join(folder, brand.logo), 'utf8')
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
  <title>${escaped(name)}</title>
  <rect width="32" height="32" rx="7" fill="${brand.primary}"/>
  <text x="16" y="21.5" text-anchor="middle" font-family="system-ui, sans-serif" font-size="15" font-weight="700" fill="#fff">${escaped(letters)}</text>
</svg>
`
}

/** Returns what a browser that keeps the site on a home screen is told. */
export function companyManifest(folder: string): string {
  const { name, brand } = looksOf(folder)
  return `${JSON.stringify(
    {
      ...{ name, short_name: name, icons: [{ src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }] },
      ...{ theme_color: brand.primary, background_color: '#ffffff', display: 'browser', start_url: '/' },
    },
    null,
    2,
  )}\n`
}

/** The files that a company brings for the root of its site as they are: icons, and the card that shared links show. */
export function publicFolder(folder: string): string | false {
  const own = join(folder, 'public')
  return existsSync(own) ? own : false
}

/** Returns what a shared link shows: the company's card, or its photograph; nothing where it has neither. */
export function sharedPicture(folder: string): string {
  if (existsSync(join(folder, 'public/social-card.png'))) return '/social-card.png'
  return photoOf(folder) === null ? '' : `/${photoOf(folder)}`
}

/** The photograph of a company: a file of its folder. */
export function photoOf(folder: string): string | null {
  const kinds = ['jpg', 'jpeg', 'png', 'webp']
  return kinds.map((kind) => `photo.${kind}`).find((name) => existsSync(join(folder, name))) ?? null
}

/** Returns what a company shows at the top of its home page: a drawing or a photograph of its own; null where it has neither. */
export function ownPicture(folder: string): string | null {
  const name = existsSync(join(folder, 'hero.svg')) ? 'hero.svg' : photoOf(folder)
  return name === null ? null : join(folder, name)
}
