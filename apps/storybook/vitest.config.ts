import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Every story as a test in a real browser, once light and once dark; an axe violation fails it. */
export default defineConfig(async () => {
  const launchOptions = await chromiumLaunchOptions()
  const instance = (colorScheme: 'light' | 'dark') => ({
    browser: 'chromium' as const,
    name: `stories (${colorScheme})`,
    provider: playwright({ launchOptions, contextOptions: { colorScheme, reducedMotion: 'reduce' } }),
  })
  return {
    root: here('.'),
    plugins: [storybookTest({ configDir: here('.storybook') })],
    test: {
      name: 'stories',
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [instance('light'), instance('dark')],
      },
    },
  }
})
