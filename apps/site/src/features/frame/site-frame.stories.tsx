import { phoneUri } from '@dustforce/core/validation'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { ContactBar } from './contact-bar.tsx'
import { footerGroups, menuItems } from './navigation.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const meta: Meta = { title: 'Site/Frame', parameters: { layout: 'fullscreen' } }
export default meta

const logo = new URL('../../../../../packages/companies/dust-force/public/logo.svg', import.meta.url).href
const logoError = fn()
const { phone, email } = gtaBusiness.company

export const Bar: StoryObj = {
  render: () => <ContactBar path="/" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phoneUri(phone)}`)
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(canvas.getByText('Cleaning Services in Greater Toronto Area')).toBeVisible()
  },
}
export const Header: StoryObj = {
  render: () => <SiteHeader items={menuItems} logoSrc={logo} currentPath="/faq" />,
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/', ...menuItems.map(({ href }) => href)])
    await expect(canvas.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Services' })).not.toHaveAttribute('aria-current')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('img')).toBeVisible()
  },
}
export const PhoneMenu: StoryObj = {
  render: () => <SiteHeader items={menuItems} logoSrc={logo} currentPath="/faq" />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible()
  },
}
export const PhoneMenuTest: StoryObj = {
  ...PhoneMenu,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' })
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAccessibleName('Close menu')
    await userEvent.click(canvas.getByTestId('menu-overlay'))
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull()
    await expect(toggle).toHaveAccessibleName('Open menu')
    await userEvent.click(toggle)
    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }))
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull()
    await userEvent.click(toggle)

    fireEvent.focusOut(canvas.getByRole('link', { name: 'Contact' }), { relatedTarget: document.body })
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull()
  },
}
export const HeaderWithoutLogo: StoryObj = {
  render: () => (
    <SiteHeader items={menuItems} logoSrc="/no-such-logo.svg" currentPath="/" onLogoError={logoError} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(logoError).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Dust Force, home' })).toHaveTextContent('Dust Force')
  },
}
export const Footer: StoryObj = {
  render: () => <SiteFooter path="/faq" groups={footerGroups} />,
  play: async ({ canvas }) => {
    const explore = within(canvas.getByRole('navigation', { name: 'Explore' }))
    const links = explore.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(footerGroups[0]?.items.map(({ href }) => href))
    await expect(explore.getByRole('link', { name: 'Services' })).toHaveAttribute('data-scroll', 'footer')
    const call = canvas.getByRole('link', { name: phone })
    await expect(call).toHaveAttribute('href', `tel:${phoneUri(phone)}`)
    await expect(call).toHaveStyle({ whiteSpace: 'nowrap' })
    await expect(
      canvas.getByText('© Dust Force. Home cleaning in the Greater Toronto Area, Ontario.'),
    ).toBeVisible()
  },
}
