import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The browsers beside Chromium that walks are led through; each is taken as its makers ship it. */
export const engineNames = /** @type {const} */ (['firefox', 'webkit'])

/** The way to get what is missing, by browser. */
export const engineHints = {
  firefox: 'Install Firefox, or set FIREFOX to its program. Debian: apt-get install firefox-esr',
  webkit:
    'Install WebKitGTK with its WebDriver and Xvfb (Linux only). Debian: apt-get install webkit2gtk-driver xvfb',
}

/** @param {readonly string[]} names @returns {string | undefined} the first of these programs on the path */
function onPath(names) {
  const directories = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(existsSync)
}

/** Finds Firefox; undefined where it is not installed. */
export function findFirefox() {
  return process.env.FIREFOX ?? onPath(['firefox', 'firefox-esr'])
}

/** The browser of WebKitGTK stands where the libraries are, by the machine's kind and the library's version. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

/** Where WebKitGTK's WebDriver, its browser and a screen for it are; undefined where one of them is not installed. */
export function findWebKit() {
  const driver = onPath(['WebKitWebDriver'])
  const browser = miniBrowsers.find(existsSync)
  const screen = onPath(['Xvfb'])
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** Lists which of them are installed here. */
export function installedEngines() {
  const found = { firefox: findFirefox(), webkit: findWebKit() }
  return engineNames.filter((name) => found[name] !== undefined)
}
