/** The two colours of a company: '#123a5c'. */
export interface Brand {
  readonly primary: string
  readonly accent: string
}

/** Lightness, and what makes the colour: towards red or green, towards yellow or blue. */
type Lab = readonly [lightness: number, a: number, b: number]
type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toGamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Rgb {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function hexOf(linear: Rgb): string {
  const digits = linear.map((light) =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, light)))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Relative luminance as WCAG has it, from 0 to 1: contrast follows from nothing else. */
function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// Oklab, by Björn Ottosson: turned in it, a colour stays as strong as it looks.
function labOf([red, green, blue]: Rgb): Lab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function linearOfLab([lightness, a, b]: Lab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isShown = (linear: Rgb) => linear.every((light) => light > -1e-4 && light < 1.0001)
const strengthOf = ([, a, b]: Lab) => Math.hypot(a, b)

/** The colour of a hue and strength with a luminance; weaker where no screen shows it as strong. */
function withLuminance(hue: number, strength: number, luminance: number): Rgb {
  const at = (lightness: number) =>
    linearOfLab([lightness, strength * Math.cos(hue), strength * Math.sin(hue)])
  let [low, high] = [0, 1]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (luminanceOf(at(middle)) < luminance) low = middle
    else high = middle
  }
  const found = at(low)
  return isShown(found) || strength < 0.002 ? found : withLuminance(hue, strength * 0.9, luminance)
}

/** A colour in the hue of another, as light as it was: every contrast is kept. */
function turned(hex: string, from: Lab, to: Lab): string {
  const linear = linearOf(hex)
  const factor = Math.min(1.5, strengthOf(to) / strengthOf(from))
  const hue = Math.atan2(to[2], to[1])
  return hexOf(withLuminance(hue, strengthOf(labOf(linear)) * factor, luminanceOf(linear)))
}

const token = /--df-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g
const kept = /^(danger|on-danger|success|warning|info|row)/

/**
 * The tokens of a theme in the colours of a company, as declarations: what has the theme's first colour takes the hue of the company's, and what has
 * its sunlight that of the accent, each with the luminance that it had, so that every contrast of the theme holds.
 *
 * @param css the theme's declarations
 * @example
 * brandTokens('--df-brand: light-dark(#14594c, #7fd0b6); …', { primary: '#3b2f7d', accent: '#f0b35b' })
 */
export function brandTokens(css: string, { primary, accent }: Brand): string {
  const tokens = [...css.matchAll(token)].map(([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }))
  const labNamed = (wanted: string) =>
    labOf(linearOf(tokens.find(({ name }) => name === wanted)?.light ?? '#000000'))
  const [brand, sun] = [labNamed('brand'), labNamed('sun')]
  const [own, ownSun] = [labOf(linearOf(primary)), labOf(linearOf(accent))]
  return tokens
    .filter(({ name }) => !kept.test(name))
    .map(({ name, light, dark }) => {
      const [from, to] = /(^|-)sun(-|$)/.test(name) ? [sun, ownSun] : [brand, own]
      return `--df-${name}: light-dark(${turned(light, from, to)}, ${turned(dark, from, to)});`
    })
    .join(' ')
}

/**
 * A theme's own style in the colours of a company, to stand after it. Print is light, and white.
 *
 * @param css the theme's declarations
 */
export function brandStyle(css: string, brand: Brand): string {
  return `@media screen { :root, [data-theme] { ${brandTokens(css, brand)} } }`
}
