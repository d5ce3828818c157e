import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { faqCategories } from '../features/faq/faq-content.ts'
import { jsonLdOf } from './json-ld.ts'

const site = 'https://www.dustforce.ca'

test('the home page describes the business', () => {
  const [business] = jsonLdOf('/', gtaBusiness)
  const weekday = (dayOfWeek: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  })
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${site}/#business`,
    name: 'Dust Force',
    description: 'Residential home cleaning in the Greater Toronto Area.',
    url: `${site}/`,
    image: `${site}/social-card.png`,
    telephone: '+14165550142',
    priceRange: '$160+',
    currenciesAccepted: 'CAD',
    paymentAccepted: 'Credit Card',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Toronto',
      addressRegion: 'ON',
      addressCountry: 'CA',
    },
    openingHoursSpecification: [
      weekday('Sunday', '09:00', '16:00'),
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) =>
        weekday(day, '08:00', '18:00'),
      ),
      weekday('Saturday', '09:00', '16:00'),
    ],
  })
  expect(business?.areaServed).toContainEqual({ '@type': 'City', name: 'Mississauga, ON' })
})

test('the home page offers each service from its starting price', () => {
  const services = jsonLdOf('/', gtaBusiness).slice(1)
  expect(services.map(({ serviceType }) => serviceType)).toEqual([
    'Basic Cleaning',
    'Deep Cleaning',
    'Move-In/Out Clean',
  ])
  expect(services[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: 'Deep Cleaning',
    name: 'Deep Cleaning in the Greater Toronto Area',
    description: expect.any(String),
    provider: { '@id': `${site}/#business` },
    areaServed: 'Greater Toronto Area',
    offers: {
      '@type': 'Offer',
      priceCurrency: 'CAD',
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'CAD',
        minPrice: 200,
        valueAddedTaxIncluded: false,
      },
      url: `${site}/#services`,
    },
  })
})

test('the questions page holds every question with its answer', () => {
  const [page, ...rest] = jsonLdOf('/faq', gtaBusiness)
  expect(rest).toEqual([])
  const first = faqCategories(gtaBusiness)[0]?.entries[0]
  expect(page).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' })
  const questions = Array.isArray(page?.mainEntity) ? page.mainEntity : []
  expect(questions).toHaveLength(faqCategories(gtaBusiness).flatMap(({ entries }) => entries).length)
  expect(questions[0]).toEqual({
    '@type': 'Question',
    name: first?.question,
    acceptedAnswer: { '@type': 'Answer', text: first?.answer },
  })
})

test('other pages have nothing to describe', () => expect(jsonLdOf('/careers', gtaBusiness)).toEqual([]))
