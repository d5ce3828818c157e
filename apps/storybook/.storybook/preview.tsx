import { gtaBusiness } from '@dustforce/office/testing/business'
import { companies } from '@dustforce/office/testing/companies'
import { argsIn } from '@dustforce/office/testing/in-company'
import { showBrand } from '@dustforce/ui/show-brand'
import { BusinessProvider } from '@dustforce/ui/use-business'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { guards } from './guards.ts'
import './preview.css'
import { themes, toolbars, usual } from './toolbars.ts'

// A story that waits for something gives up late, so that a busy machine cannot fail it.
configure({ asyncUtilTimeout: 15_000 })

const widths = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  zoom: { name: 'Zoomed to 400 %, 320 × 256', styles: { width: '320px', height: '256px' }, type: 'desktop' },
} as const

/** Every story can be seen light and dark, and fails its test on any axe violation. */
const preview: Preview = {
  ...guards,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: false },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...widths } },
    options: {
      storySort: {
        // Storybook reads this list without running it.
        order: [
          'Welcome',
          'Flows',
          'States',
          'Site',
          ['Whole pages', 'Pages'],
          'Booking',
          ['Whole dialog'],
          'Letters',
          'Admin',
          ['Screens', 'After an act', 'Messages'],
          'Pricing',
          'Foundations',
          'Primitives',
        ],
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: usual,
  decorators: [
    (Story, { globals, args }) => {
      const theme = themes.find((name) => name === globals.theme) ?? 'system'
      if (theme === 'system') document.documentElement.removeAttribute('data-theme')
      else document.documentElement.setAttribute('data-theme', theme)
      const business = companies[String(globals.company)] ?? gtaBusiness
      // The styles were built with Dust Force's colours.
      showBrand(gtaBusiness.company.brand, business.company.brand)
      return (
        <BusinessProvider business={business}>
          <Story {...(business === gtaBusiness ? {} : { args: argsIn(business, args) })} />
        </BusinessProvider>
      )
    },
  ],
}

export default preview
