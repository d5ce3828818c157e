import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { guards } from './guards.ts'
import './preview.css'

// A story that waits for something gives up late, so that a busy machine cannot fail it.
configure({ asyncUtilTimeout: 15_000 })

const themes = ['system', 'light', 'dark'] as const

/** Every story can be seen light and dark, and fails its test on any axe violation. */
const preview: Preview = {
  ...guards,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: false },
    options: {
      storySort: {
        order: ['States', 'Pricing', 'Foundations', 'Primitives', 'Site', 'Booking', 'Letters', 'Admin'],
      },
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
      return (
        <BusinessProvider business={gtaBusiness}>
          <Story />
        </BusinessProvider>
      )
    },
  ],
}

export default preview
