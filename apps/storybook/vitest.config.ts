import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Every story as a test in a real browser; an axe violation fails it, and so does a contrast that is too low in the dark. */
export default defineConfig(async () => {
  const launchOptions = await chromiumLaunchOptions()
  return {
    root: here('.'),
    optimizeDeps: { include: ['@storybook/addon-a11y/preview'] },
    plugins: [storybookTest({ configDir: here('.storybook') })],
    test: {
      name: 'stories',
      // What a story waits for is given up before, after `asyncUtilTimeout` in the preview, and says what it was.
      testTimeout: 60_000,
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: 60_000,
        screenshotFailures: false,
        provider: playwright({
          launchOptions,
          contextOptions: { colorScheme: 'light', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
})
