import type { ChoiceMeasure, CountMeasure, Measure, Measures } from './price-book.ts'

/** Whether a measure is a number. */
export function isCount(measure: Measure): measure is CountMeasure {
  return 'one' in measure
}

/** Whether a measure is one of several choices. */
export function isChoice(measure: Measure): measure is ChoiceMeasure {
  return 'choices' in measure
}

/** Returns the words for one and for more of a count: its id where the book has no such count. */
export function namesOf(measures: Measures, id: string): Pick<CountMeasure, 'one' | 'many'> {
  const measure = measures[id]
  return measure !== undefined && isCount(measure) ? measure : { one: id, many: id }
}

/** Whether a value is one that a measure can have. */
export function isValueOf(measure: Measure, value: unknown): boolean {
  if ('one' in measure)
    return Number.isInteger(value) && Number(value) >= measure.min && Number(value) <= measure.max
  if ('choices' in measure) return typeof value === 'string' && Object.hasOwn(measure.choices, value)
  return typeof value === 'boolean'
}

/**
 * Why a measure cannot have a value that is none of its own.
 *
 * @example
 * measureProblem({ one: 'bedroom', many: 'bedrooms', min: 1, max: 5 }, 0) // => 'Choose 1 to 5 bedrooms, not 0'
 */
export function measureProblem(measure: Measure, value: unknown): string {
  if (isCount(measure)) {
    const { min, max, many } = measure
    const text = typeof value === 'string' ? `'${value}'` : value
    const not = typeof text === 'string' || typeof text === 'number' ? `, not ${text}` : ''
    return `Choose ${min} to ${max} ${many}${not}`
  }
  return isChoice(measure)
    ? `must be one of ${Object.keys(measure.choices).join(', ')}`
    : 'must be true or false'
}
