import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, onTestFinished, test } from 'vitest'
import { atAddress } from './at-address.ts'
import { readSiteFiles } from './site-files.ts'

const head = `<link rel="canonical" href="${gtaBusiness.company.website}/faq">`

test('pages, sitemap and robots name the address that was given, and scripts stay as their names say', async () => {
  const build = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  const names = ['faq.html', 'sitemap.xml', 'robots.txt', 'index-AbCd1234.js']
  for (const name of names) writeFileSync(join(build, name), head)
  const files = readSiteFiles(build, (text) =>
    atAddress(text, gtaBusiness.company.website, 'https://www.example.ca'),
  )
  const read = async (name: string) => Buffer.from((await files.get(name)?.body('identity')) ?? []).toString()
  const there = '<link rel="canonical" href="https://www.example.ca/faq">'
  expect(await Promise.all(names.map(read))).toEqual([there, there, there, head])
})

test('without one the company’s own address stays', () =>
  expect(atAddress(head, gtaBusiness.company.website, undefined)).toBe(head))
