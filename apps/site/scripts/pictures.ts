/**
 * Draws the pictures that must be bitmaps from the vector ones: the icons of old browsers and home screens, and the card that
 * shared links show. Run it when the mark or the headline changes; the results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const dataUrl = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(here(path))).toString('base64')}`

const company: { readonly name: string; readonly serviceArea: string } = JSON.parse(
  await readFile(here('../../../packages/companies/dust-force/company.json'), 'utf8'),
)
const mark = await dataUrl('../../../packages/companies/dust-force/public/logo.svg', 'image/svg+xml')
const hero = await dataUrl('../../../packages/companies/dust-force/hero.svg', 'image/svg+xml')
const face = await dataUrl(
  '../../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'font/woff2',
)

const icon = (size: number, inset: number, ground: string) => ({
  width: size,
  height: size,
  html: `<body style="margin:0;background:${ground}"><img src="${mark}" style="display:block;padding:${inset}px;width:${size - 2 * inset}px;height:${size - 2 * inset}px"></body>`,
})

const socialCard = {
  width: 1200,
  height: 630,
  html: `<style>
    @font-face { font-family: Face; src: url(${face}); font-weight: 100 900 }
    body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 560px; background: #f8f7f2; color: #10302b; font-family: Face; overflow: hidden }
    main { padding: 64px 0 0 64px } h1 { font-size: 60px; line-height: 1.06; letter-spacing: -0.03em; font-weight: 600; margin: 40px 0 28px }
    p { font-size: 26px; color: #485d57; margin: 0 } b { display: flex; gap: 16px; align-items: center; font-size: 34px; letter-spacing: -0.03em }
  </style><body><main><b><img src="${mark}" width="56">${company.name}</b>
  <h1>Professional home cleaning in ${company.serviceArea}</h1><p>Vetted cleaners. Exact prices. Booked online.</p></main>
  <img src="${hero}" style="height:630px;width:756px;object-fit:cover"></body>`,
}

const browser = await chromium.launch(await chromiumLaunchOptions())
const page = await browser.newPage({ colorScheme: 'light' })
async function draw(
  { width, height, html }: { width: number; height: number; html: string },
  transparent = false,
) {
  await page.setViewportSize({ width, height })
  await page.setContent(html, { waitUntil: 'networkidle' })
  return page.screenshot({ omitBackground: transparent })
}

const small = await draw(icon(32, 0, 'transparent'), true)
await writeFile(here('../../../packages/companies/dust-force/public/favicon.ico'), ico(small, 32))
await writeFile(
  here('../../../packages/companies/dust-force/public/apple-touch-icon.png'),
  await draw(icon(180, 26, '#f8f7f2')),
)
await writeFile(
  here('../../../packages/companies/dust-force/public/icon-192.png'),
  await draw(icon(192, 28, '#f8f7f2')),
)
await writeFile(
  here('../../../packages/companies/dust-force/public/icon-512.png'),
  await draw(icon(512, 76, '#f8f7f2')),
)
await writeFile(here('../../../packages/companies/dust-force/public/social-card.png'), await draw(socialCard))
await browser.close()

/** An .ico file around one PNG. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, size)
  header.setUint8(7, size)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.length, true)
  header.setUint32(18, 22, true)
  return new Uint8Array([...new Uint8Array(header.buffer), ...png])
}
