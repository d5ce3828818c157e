import { addOnsFor, type Measure, type PriceBook, type Service } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { ChosenAddOn, QuoteRequest } from '@dustforce/core/quote'
import { measuresOf } from '../src/catalogue/apply-rule.ts'
import { buildElement, type ElementParts } from './build-element.ts'
import type { ElementWords } from './element-words.ts'

/** The parts of the form. Every choice is a native control, so that keyboard and screen reader work as the visitor knows them. */
export interface FormParts {
  readonly service: HTMLElement
  /** The numbers and choices that decide the price. */
  readonly measures: readonly HTMLElement[]
  /** The add-ons of the service, with their legend; nothing when it has none. */
  readonly addOns: readonly HTMLElement[]
  /** The fields for what is so or not, such as pets. */
  readonly flags: readonly HTMLElement[]
}

/** The form for a book, filled with a request, in the page's words. */
export function formParts(book: PriceBook, request: QuoteRequest, words: ElementWords): FormParts {
  const services = Object.entries(book.services).map(([value, { name: label }]) => ({ value, label }))
  const measures = Object.entries(book.measures).filter(([, { hidden }]) => hidden === undefined)
  const needed = neededMeasures(book)
  return {
    service: select('service', words.service, services, request.service),
    measures: [
      ...measures.flatMap(([id, measure]) =>
        'flag' in measure ? [] : [field(id, measure, request[id], needed.has(id))],
      ),
      ...whenFields(book, request, words),
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

/**
 * Reads the request back from the form. Add-ons that the chosen service does not offer are left out, and so is what is not said.
 *
 * @param before the request that the form was filled with: what the program says of hidden measures stays
 */
export function requestOf(book: PriceBook, form: HTMLFormElement, before: QuoteRequest): QuoteRequest {
  const data = new FormData(form)
  const service = String(data.get('service'))
  const measures = Object.entries(book.measures).map(([id, measure]) => [
    id,
    measure.hidden ? before[id] : valueIn(data, id, measure),
  ])
  const others = ['date', 'time', 'frequency'].map((name) => [name, data.get(name)])
  const addOns = (book.services[service]?.addOns ?? []).flatMap((id): ChosenAddOn[] => {
    const quantity = Number(data.get(`addOns.${id}`))
    if (quantity > 0) return [{ id, quantity }]
    return data.getAll('addOns').includes(id) ? [id] : []
  })
  return {
    service,
    ...Object.fromEntries(measures.filter(([, value]) => value !== undefined)),
    addOns,
    ...Object.fromEntries(others.filter(([, value]) => typeof value === 'string' && value !== '')),
  }
}

function valueIn(data: FormData, id: string, measure: Measure): number | string | boolean | undefined {
  if ('flag' in measure) return data.has(id)
  const said = String(data.get(id) ?? '')
  if (said === '') return undefined
  return 'one' in measure ? Number(said) : said
}

/** The measures that the price or the length of some service goes by. */
function neededMeasures({ services }: PriceBook): ReadonlySet<string> {
  const rules = Object.values<Service>(services).flatMap(({ price, minutes }) =>
    minutes === undefined ? [price] : [price, minutes],
  )
  return new Set(rules.flatMap(measuresOf))
}

/**
 * A request of the first service with the least of every measure that a price needs, for what the page does not say. Others are not said:
 * a charge may depend on them.
 */
export function leastRequest(book: PriceBook): QuoteRequest {
  const { measures, services } = book
  const needed = neededMeasures(book)
  const [service = ''] = Object.keys(services)
  const values = Object.entries(measures).flatMap(([id, measure]): [string, unknown][] => {
    if ('flag' in measure) return measure.hidden && !needed.has(id) ? [] : [[id, false]]
    if (!needed.has(id)) return []
    return [[id, 'one' in measure ? measure.min : Object.keys(measure.choices)[0]]]
  })
  return { ...Object.fromEntries(values), service }
}

/** More counts than these are typed, not chosen from a list. */
const mostListed = 20

/** The option for what is not said yet. */
const unsaid = { value: '', label: '–' }

function field(
  id: string,
  measure: Exclude<Measure, { flag: true }>,
  value: unknown,
  isNeeded: boolean,
): HTMLElement {
  const first = isNeeded ? [] : [unsaid]
  if ('choices' in measure) {
    const options = Object.entries(measure.choices).map(([key, label]) => ({ value: key, label }))
    return select(id, measure.label, [...first, ...options], String(value ?? ''))
  }
  const { min, max, many } = measure
  const label = many.charAt(0).toUpperCase() + many.slice(1)
  if (max - min >= mostListed) return number(id, label, { min, max, value, required: isNeeded })
  const options = Array.from({ length: max - min + 1 }, (_, index) => ({
    value: `${min + index}`,
    label: `${min + index}`,
  }))
  return select(id, label, [...first, ...options], String(value ?? ''))
}

/** The day and the time of the visit, where a charge depends on them. */
function whenFields(
  { charges = [] }: PriceBook,
  { date = '', time = '' }: QuoteRequest,
  words: ElementWords,
): HTMLElement[] {
  const facts = new Set(charges.flatMap(({ when = {} }) => Object.keys(when)))
  const isDated = facts.has('weekday') || facts.has('date')
  return [
    ...(isDated ? [labelled(words.date, 'input', { type: 'date', name: 'date', value: date })] : []),
    ...(facts.has('time')
      ? [labelled(words.time, 'input', { type: 'time', name: 'time', value: time })]
      : []),
  ]
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
          required: true,
        })
      : choice({ name: 'addOns', value: id, label: name, unit, price, checked: chosen.has(id) })
  })
  return fields.length === 0 ? [] : [buildElement('legend', { children: [words.addOns] }), ...fields]
}

/** Returns what a flag alone adds; nothing where that depends on more. */
function feeFor(book: PriceBook, flag: string, words: ElementWords): string {
  const charge = (book.charges ?? []).find(
    ({ when = {} }) => Object.keys(when).length === 1 && when[flag] === true,
  )
  if (charge === undefined || !('amount' in charge)) return ''
  return `${charge.amount < 0 ? '' : '+'}${money(book, charge.amount, words)}`
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
  { min, max, value, required }: { min: number; max: number; value: unknown; required: boolean },
) {
  const attributes = {
    type: 'number',
    name,
    min: `${min}`,
    max: `${max}`,
    required,
    value: `${value ?? ''}`,
  }
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
