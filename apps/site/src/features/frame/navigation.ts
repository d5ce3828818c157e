import type { Business } from '@dustforce/office/company'
import { to } from '../../language/language.en.ts'
import { saidIn } from '../../texts/said-in.ts'
import type { MenuItem } from './site-header.tsx'
import * as words from './words.en.ts'

const section = (label: string, id: string): MenuItem => ({ label, href: to(`/#${id}`), scroll: true })
const page = (label: string, path: string): MenuItem => ({ label, href: to(path) })

const testimonials = section(words.links.testimonials, 'testimonials')

/** The header's menu, in order. */
export const menuItems: readonly MenuItem[] = [
  section(words.links.services, 'services'),
  section(words.links.howItWorks, 'how-it-works'),
  page(words.links.faq, '/faq'),
  section(words.links.about, 'about'),
  testimonials,
  page(words.links.joinUs, '/careers'),
  section(words.links.contact, 'contact'),
  page(words.links.terms, '/terms-privacy'),
]

/** The footer's links. */
export const footerGroups: readonly { title: string; items: readonly MenuItem[] }[] = [
  {
    title: words.explore,
    items: [
      section(words.links.services, 'services'),
      section(words.links.booking, 'booking'),
      section(words.links.howItWorks, 'how-it-works'),
      section(words.links.about, 'about'),
      testimonials,
      section(words.links.contact, 'contact'),
    ],
  },
  {
    title: words.goodToKnow,
    items: [
      page(words.links.faq, '/faq'),
      page(words.links.cancellation, '/cancellation-policy'),
      page(words.links.terms, '/terms-privacy'),
      page(words.links.accessibility, '/accessibility'),
      page(words.links.careers, '/careers'),
    ],
  },
]

/**
 * The header's menu and the footer's groups of links, without the testimonials of a company that has none: neither built nor published in their place.
 *
 * @param built whether testimonials were built
 */
export function linksOf(
  business: Pick<Business, 'texts'>,
  built = import.meta.env.HAS_TESTIMONIALS !== false,
) {
  const { list } = saidIn<{ readonly list?: readonly unknown[] }>(business, 'testimonials', {})
  const lead = (items: readonly MenuItem[]) =>
    (list === undefined ? built : list.length > 0) ? items : items.filter((item) => item !== testimonials)
  return {
    menu: lead(menuItems),
    groups: footerGroups.map((group) => ({ ...group, items: lead(group.items) })),
  }
}
