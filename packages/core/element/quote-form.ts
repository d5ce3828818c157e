import { addOnsFor, type PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { QuoteRequest } from '@dustforce/core/quote'
import { buildElement } from './build-element.ts'

/**
 * The fields of the quote form, filled with a request. Every choice is a native control, so that keyboard and screen reader work as the
 * visitor knows them.
 */
export function quoteForm(book: PriceBook, request: QuoteRequest): HTMLElement[] {
  const services = Object.entries(book.services).map(([id, { name }]) => ({ value: id, label: name }))
  const rooms = Array.from({ length: book.maxRooms }, (_, index) => ({
    value: `${index + 1}`,
    label: `${index + 1}`,
  }))
  const addOns = addOnsFor(book, request.service).map(({ id, name, unit, priceCents }) =>
    choice(
      'addOns',
      id,
      unit === undefined ? name : `${name} (${unit})`,
      money(book, priceCents),
      request.addOns?.includes(id),
    ),
  )
  return [
    select('service', 'Service', services, request.service),
    buildElement('div', {
      attributes: { class: 'rooms' },
      children: [
        select('bedrooms', 'Bedrooms', rooms, `${request.bedrooms}`),
        select('bathrooms', 'Bathrooms', rooms, `${request.bathrooms}`),
      ],
    }),
    buildElement('fieldset', { children: [buildElement('legend', { children: ['Add-ons'] }), ...addOns] }),
    choice('pets', 'yes', 'I have pets', money(book, book.petFeeCents), request.pets),
  ]
}

/** Reads the request back from the form. Add-ons that the chosen service does not offer are left out. */
export function requestOf(book: PriceBook, form: HTMLFormElement): QuoteRequest {
  const data = new FormData(form)
  const service = String(data.get('service'))
  const offered = book.services[service]?.addOns ?? []
  return {
    service,
    bedrooms: Number(data.get('bedrooms')),
    bathrooms: Number(data.get('bathrooms')),
    addOns: data
      .getAll('addOns')
      .map(String)
      .filter((id) => offered.includes(id)),
    pets: data.has('pets'),
  }
}

const money = (book: PriceBook, amount: PriceBook['petFeeCents']) =>
  formatMoney(amount, { currency: book.currency })

function select(
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
  chosen: string,
) {
  const control = buildElement('select', {
    attributes: { name },
    children: options.map((option) =>
      buildElement('option', {
        attributes: { value: option.value, selected: option.value === chosen },
        children: [option.label],
      }),
    ),
  })
  return buildElement('label', { attributes: { class: 'field', part: 'field' }, children: [label, control] })
}

function choice(name: string, value: string, label: string, price: string, checked = false) {
  return buildElement('label', {
    attributes: { class: 'choice', part: 'field' },
    children: [
      buildElement('input', { attributes: { type: 'checkbox', name, value, checked } }),
      label,
      buildElement('span', { attributes: { class: 'price' }, children: [`+${price}`] }),
    ],
  })
}
