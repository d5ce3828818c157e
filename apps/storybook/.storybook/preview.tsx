import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { inTests, violationsOnly } from './in-tests.ts'
import './preview.css'

// A story that waits for something gives up late, so that a busy machine cannot fail it.
configure({ asyncUtilTimeout: 15_000 })

const isTest = import.meta.env.VITEST_STORYBOOK === 'false'

const themes = ['system', 'light', 'dark'] as const

/** Every story can be seen light and dark, and fails its test on any axe violation. */
const preview: Preview = {
  ...(isTest ? inTests : {}),
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(isTest ? { options: violationsOnly } : {}) },
    controls: { expanded: false },
    options: {
      storySort: { order: ['States', 'Pricing', 'Foundations', 'Primitives', 'Site', 'Booking', 'Admin'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (Story, { globals }) => {
      const theme = themes.find((name) => name === globals.theme) ?? 'system'
      if (theme === 'system') document.documentElement.removeAttribute('data-theme')
      else document.documentElement.setAttribute('data-theme', theme)
      return <Story />
    },
  ],
}

export default preview
