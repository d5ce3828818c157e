import { startingPrice } from '@dustforce/core/catalogue'
import { dollarsOf, formatMoney, zeroCents } from '@dustforce/core/money'
import { phoneUri } from '@dustforce/core/validation'
import { type Business, type Company, termsOf } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import { fill } from '@dustforce/office/texts/fill'
import search from '@dustforce/office/texts/search.en.json'
import { faqCategories } from '../features/faq/faq-content.ts'
import { to } from '../language/language.en.ts'
import { saidIn } from '../texts/said-in.ts'
import { absoluteUrl } from './site-url.ts'

type JsonLd = Readonly<Record<string, unknown>>

const businessId = (company: Company): string => absoluteUrl(company, '/#business')

/** Returns what search engines are told about a page, as schema.org data; built from the same values as the page. */
export function jsonLdOf(path: string, business: Business): JsonLd[] {
  if (path === '/') return [localBusiness(business), ...servicesOf(business)]
  if (path === '/faq') return [faqPage(business)]
  return []
}

function localBusiness(business: Business): JsonLd {
  const { company, policy, priceBook } = business
  const { address, languages, regions } = company
  const [cheapest = zeroCents] = Object.keys(priceBook.services)
    .map((id) => startingPrice(priceBook, id))
    .toSorted((a, b) => a - b)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': businessId(company),
    name: company.name,
    description: fill(saidIn(business, 'search', search).area, companyValues(business)),
    url: absoluteUrl(company, to('/')),
    image: absoluteUrl(company, (import.meta.env.SHARED_PICTURE ?? '/social-card.png') || '/logo.svg'),
    telephone: phoneUri(company.phone),
    email: company.email,
    priceRange: `${formatMoney(cheapest, { currency: priceBook.currency, locale: languages[0] })}+`,
    currenciesAccepted: priceBook.currency,
    paymentAccepted: 'Credit Card',
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    areaServed: regions
      .flatMap(({ places }) => places)
      .map((place) => ({ '@type': 'City', name: [place, address.region].filter(Boolean).join(', ') })),
    openingHoursSpecification: Object.entries(policy.hours).map(([weekday, [opens, closes]]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}`,
      opens,
      closes,
    })),
  }
}

function servicesOf(business: Business): JsonLd[] {
  const { company, priceBook } = business
  const { tax } = termsOf(priceBook)
  const said = saidIn(business, 'search', search)
  return Object.entries(priceBook.services).map(([id, { name, description }]) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: name,
    name: fill(said.service, (value) => (value === 'service' ? name : companyValues(business)(value))),
    description,
    provider: { '@id': businessId(company) },
    areaServed: company.serviceArea,
    offers: {
      '@type': 'Offer',
      priceCurrency: priceBook.currency,
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: priceBook.currency,
        minPrice: dollarsOf(startingPrice(priceBook, id)),
        valueAddedTaxIncluded: tax.mode === 'included',
      },
      url: absoluteUrl(company, to('/#services')),
    },
  }))
}

function faqPage(business: Business): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqCategories(business).flatMap(({ entries }) =>
      entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
}
