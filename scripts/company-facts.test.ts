import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'

const home = new URL('..', import.meta.url).pathname
const isText = /\.(tsx?|mjs|js|json|html|css|sql|toml|svg|webmanifest)$/
const isTest = /\.(test|stories|e2e)\.tsx?$|(^|\/)(test|testing|samples?)(\/|\.)|^apps\/e2e\/|package-lock/

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: home,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => isText.test(path) && !isTest.test(path) && existsSync(`${home}${path}`))
  .map((path) => ({ path, text: readFileSync(`${home}${path}`, 'utf8') }))

const digits = gtaBusiness.company.phone.replace(/\D/g, '')

/** How each fact may be written: the phone number with anything but digits and letters between its digits. */
const facts = {
  phone: new RegExp([...digits].join('[^\\da-z\\n]{0,3}')),
  email: new RegExp(gtaBusiness.company.email.replaceAll('.', '\\.'), 'i'),
  website: new RegExp(gtaBusiness.company.website.replaceAll('.', '\\.'), 'i'),
}

test.each(Object.entries(facts))('only the company itself states its %s', (_, fact) => {
  const places = sources.filter(({ text }) => fact.test(text)).map(({ path }) => path)
  expect(places).toEqual(['packages/companies/dust-force/company.json'])
})

test('no program but the rules names its service area', () => {
  const places = sources.filter(
    ({ path, text }) => /src/.test(path) && text.includes(gtaBusiness.company.serviceArea),
  )
  expect(
    places.map(({ path }) => path).filter((path) => !/^packages\/(core|companies)\//.test(path)),
  ).toEqual([])
})

test('no migration holds an address of an example', () => {
  const migrations = sources.filter(({ path }) => path.includes('/migrations/') && path.endsWith('.sql'))
  expect(migrations.length).toBeGreaterThan(20)
  expect(migrations.filter(({ text }) => /\.example\b/.test(text)).map(({ path }) => path)).toEqual([])
})
