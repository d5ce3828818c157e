import type { Meta, StoryObj } from '@storybook/react-vite'
import logo from '../illustrations/mark.svg'
import { ContactBar } from './contact-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { type MenuItem, SiteHeader } from './site-header.tsx'

const meta: Meta = { title: 'Site/Frame', parameters: { layout: 'fullscreen' } }
export default meta

const items: MenuItem[] = [
  { label: 'Services', href: '/#services', scroll: true },
  { label: 'FAQ', href: '/faq' },
  { label: 'Contact', href: '/#contact', scroll: true },
]
const reach = { phone: '(416) 555-0142', phoneUri: '+14165550142', email: 'info@dustforce.ca' }

export const Bar: StoryObj = { render: () => <ContactBar {...reach} /> }
export const Header: StoryObj = {
  render: () => <SiteHeader items={items} logoSrc={logo} currentPath="/faq" />,
}
export const HeaderWithoutLogo: StoryObj = {
  render: () => <SiteHeader items={items} logoSrc="/no-such-logo.svg" currentPath="/" />,
}
export const Footer: StoryObj = {
  render: () => (
    <SiteFooter
      groups={[{ title: 'Explore', items }]}
      {...reach}
      legalLine="© Dust Force. Home cleaning in Ontario."
    />
  ),
}
