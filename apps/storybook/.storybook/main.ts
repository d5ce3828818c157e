import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { publicFolder } from '../../../scripts/company/company-looks.ts'
import { companyModule, folderOfCompany } from '../../../scripts/company/company-module.ts'
import { componentFiles, componentPageModules, componentPages } from './component-pages.ts'
import { places } from './places.ts'

/** The workshop shows the stories that stand beside the components, and a page of each component that is shared. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...componentFiles, ...places.map((place) => `../../../${place}/src/**/*.stories.tsx`)],
  experimental_indexers: (known = []) => [...known, componentPages],
  // The company's own pictures, such as its logo.
  staticDirs: [publicFolder(folderOfCompany(process.env.COMPANY))].filter((folder) => folder !== false),
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its own steps for beginners are not the reviewers'.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwind(), componentPageModules(), companyModule({ COMPANY: process.env.COMPANY })],
      resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
    }),
}

export default config
