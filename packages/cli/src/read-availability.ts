import type { Availability } from '@dustforce/core/schedule'
import { parseAvailability } from '@dustforce/core/schedule/schema'
import type { Console } from './console.ts'
import { InputError } from './input-error.ts'
import { readJsonFile } from './read-json.ts'

/** The parts of an availability that files and fields can name: the work of the crews, or the places that are taken by date. */
type Part = 'busy' | 'taken'

/**
 * A part of an availability in a file.
 *
 * @throws InputError when the file holds anything else
 */
export function readAvailabilityPart<P extends Part>(
  console: Console,
  part: P,
  path: string | undefined,
): Availability[P] {
  return path === undefined ? undefined : availabilityPart(part, readJsonFile(console, path), path)
}

/**
 * A part of an availability.
 *
 * @param field what it is called in the error
 * @throws InputError when it is anything else
 */
export function availabilityPart<P extends Part>(part: P, value: unknown, field: string): Availability[P] {
  if (value === undefined) return undefined
  const parsed = parseAvailability({ now: '2000-01-01T00:00:00Z', [part]: value })
  if (parsed.ok) return parsed.value[part]
  throw new InputError(
    parsed.issues.map((issue) => ({
      ...issue,
      field: issue.field.replace(new RegExp(`^${part}\\.?`), `${field} `).trim(),
    })),
  )
}
