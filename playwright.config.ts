import { defineConfig, devices } from '@playwright/test'
import { phone } from './apps/e2e/stack/phone.ts'
import { testingLaunchOptions } from './scripts/chromium.ts'
import { useTemporaryFiles } from './scripts/test/temporary-files.mjs'

useTemporaryFiles()
const options = await testingLaunchOptions()
// The pages of a walk are compiled in the process of the walk before: see apps/e2e/stack/warm-contexts.ts. The limit keeps the browser from starting
// a spare process after each page, which no walk would use.
const launchOptions = {
  ...options,
  args: [...options.args, '--process-per-site', '--renderer-process-limit=1'],
}
// Recording a trace makes every test slower, so only a run that cannot be repeated at hand does it.
const trace = process.env.GITHUB_ACTIONS === 'true' ? 'retain-on-failure' : 'off'

const stepMs = 15_000
/** A walk for a release covers days, and may share the machine. */
const longWalkMs = 180_000

/**
 * Most walks ask for reduced motion: drawing every frame of an animation in software takes a third of the processor's time. Those about
 * scrolling, loading and a booking on a phone run with motion.
 */
const use = {
  launchOptions,
  contextOptions: { reducedMotion: 'reduce' },
  trace,
  screenshot: 'only-on-failure',
  actionTimeout: stepMs,
  navigationTimeout: stepMs,
} as const

/** Walks for `npm run check:release` alone: those tagged `@long`, and all of a `*.long.e2e.ts`; on a phone also those that run at both widths. */
const long = /@long|\.long\.e2e\.ts/
const longOnPhone = /@phone(?!-only)|@phone-only.*@long|@long.*@phone-only|\.long\.e2e\.ts.*@phone/

const desktop = { ...devices['Desktop Chrome'], ...use, viewport: { width: 1440, height: 900 } }

/**
 * End-to-end walks against the built system. Those tagged `@phone` also run at a phone's width, in `npm run check:release`; those tagged
 * `@phone-only` run only there, see stack-test.ts. One worker: a second system, browser and runner cost more than the waiting that they save. A failure leaves a screenshot and what the page held in `.cache/end-to-end`; add `--trace retain-on-failure`
 * to look further. A step that takes 15 s fails and says what it waited for, a walk ends after a minute; one for a release after three.
 */
export default defineConfig({
  testDir: 'apps/e2e',
  testMatch: /\.e2e\.ts$/,
  globalSetup: './apps/e2e/stack/start-stacks.ts',
  outputDir: '.cache/end-to-end',
  workers: 1,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  expect: { timeout: stepMs },
  reporter: 'line',
  projects: [
    { name: 'walks', use: desktop, grepInvert: long },
    { name: 'desktop-long', timeout: longWalkMs, use: desktop, grep: long, grepInvert: /@phone-only/ },
    { name: 'phone-long', timeout: longWalkMs, use: { ...use, ...phone }, grep: longOnPhone },
    // Firefox and WebKit as their makers ship them, see apps/e2e/engines.
    { name: 'engines', timeout: longWalkMs, testMatch: /\.engines\.ts$/ },
  ],
})
