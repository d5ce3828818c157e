import { gtaPriceBook, gtaTerms, type ServiceId, startingPrice } from '@dustforce/core/catalogue'
import { dollarsOf } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { phoneUri } from '@dustforce/core/validation'
import { applicantAreaOptions } from '@dustforce/office/application'
import { gtaCompany } from '@dustforce/office/company'
import { areaInWords, bookInWords } from '@dustforce/office/language'
import { faqCategories } from '../features/faq/faq-content.en.ts'
import { to } from '../language/language.en.ts'
import { absoluteUrl } from './site-url.ts'
import * as words from './words.en.ts'

type JsonLd = Readonly<Record<string, unknown>>

const businessId = absoluteUrl('/#business')
const serviceIds: readonly ServiceId[] = ['standard', 'deep-clean', 'move-clean']

/** What search engines are told about a page, as schema.org data; built from the same constants as the page. */
export function jsonLdOf(path: string): JsonLd[] {
  if (path === '/') return [localBusiness(), ...serviceIds.map(service)]
  if (path === '/faq') return [faqPage()]
  return []
}

function localBusiness(): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': businessId,
    name: gtaCompany.name,
    description: words.description(areaInWords(gtaCompany.serviceArea)),
    url: absoluteUrl(to('/')),
    image: absoluteUrl('/social-card.png'),
    telephone: phoneUri(gtaCompany.phone),
    email: gtaCompany.email,
    priceRange: `$${dollarsOf(startingPrice(gtaPriceBook, 'standard'))}+`,
    currenciesAccepted: gtaPriceBook.currency,
    paymentAccepted: 'Credit Card',
    address: {
      '@type': 'PostalAddress',
      addressLocality: gtaCompany.address.city,
      addressRegion: gtaCompany.address.region,
      addressCountry: gtaCompany.address.country,
    },
    areaServed: applicantAreaOptions.map((name) => ({ '@type': 'City', name: `${name}, ON` })),
    openingHoursSpecification: Object.entries(gtaPolicy.hours).map(([weekday, [opens, closes]]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}`,
      opens,
      closes,
    })),
  }
}

function service(id: ServiceId): JsonLd {
  const { name, description } = bookInWords(gtaPriceBook).services[id]
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: name,
    name: words.serviceIn(name, areaInWords(gtaCompany.serviceArea)),
    description,
    provider: { '@id': businessId },
    areaServed: gtaCompany.serviceArea,
    offers: {
      '@type': 'Offer',
      priceCurrency: gtaPriceBook.currency,
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: gtaPriceBook.currency,
        minPrice: dollarsOf(startingPrice(gtaPriceBook, id)),
        valueAddedTaxIncluded: gtaTerms.tax.mode === 'included',
      },
      url: absoluteUrl(to('/#services')),
    },
  }
}

function faqPage(): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqCategories.flatMap(({ entries }) =>
      entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
}
