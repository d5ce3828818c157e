import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunchOptions } from './scripts/chromium.ts'

const launchOptions = await chromiumLaunchOptions()
// Recording a trace makes every test slower, so only a run that cannot be repeated at hand does it.
const trace = process.env.GITHUB_ACTIONS === 'true' ? 'retain-on-failure' : 'off'
const use = { launchOptions, trace, screenshot: 'only-on-failure' } as const

/**
 * End-to-end walks against the built system. Those tagged `@phone` also run at a phone's width, `@phone-only` nowhere else. Add `--trace retain-on-failure` to look into a
 * failure: recording every test takes a lot of time.
 */
export default defineConfig({
  testMatch: '**/e2e/**/*.e2e.ts',
  outputDir: '.cache/end-to-end',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], ...use, viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], ...use, viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
})
