import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { chromiumLaunchOptions, chromiumPath, installedChromium } from './chromium.ts'

describe('installedChromium', () => {
  it('takes CHROMIUM_PATH before anything installed', () => {
    expect(installedChromium({ CHROMIUM_PATH: '/opt/one', PATH: '/usr/bin' }, () => true)).toBe('/opt/one')
  })

  it('names a CHROMIUM_PATH that cannot be run instead of falling back', () => {
    expect(() => installedChromium({ CHROMIUM_PATH: '/opt/none', PATH: '/usr/bin' }, () => false)).toThrow(
      'CHROMIUM_PATH is not an executable file: /opt/none',
    )
  })

  it('prefers the headless shell, in the order of PATH', () => {
    const there = new Set(['/b/chromium', '/b/chromium-headless-shell', '/c/chromium-headless-shell'])
    expect(installedChromium({ PATH: '/a:/b:/c' }, (path) => there.has(path))).toBe(
      '/b/chromium-headless-shell',
    )
  })

  it('returns null where none is installed', () => {
    expect(installedChromium({ PATH: '/usr/bin' }, () => false)).toBeNull()
  })
})

describe('chromiumPath', () => {
  it('unpacks the npm Chromium once, for callers at the same time too, and it runs', async () => {
    const paths = await Promise.all([chromiumPath({ PATH: '' }), chromiumPath({ PATH: '' })])
    expect(paths[0]).toBe(paths[1])
    accessSync(paths[0], constants.X_OK)
    const { stdout } = await promisify(execFile)(paths[0], ['--version'])
    expect(stdout).toMatch(/\d+\.\d+/)
  })

  it('hands Playwright the same executable', async () => {
    const options = await chromiumLaunchOptions({ PATH: '' })
    expect(options.executablePath).toBe(await chromiumPath({ PATH: '' }))
    expect(options.args).toContain('--no-sandbox')
  })
})
