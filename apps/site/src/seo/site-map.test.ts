import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { robotsText, siteMap } from './site-map.ts'

test('the sitemap lists the pages that search engines may list', () => {
  expect(siteMap(gtaBusiness.company).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...['', 'careers', 'faq', 'terms-privacy', 'cancellation-policy', 'accessibility']
      .flatMap((path) => [path, path === '' ? 'fr' : `fr/${path}`])
      .map((path) => `  <url><loc>https://www.dustforce.ca/${path}</loc></url>`),
    '</urlset>',
    '',
  ])
})

test('crawlers are kept from what is private, and shown the sitemap', () => {
  expect(robotsText(gtaBusiness.company)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /payment-success\nDisallow: /payment-cancelled\nDisallow: /fr/payment-success\nDisallow: /fr/payment-cancelled\n\nSitemap: https://www.dustforce.ca/sitemap.xml\n',
  )
})
