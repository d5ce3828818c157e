import { companies } from '@dustforce/office/testing/companies'
import type { GlobalTypes } from 'storybook/internal/types'

export const themes = ['system', 'light', 'dark'] as const

/** The instants that whole pages and screens can be looked at, in Toronto; 'story' leaves the story's own. */
const clocks = [
  { value: 'story', title: 'The story’s own time' },
  { value: '2026-11-21T07:30:00-05:00', title: 'Saturday, early' },
  { value: '2026-11-23T13:05:00-05:00', title: 'Monday, after noon' },
  { value: '2026-11-23T23:55:00-05:00', title: 'Monday, before midnight' },
  { value: '2026-10-31T20:00:00-04:00', title: 'The eve of the long night' },
  { value: '2027-03-13T20:00:00-05:00', title: 'The eve of the short night' },
  { value: '2026-12-31T12:00:00-05:00', title: 'The last day of a year' },
]

/** The choices of a reviewer over the story; whole pages and screens follow all of them. */
export const toolbars: GlobalTypes = {
  theme: {
    description: 'Colour theme',
    toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
  },
  language: {
    description: 'Language of the letters; the pages have one by build',
    toolbar: { title: 'Language', icon: 'globe', items: ['en-CA', 'fr-CA'], dynamicTitle: true },
  },
  company: {
    description:
      'The company whose names, prices, hours and colours are shown; whole pages and screens, and what a story is given as its args, have bookings of its own',
    toolbar: { title: 'Company', icon: 'home', items: Object.keys(companies), dynamicTitle: true },
  },
  clock: {
    description: 'The time at which whole pages and screens are looked at',
    toolbar: { title: 'Clock', icon: 'time', items: clocks, dynamicTitle: true },
  },
  role: {
    description: 'Who is signed in to the whole screens of the Hub',
    toolbar: { title: 'Role', icon: 'user', items: ['owner', 'office'], dynamicTitle: true },
  },
}

/** As every story is looked at first, and tested. */
export const usual = {
  theme: 'system',
  language: 'en-CA',
  company: 'dust-force',
  clock: 'story',
  role: 'owner',
}
