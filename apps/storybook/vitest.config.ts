import { globSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { companyModule } from '../../scripts/company/company-module.ts'
import { bundledStories } from './.storybook/bundled-stories.ts'
import { places } from './.storybook/places.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const stories = places.map((place) => `../../${place}/src/**/*.stories.tsx`)

/** Adds to each file of stories that it tests them. Storybook's own plugin starts half of Storybook for it, which costs more than a third of the run. */
const tested: Plugin = {
  name: 'tested-stories',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    return [
      code,
      `import { testStories } from ${JSON.stringify(here('.storybook/test-stories.ts'))}`,
      `testStories({ ${['default: meta', ...names].join(', ')} })`,
    ].join('\n')
  },
}

const production = { 'process.env.NODE_ENV': JSON.stringify('production') }

/** Returns the part of the configuration that stories are built with, whether in one bundle or file by file. */
const built = () => ({
  root: here('.'),
  // React as it is shipped: it checks and notes much of what it draws for people who develop, at half of a story's cost.
  define: production,
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
  plugins: [tailwind(), companyModule({})],
})

/** Stories whose files are named are built file by file, so that a failure says its line. */
const areNamed = process.argv.some((argument) => argument.endsWith('.stories.tsx'))

/** Every story as a test in a real browser; an axe violation fails it, and so does a contrast that is too low in the dark. */
export default defineConfig(async () => {
  const options = await chromiumLaunchOptions()
  const launchOptions = {
    ...options,
    args: [
      ...options.args,
      // Without a thread that draws: nobody looks at these pages, and it takes a fifth of their processor time. Walks need it, for a real mouse.
      '--disable-threaded-compositing',
      // One page plays all stories, so that code runs often enough to be compiled well, though not the best, as the pages of walks do not.
      '--js-flags=--no-turbofan --min-semi-space-size=32',
    ],
  }
  return {
    ...built(),
    cacheDir: here('../../.cache/stories'),
    plugins: areNamed
      ? [built().plugins, tested]
      : [bundledStories(built(), globSync(stories, { cwd: here('.') }).map(here))],
    // A working copy links to installed packages, whose fonts are then elsewhere.
    server: { fs: { allow: [here('../..'), dirname(realpathSync(here('../../node_modules/vite')))] } },
    // A dependency that is found only when a story asks for it makes the page load again, and loses the tests so far.
    optimizeDeps: {
      entries: stories,
      rolldownOptions: { transform: { define: production } },
      include: [
        '@storybook/react-vite',
        'storybook/actions',
        'axe-core',
        'react/jsx-runtime',
        'storybook/viewport',
      ],
    },
    test: {
      name: 'stories',
      include: stories,
      setupFiles: ['.storybook/set-up-tests.ts'],
      // A wait in a story is given up before, after `asyncUtilTimeout` in the preview, and says what it was for.
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
