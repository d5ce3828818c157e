/** The places on the home page that links lead to. */
export const sectionIds = [
  'home',
  'services',
  'how-it-works',
  'about',
  'testimonials',
  'contact',
  'booking',
] as const
export type SectionId = (typeof sectionIds)[number]

/** Whether an address' fragment, without '#', names a section of the home page. */
export function isSectionId(id: string): id is SectionId {
  return sectionIds.some((known) => known === id)
}
