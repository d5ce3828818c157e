import type { Measure, PriceBook } from '@dustforce/core/catalogue'
import { parseQuoteRequest, type QuoteRequest } from '@dustforce/core/quote'
import type { Flags } from './command.ts'
import { InputError, wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'

/**
 * Reads a quote request for a book from JSON.
 *
 * @throws InputError naming every field that is wrong
 */
export function readQuoteRequest(book: PriceBook, input: unknown): QuoteRequest {
  const result = parseQuoteRequest(book, input)
  if (result.ok) return result.value
  const services = Object.keys(book.services)
  throw new InputError(
    result.issues.map(({ field, message }) => {
      const given = field === 'service' ? serviceIn(input) : undefined
      return {
        field: field || 'request',
        message: given === undefined ? message : `${message}${didYouMean(given, services)}`,
      }
    }),
  )
}

function serviceIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('service' in input)) return undefined
  return typeof input.service === 'string' ? input.service : undefined
}

/**
 * Reads a quote request from flags: `--bedrooms 3` and every other measure of the book, `--no-pets` for one that is not so, `--promo 10%` for a percentage, `--promo 20` for
 * dollars, `--add-ons oven:2` for two of it.
 */
export function quoteRequestFromFlags(book: PriceBook, flags: Flags): QuoteRequest {
  const texts = Object.entries(flags).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const given = Object.fromEntries(texts)
  const measures = Object.entries(book.measures).flatMap(([id, measure]) => {
    const flag = flagOf(id)
    const isNot = 'flag' in measure && flags[`no-${flag}`] === true
    if (isNot && flags[flag] !== undefined) throw wrong(`--${flag}`, `say --${flag} or --no-${flag}`)
    const value = isNot ? false : flags[flag]
    return value === undefined ? [] : [[id, measured(id, measure, value)]]
  })
  const { 'add-ons': addOns, promo, service, date, time, frequency, visit } = given
  if (service === undefined)
    throw wrong('service', `missing; choose one of ${Object.keys(book.services).join(', ')}`)
  return readQuoteRequest(book, {
    service,
    ...Object.fromEntries(measures),
    ...(addOns !== undefined && { addOns: addOns.split(',').map(chosenAddOn) }),
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
    ...(frequency !== undefined && { frequency }),
    ...(visit !== undefined && { visit: Number(visit) }),
    ...(promo !== undefined && { promo: discountFrom(promo) }),
  })
}

/** Returns a measure as a flag: `noticeHours` is `--notice-hours`. */
export function flagOf(measure: string): string {
  return measure.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function measured(id: string, measure: Measure, value: Flags[string]): unknown {
  if (!('one' in measure)) return value
  const number = Number(value)
  if (typeof value !== 'string' || value.trim() === '' || Number.isNaN(number))
    throw wrong(id, `not a number: '${value}'`)
  return number
}

function chosenAddOn(text: string): unknown {
  const [id = '', quantity, ...others] = text.trim().split(':')
  return quantity === undefined || others.length > 0 ? text.trim() : { id, quantity: Number(quantity) }
}

function discountFrom(text: string): unknown {
  const [, value, percent] = /^\$?(\d+(?:\.\d+)?)(%?)$/.exec(text.trim()) ?? []
  if (value === undefined)
    throw wrong('promo', `write 10%, or 20 for whole units of the currency, not '${text}'`)
  return { type: percent === '%' ? 'percentage' : 'fixed', value: Number(value) }
}
