import type { ChoiceMeasure, CountMeasure, Measure, Measures } from './price-book.ts'

/** Whether a measure is a number. */
export function isCount(measure: Measure): measure is CountMeasure {
  return 'one' in measure
}

/** Whether a measure is one of several choices. */
export function isChoice(measure: Measure): measure is ChoiceMeasure {
  return 'choices' in measure
}

/** What one and more of a count are called: its id where the book has no such count. */
export function namesOf(measures: Measures, id: string): Pick<CountMeasure, 'one' | 'many'> {
  const measure = measures[id]
  return measure !== undefined && isCount(measure) ? measure : { one: id, many: id }
}

/**
 * What is wrong with a value for a measure; undefined when nothing is.
 *
 * @example
 * measureProblem({ one: 'bedroom', many: 'bedrooms', min: 1, max: 5 }, 0) // => 'Choose 1 to 5 bedrooms, not 0'
 */
export function measureProblem(measure: Measure, value: unknown): string | undefined {
  if (isCount(measure)) {
    if (typeof value !== 'number') return 'must be a number'
    const { min, max, many } = measure
    if (Number.isInteger(value) && value >= min && value <= max) return undefined
    return `Choose ${min} to ${max} ${many}, not ${value}`
  }
  if (isChoice(measure)) {
    if (typeof value === 'string' && Object.hasOwn(measure.choices, value)) return undefined
    return `must be one of ${Object.keys(measure.choices).join(', ')}`
  }
  return typeof value === 'boolean' ? undefined : 'must be true or false'
}
