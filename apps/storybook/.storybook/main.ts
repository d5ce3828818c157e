import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { places } from './places.ts'

/** The workshop shows the stories that stand beside the components. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: places.map((place) => `../../../${place}/src/**/*.stories.tsx`),
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwind()],
      resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
    }),
}

export default config
