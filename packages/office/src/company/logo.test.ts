import { expect, test } from 'vitest'
import { logoFile, logoOfSvg, logoProblem, mostLogoBytes } from './logo.ts'

const svg = (inside: string) =>
  logoOfSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)
const png = (base64: string) => `data:image/png;base64,${base64}`

test.each([
  svg('<path d="M0 0h9v9z" fill="url(#a)"/><use href="#b"/>'),
  logoOfSvg('<?xml version="1.0"?>\n<!-- ours -->\n<svg><style>path{fill:#123}</style></svg>'),
  png('iVBORw0KGgoAAAANSUhEUg=='),
])('%s can be shown', (logo) => expect(logoProblem(logo)).toBeNull())

test.each([
  [svg('<script>alert(1)</script>'), 'has a script'],
  [svg('<path onload="alert(1)"/>'), 'has a script'],
  [svg('<path/onload=alert(1)>'), 'has a script'],
  [svg('<a href="javascript:alert(1)">x</a>'), 'has a script'],
  [svg('<a href="&#106;avascript:alert(1)">x</a>'), 'has something that is fetched from elsewhere'],
  [svg('<use xlink:href="https://evil.example/a.svg#b"/>'), 'has something that is fetched from elsewhere'],
  [
    svg('<style>path{fill:url(https://evil.example)}</style>'),
    'has something that is fetched from elsewhere',
  ],
  [svg('<style>@import "https://evil.example"</style>'), 'has something that is fetched from elsewhere'],
  [svg('<foreignObject><p>x</p></foreignObject>'), 'has another document or picture'],
  [svg('<image width="9"/>'), 'has another document or picture'],
  [svg('<a><set attributeName="x" to="y"/></a>'), 'has an animation'],
  [logoOfSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>'), 'is no SVG file'],
  [logoOfSvg('<html></html>'), 'is no SVG file'],
  [svg(' '.repeat(mostLogoBytes)), 'is larger than 24 kB'],
  [png(`iVBORw0KGgo${'A'.repeat(mostLogoBytes * 2)}`), 'is larger than 24 kB'],
  [png('R0lGODlh'), 'is no PNG file'],
  [png('iVBORw0KGgo"onerror='), 'is no PNG file'],
  ['data:text/html,<svg>', 'is neither an SVG nor a PNG file'],
  ['data:image/svg+xml,%E0%A4%A', 'is neither an SVG nor a PNG file'],
])('%s %s', (logo, problem) => expect(logoProblem(logo)).toBe(problem))

test('an uploaded logo becomes the file that it was', () => {
  expect(logoFile(logoOfSvg('<svg>é</svg>'))).toEqual({
    ...{ name: 'logo.svg', content: '<svg>é</svg>', encoding: 'utf8' },
  })
  expect(logoFile(png('iVBORw0KGgo='))).toEqual({
    ...{ name: 'logo.png', content: 'iVBORw0KGgo=', encoding: 'base64' },
  })
  expect(logoFile('logo.svg')).toBeNull()
})
