import type { MenuItem } from './site-header.tsx'

const section = (label: string, id: string): MenuItem => ({ label, href: `/#${id}`, scroll: true })

/** The header's menu, in order. */
export const menuItems: readonly MenuItem[] = [
  section('Services', 'services'),
  section('How It Works', 'how-it-works'),
  { label: 'FAQ', href: '/faq' },
  section('About Us', 'about'),
  section('Testimonials', 'testimonials'),
  { label: 'Join Us', href: '/careers' },
  section('Contact', 'contact'),
  { label: 'Terms & Privacy', href: '/terms-privacy' },
]

/** The footer's links. */
export const footerGroups: readonly { title: string; items: readonly MenuItem[] }[] = [
  {
    title: 'Explore',
    items: [
      section('Services', 'services'),
      section('Book a cleaning', 'booking'),
      section('How It Works', 'how-it-works'),
      section('About Us', 'about'),
      section('Testimonials', 'testimonials'),
      section('Contact', 'contact'),
    ],
  },
  {
    title: 'Good to know',
    items: [
      { label: 'FAQ', href: '/faq' },
      { label: 'Cancellation policy', href: '/cancellation-policy' },
      { label: 'Terms & Privacy', href: '/terms-privacy' },
      { label: 'Accessibility', href: '/accessibility' },
      { label: 'Careers', href: '/careers' },
    ],
  },
]
