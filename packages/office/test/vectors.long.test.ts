import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts'
import { bundle } from '../../../scripts/test/bundle.ts'
import { vectorLines } from './vectors.ts'

const deno = fileURLToPath(new URL('../../../node_modules/.bin/deno', import.meta.url))

/** The first line that differs, so that a failure shows it. */
function expectSame(lines: readonly string[], expected: readonly string[]) {
  const at = expected.findIndex((line, index) => line !== lines[index])
  expect(lines[at]).toBe(expected[at])
  expect(lines).toHaveLength(expected.length)
}

describe('10,000 vectors', () => {
  const lines = vectorLines()
  let code = ''

  beforeAll(async () => {
    code = await bundle(new URL('vectors.ts', import.meta.url), 'vectors')
  })

  it('are answered alike in Chromium', async () => {
    const browser = await chromium.launch(await chromiumLaunchOptions())
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ content: code })
      expectSame(await page.evaluate<string[]>('vectors.vectorLines()'), lines)
    } finally {
      await browser.close()
    }
  })

  it('are answered alike in Deno', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dustforce-vectors-'))
    try {
      const script = join(folder, 'vectors.js')
      writeFileSync(script, `${code};console.log(JSON.stringify(vectors.vectorLines()))`)
      const printed = execFileSync(deno, ['run', '--no-remote', '--no-npm', '--no-config', script], {
        encoding: 'utf8',
        maxBuffer: 1e9,
        env: { ...process.env, TZ: 'Asia/Tokyo', NO_COLOR: '1' },
      })
      const answered: string[] = JSON.parse(printed)
      expectSame(answered, lines)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
