import { languagePath } from '@dustforce/office/language'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { pages } from '../app/pages.ts'
import * as english from './language.en.ts'
import * as french from './language.fr.ts'
import { pathIn, siteLanguages } from './languages.ts'

const builds = [english, french]
const languages = siteLanguages(gtaBusiness.company)

test('letters lead to where the pages of a language are', () => {
  for (const { code, basename } of languages) expect(languagePath(gtaBusiness.company, code)).toBe(basename)
  const montreal = { languages: ['fr-CA', 'en-CA'] as const }
  expect(siteLanguages(montreal).map(({ name, basename }) => [name, basename])).toEqual([
    ['Français', ''],
    ['English', '/en'],
  ])
  for (const { code, basename } of siteLanguages(montreal))
    expect(languagePath(montreal, code)).toBe(basename)
})

test('each language is one that the site is built in', () => {
  expect(builds.map(({ language }) => language)).toEqual(languages.map(({ code }) => code))
})

test.each(pages.map(({ path }) => path))(
  '%s has an address in every language, which leads back to it',
  (path) => {
    for (const [at, { to, pathOf }] of builds.entries()) {
      const language = languages[at]
      expect(language && pathIn(language, path)).toBe(to(path))
      expect(pathOf(to(path))).toBe(path)
    }
  },
)

test.each([
  ['/', '/fr'],
  ['/#booking', '/fr#booking'],
  ['/?promo', '/fr?promo'],
  ['/faq#team', '/fr/faq#team'],
])('%s is %s in French', (path, address) => expect(french.to(path)).toBe(address))

test.each(['/', '/faq', '/frames', '/free/faq'])('%s is no address of a French page', (pathname) => {
  expect(pages.some(({ path }) => path === french.pathOf(pathname))).toBe(false)
})
