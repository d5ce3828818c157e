import { addOnsFor, type PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { QuoteRequest } from '@dustforce/core/quote'
import { buildElement } from './build-element.ts'

/**
 * The fields of the quote form, filled with a request. Every choice is a native control, so that keyboard and screen reader work as the
 * visitor knows them.
 */
export function quoteFields(
  book: PriceBook,
  request: QuoteRequest,
  addOns: HTMLFieldSetElement,
): HTMLElement[] {
  const services = Object.entries(book.services).map(([id, { name }]) => ({ value: id, label: name }))
  const rooms = Array.from({ length: book.maxRooms }, (_, index) => ({
    value: `${index + 1}`,
    label: `${index + 1}`,
  }))
  return [
    select('service', 'Service', services, request.service),
    buildElement('div', {
      attributes: { class: 'rooms' },
      children: [
        select('bedrooms', 'Bedrooms', rooms, `${request.bedrooms}`),
        select('bathrooms', 'Bathrooms', rooms, `${request.bathrooms}`),
      ],
    }),
    addOns,
    choice({ name: 'pets', value: 'yes', label: 'I have pets', price: money(book, book.petFeeCents) }),
  ]
}

/** The add-ons of the request's service, for the field set that holds them; nothing when the service has none. */
export function addOnChoices(book: PriceBook, request: QuoteRequest): HTMLElement[] {
  const choices = addOnsFor(book, request.service).map(({ id, name, unit, priceCents }) =>
    choice({
      name: 'addOns',
      value: id,
      label: name,
      unit,
      price: money(book, priceCents),
      checked: request.addOns?.includes(id),
    }),
  )
  return choices.length === 0 ? [] : [buildElement('legend', { children: ['Add-ons'] }), ...choices]
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
    attributes: { name, part: 'control' },
    children: options.map((option) =>
      buildElement('option', {
        attributes: { value: option.value, selected: option.value === chosen },
        children: [option.label],
      }),
    ),
  })
  return buildElement('label', { attributes: { class: 'field', part: 'field' }, children: [label, control] })
}

interface ChoiceParts {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly unit?: string | undefined
  readonly price: string
  readonly checked?: boolean | undefined
}

function choice({ name, value, label, unit, price, checked }: ChoiceParts) {
  const shownUnit =
    unit === undefined ? [] : [' ', buildElement('span', { attributes: { class: 'unit' }, children: [unit] })]
  return buildElement('label', {
    attributes: { class: 'choice', part: 'field' },
    children: [
      buildElement('input', { attributes: { type: 'checkbox', name, value, checked, part: 'control' } }),
      buildElement('span', { attributes: { class: 'name' }, children: [label, ...shownUnit] }),
      buildElement('span', { attributes: { class: 'price' }, children: [`+${price}`] }),
    ],
  })
}
