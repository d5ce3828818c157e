import { invalid } from './api-error.ts'
import type { FormObject, FormValue } from './form-body.ts'

/** The least that a card can pay, in cents. */
export const minimumAmount = 50

export function objectAt(value: FormValue | undefined): FormObject {
  return value === undefined || typeof value === 'string' ? {} : value
}

export function textAt(form: FormObject, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export function wholeAt(form: FormObject, name: string): number {
  const text = textAt(form, name)
  if (text === undefined || !/^\d{1,12}$/.test(text)) throw invalid(`Invalid non-negative integer: ${name}`)
  return Number(text)
}

export function requiredAt(form: FormObject, name: string): string {
  const text = textAt(form, name)
  if (text === undefined || text === '')
    throw invalid(`Missing required param: ${name}.`, 'parameter_missing')
  return text
}

/** The metadata of a request; none is an empty one. */
export function metadataAt(form: FormObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectAt(form.metadata)).map(([key, value]) => [key, String(value)]),
  )
}
