import { addOnsFor, type Measure, type PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { ChosenAddOn, QuoteRequest } from '@dustforce/core/quote'
import { buildElement, type ElementParts } from './build-element.ts'
import type { ElementWords } from './element-words.ts'

/** The parts of the form. Every choice is a native control, so that keyboard and screen reader work as the visitor knows them. */
export interface FormParts {
  readonly service: HTMLElement
  /** The numbers and choices that decide the price. */
  readonly measures: readonly HTMLElement[]
  /** The add-ons of the service, with their legend; nothing when it has none. */
  readonly addOns: readonly HTMLElement[]
  /** What is so or not, such as pets. */
  readonly flags: readonly HTMLElement[]
}

/** The form for a book, filled with a request, in the page's words. */
export function formParts(book: PriceBook, request: QuoteRequest, words: ElementWords): FormParts {
  const services = Object.entries(book.services).map(([value, { name: label }]) => ({ value, label }))
  const measures = Object.entries(book.measures)
  return {
    service: select('service', words.service, services, request.service),
    measures: [
      ...measures.flatMap(([id, measure]) => ('flag' in measure ? [] : [field(id, measure, request[id])])),
      ...dateField(book, request, words),
      ...frequencyField(book, request, words),
    ],
    addOns: addOnFields(book, request, words),
    flags: measures.flatMap(([id, measure]) => {
      if (!('flag' in measure)) return []
      const price = feeFor(book, id, words)
      return [choice({ name: id, value: 'yes', label: measure.label, price, checked: request[id] === true })]
    }),
  }
}

/** Reads the request back from the form. Add-ons that the chosen service does not offer are left out. */
export function requestOf(book: PriceBook, form: HTMLFormElement): QuoteRequest {
  const data = new FormData(form)
  const service = String(data.get('service'))
  const [date, frequency] = [data.get('date'), data.get('frequency')]
  const measures = Object.entries(book.measures).map(([id, measure]) => [id, valueIn(data, id, measure)])
  const addOns = (book.services[service]?.addOns ?? []).flatMap((id): ChosenAddOn[] => {
    const quantity = Number(data.get(`addOns.${id}`))
    if (quantity > 0) return [{ id, quantity }]
    return data.getAll('addOns').includes(id) ? [id] : []
  })
  return {
    service,
    ...Object.fromEntries(measures),
    addOns,
    ...(typeof date === 'string' && date !== '' && { date }),
    ...(typeof frequency === 'string' && frequency !== '' && { frequency }),
  }
}

function valueIn(data: FormData, id: string, measure: Measure): number | string | boolean {
  if ('flag' in measure) return data.has(id)
  return 'one' in measure ? Number(data.get(id)) : String(data.get(id))
}

/** A request of the first service with the least of every measure, for what the page does not say. */
export function leastRequest({ measures, services }: PriceBook): QuoteRequest {
  const [service = ''] = Object.keys(services)
  const values = Object.entries(measures).map(([id, measure]) => {
    if ('flag' in measure) return [id, false]
    return [id, 'one' in measure ? measure.min : Object.keys(measure.choices)[0]]
  })
  return { ...Object.fromEntries(values), service }
}

/** More counts than these are typed, not chosen from a list. */
const mostListed = 20

function field(id: string, measure: Exclude<Measure, { flag: true }>, value: unknown): HTMLElement {
  if ('choices' in measure) {
    const options = Object.entries(measure.choices).map(([key, label]) => ({ value: key, label }))
    return select(id, measure.label, options, String(value))
  }
  const { min, max, many } = measure
  const label = many.charAt(0).toUpperCase() + many.slice(1)
  if (max - min >= mostListed) return number(id, label, { min, max, value: Number(value) })
  const options = Array.from({ length: max - min + 1 }, (_, index) => ({
    value: `${min + index}`,
    label: `${min + index}`,
  }))
  return select(id, label, options, String(value))
}

/** The day of the visit, where a charge depends on it. */
function dateField(
  { charges = [] }: PriceBook,
  { date = '' }: QuoteRequest,
  words: ElementWords,
): HTMLElement[] {
  if (!charges.some(({ when = {} }) => when.weekday !== undefined)) return []
  return [labelled(words.date, 'input', { type: 'date', name: 'date', value: date })]
}

function frequencyField(
  { frequencies = {} }: PriceBook,
  { frequency = '' }: QuoteRequest,
  words: ElementWords,
): HTMLElement[] {
  const options = Object.entries(frequencies).map(([value, { name: label }]) => ({ value, label }))
  if (options.length === 0) return []
  return [select('frequency', words.frequency, [{ value: '', label: words.once }, ...options], frequency)]
}

function addOnFields(
  book: PriceBook,
  { service, addOns = [] }: QuoteRequest,
  words: ElementWords,
): HTMLElement[] {
  const chosen = new Map(
    addOns.map((addOn) => (typeof addOn === 'string' ? [addOn, 1] : [addOn.id, addOn.quantity])),
  )
  const fields = addOnsFor(book, service).map(({ id, name, unit, amount, most = 1 }) => {
    const price = `+${money(book, amount, words)}`
    return most > 1
      ? number(`addOns.${id}`, `${name} (${price} ${unit ?? words.each})`, {
          min: 0,
          max: most,
          value: chosen.get(id) ?? 0,
        })
      : choice({ name: 'addOns', value: id, label: name, unit, price, checked: chosen.has(id) })
  })
  return fields.length === 0 ? [] : [buildElement('legend', { children: [words.addOns] }), ...fields]
}

/** What a flag alone adds; nothing where that depends on more. */
function feeFor(book: PriceBook, flag: string, words: ElementWords): string {
  const charge = (book.charges ?? []).find(
    ({ when = {} }) => Object.keys(when).length === 1 && when[flag] === true,
  )
  return charge !== undefined && 'amount' in charge ? `+${money(book, charge.amount, words)}` : ''
}

const money = (
  { currency }: PriceBook,
  amount: Parameters<typeof formatMoney>[0],
  { locale }: ElementWords,
) => formatMoney(amount, { currency, locale })

function select(
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
  chosen: string,
) {
  const children = options.map((option) =>
    buildElement('option', {
      attributes: { value: option.value, selected: option.value === chosen },
      children: [option.label],
    }),
  )
  return labelled(label, 'select', { name }, children)
}

function number(
  name: string,
  label: string,
  { min, max, value }: { readonly min: number; readonly max: number; readonly value: number },
) {
  const attributes = { type: 'number', name, min: `${min}`, max: `${max}`, required: true, value: `${value}` }
  return labelled(label, 'input', attributes)
}

/** A control with its label. */
function labelled(
  label: string,
  tag: 'input' | 'select',
  attributes: NonNullable<ElementParts['attributes']>,
  children: readonly Node[] = [],
) {
  const control = buildElement(tag, { attributes: { ...attributes, part: 'control' }, children })
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
      ...(price === ''
        ? []
        : [buildElement('bdi', { attributes: { class: 'price', dir: 'ltr' }, children: [price] })]),
    ],
  })
}
