import type { Company } from './company.ts'

/** The least contrast of text, by WCAG 2.2 level AA. */
export const leastContrast = 4.5

/** The colour of text on the accent colour. */
const ink = '#1c1917'

/**
 * The contrast of two colours, from 1 to 21.
 *
 * @example
 * contrastOf('#000000', '#ffffff') // => 21
 */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The legibility of text on a colour of a brand. */
export interface BrandContrast {
  readonly colour: string
  /** The colour of the text on it. */
  readonly text: string
  readonly contrast: number
  readonly isEnough: boolean
}

/**
 * Measures how well a brand can be read: white words on its primary colour, and dark ones on its accent.
 *
 * @example
 * brandContrasts({ primary: '#0b5d52', accent: '#e9b44c' }).primary.isEnough // => true
 */
export function brandContrasts({
  primary,
  accent,
}: Pick<Company['brand'], 'primary' | 'accent'>): Readonly<Record<'primary' | 'accent', BrandContrast>> {
  return { primary: readable(primary, '#ffffff'), accent: readable(accent, ink) }
}

function readable(colour: string, text: string): BrandContrast {
  const contrast = contrastOf(colour, text)
  return { colour, text, contrast, isEnough: contrast >= leastContrast }
}
