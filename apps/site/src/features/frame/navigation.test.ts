import type { SectionTexts } from '@dustforce/office/company'
import { expect, test } from 'vitest'
import { pages } from '../../app/pages.ts'
import { isSectionId } from '../../scroll/section.ts'
import { footerGroups, linksOf, menuItems } from './navigation.ts'

const shown = (items: typeof menuItems) => items.map(({ label, href }) => `${label} ${href}`)

test('the header leads to the sections and pages in their order', () => {
  expect(shown(menuItems)).toEqual([
    'Services /#services',
    'How It Works /#how-it-works',
    'FAQ /faq',
    'About Us /#about',
    'Testimonials /#testimonials',
    'Join Us /careers',
    'Contact /#contact',
    'Terms & Privacy /terms-privacy',
  ])
})

test('the footer leads to the sections, and to the pages that explain', () => {
  expect(footerGroups.map(({ title, items }) => [title, shown(items)])).toEqual([
    [
      'Explore',
      [
        'Services /#services',
        'Book online /#booking',
        'How It Works /#how-it-works',
        'About Us /#about',
        'Testimonials /#testimonials',
        'Contact /#contact',
      ],
    ],
    [
      'Good to know',
      [
        'FAQ /faq',
        'Cancellation policy /cancellation-policy',
        'Terms & Privacy /terms-privacy',
        'Accessibility /accessibility',
        'Careers /careers',
      ],
    ],
  ])
})

test('testimonials are led to while there are some: those of the build, or those that an owner published', () => {
  const business = (site: Readonly<Record<string, SectionTexts>>) => ({ texts: { 'en-CA': { site } } })
  const published = (list: readonly object[], built?: boolean) =>
    shown(linksOf(business({ testimonials: { list } }), built).menu)
  const link = 'Testimonials /#testimonials'
  expect(shown(linksOf({}).menu)).toContain(link)
  expect(published([])).not.toContain(link)
  expect(shown(linksOf(business({ home: {} }), false).menu)).not.toContain(link)
  expect(published([{ name: 'Ana', text: 'Lovely' }], false)).toContain(link)
})

test('every link leads to a page or a section that is there, and only sections are scrolled to', () => {
  for (const { href, scroll } of [...menuItems, ...footerGroups.flatMap(({ items }) => items)]) {
    const [path, section] = href.split('#')
    expect(
      pages.some((page) => page.path === path),
      href,
    ).toBe(true)
    expect([scroll === true, section === undefined || isSectionId(section)]).toEqual([
      section !== undefined,
      true,
    ])
  }
})
