import { to } from '../../language/language.en.ts'
import type { MenuItem } from './site-header.tsx'
import * as words from './words.en.ts'

const section = (label: string, id: string): MenuItem => ({ label, href: to(`/#${id}`), scroll: true })
const page = (label: string, path: string): MenuItem => ({ label, href: to(path) })
const { links } = words

/** The header's menu, in order. */
export const menuItems: readonly MenuItem[] = [
  section(links.services, 'services'),
  section(links.howItWorks, 'how-it-works'),
  page(links.faq, '/faq'),
  section(links.about, 'about'),
  section(links.testimonials, 'testimonials'),
  page(links.joinUs, '/careers'),
  section(links.contact, 'contact'),
  page(links.terms, '/terms-privacy'),
]

/** The footer's links. */
export const footerGroups: readonly { title: string; items: readonly MenuItem[] }[] = [
  {
    title: words.explore,
    items: [
      section(links.services, 'services'),
      section(links.booking, 'booking'),
      section(links.howItWorks, 'how-it-works'),
      section(links.about, 'about'),
      section(links.testimonials, 'testimonials'),
      section(links.contact, 'contact'),
    ],
  },
  {
    title: words.goodToKnow,
    items: [
      page(links.faq, '/faq'),
      page(links.cancellation, '/cancellation-policy'),
      page(links.terms, '/terms-privacy'),
      page(links.accessibility, '/accessibility'),
      page(links.careers, '/careers'),
    ],
  },
]
