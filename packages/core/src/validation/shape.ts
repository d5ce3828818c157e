/**
 * Describes JSON once, for a reader that names everything that is wrong and for the JSON Schema that says the same. What one field means
 * for another is not a matter of shape: the reader checks it afterwards.
 */
import { isRecord } from './is-record.ts'
import type { Issue, Parsed } from './parsed.ts'
import { shown } from './shown.ts'

/** The form that a value must have. */
export interface Shape {
  /** Everything wrong with a value; `field` is its path. */
  readonly problems: (value: unknown, field: string) => readonly Issue[]
  /** A value of this shape without the fields that are unknown to it, at any depth. */
  readonly known: (value: unknown) => unknown
  /** The same as JSON Schema (draft 2020-12). */
  readonly jsonSchema: object
}

const none: readonly Issue[] = []
const itself = (value: unknown) => value

/**
 * Outside input as the type that a shape describes, or everything that is wrong with it. What its parts mean for each other is checked once
 * every part is right by itself; a field that is unknown keeps nothing from being checked.
 */
export function readChecked<T>(
  shape: Shape,
  check: (value: T) => readonly Issue[],
  input: unknown,
): Parsed<T> {
  const ofParts = shape.problems(input, '')
  const areParts = ofParts.every(({ message }) => message.startsWith(unknownField))
  const issues = areParts ? [...ofParts, ...check(shape.known(input) as T)] : ofParts
  return issues.length === 0 ? { ok: true, value: input as T } : { ok: false, issues }
}

/** The beginning of the message about a field that no shape has. */
const unknownField = 'unknown; '

/** A value that passes a test, or one problem. */
function checked(isRight: (value: unknown) => boolean, message: string, jsonSchema: object): Shape {
  return {
    problems: (value, field) =>
      isRight(value)
        ? none
        : [{ field, message: value === undefined ? 'missing' : `${message}, not ${shown(value)}` }],
    known: itself,
    jsonSchema,
  }
}

/** A text; one with a pattern says in words what that asks for. */
export function text(rule?: { readonly pattern: RegExp; readonly words: string }): Shape {
  const pattern = rule?.pattern ?? /./s
  return checked(
    (value) => typeof value === 'string' && pattern.test(value),
    rule === undefined ? 'must be a text' : `must be ${rule.words}`,
    rule === undefined ? { type: 'string', minLength: 1 } : { type: 'string', pattern: pattern.source },
  )
}

/** A text that may be empty. */
export const anyText: Shape = checked((value) => typeof value === 'string', 'must be a text', {
  type: 'string',
})

/** A whole number between two others, both included. */
export function integer(minimum: number, maximum: number): Shape {
  return checked(
    (value) => Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum,
    `must be a whole number from ${minimum} to ${maximum}`,
    { type: 'integer', minimum, maximum },
  )
}

/** A number between two others, both included. */
export function number(minimum: number, maximum: number): Shape {
  return checked(
    (value) => typeof value === 'number' && value >= minimum && value <= maximum,
    `must be a number from ${minimum} to ${maximum}`,
    { type: 'number', minimum, maximum },
  )
}

/** One of some values. */
export function oneOf(...values: readonly (string | boolean)[]): Shape {
  return checked(
    (value) => values.some((known) => known === value),
    `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`,
    { enum: values },
  )
}

export const trueOrFalse: Shape = checked((value) => typeof value === 'boolean', 'must be true or false', {
  type: 'boolean',
})

/** A list whose items have one shape. */
export function list(item: Shape, minItems = 0): Shape {
  return {
    problems: (value, field) => {
      if (!Array.isArray(value))
        return [{ field, message: value === undefined ? 'missing' : `must be a list, not ${shown(value)}` }]
      if (value.length < minItems) return [{ field, message: `must have ${minItems} or more` }]
      return value.flatMap((part, index) => item.problems(part, join(field, `${index}`)))
    },
    known: (value) => (value as readonly unknown[]).map(item.known),
    jsonSchema: { type: 'array', items: item.jsonSchema, ...(minItems > 0 && { minItems }) },
  }
}

/** A list of exactly two items, each of its own shape. */
export function pair(first: Shape, second: Shape, message: string): Shape {
  return {
    problems: (value, field) =>
      Array.isArray(value) && value.length === 2
        ? [...first.problems(value[0], join(field, '0')), ...second.problems(value[1], join(field, '1'))]
        : [{ field, message }],
    known: itself,
    jsonSchema: {
      type: 'array',
      prefixItems: [first.jsonSchema, second.jsonSchema],
      items: false,
      minItems: 2,
      maxItems: 2,
    },
  }
}

/** An object with the given fields and no others. */
export function object(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
  minProperties = 0,
): Shape {
  const fields = { ...required, ...optional }
  const names = Object.keys(fields)
  const needed = Object.keys(required).length > 0 ? Object.keys(required) : names
  return {
    problems: (value, field) => {
      if (!isRecord(value)) return [notAnObject(value, field, ` with ${needed.join(', ')}`)]
      const unknown = Object.keys(value).filter((name) => !names.includes(name))
      const given = Object.entries(fields).filter(
        ([name]) => value[name] !== undefined || Object.hasOwn(required, name),
      )
      return [
        ...given.flatMap(([name, shape]) => shape.problems(value[name], join(field, name))),
        ...unknown.map((name) => ({
          field: join(field, name),
          message: `${unknownField}the fields are ${names.join(', ')}`,
        })),
        ...(Object.keys(value).length < minProperties
          ? [{ field, message: `must say ${names.join(' or ')}` }]
          : none),
      ]
    },
    known: (value) =>
      mapped(value as object, (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined)),
    jsonSchema: {
      type: 'object',
      properties: jsonSchemas(fields),
      required: Object.keys(required),
      additionalProperties: false,
      ...(minProperties > 0 && { minProperties }),
    },
  }
}

/** An object with names of one pattern and values of one shape. */
export function record(
  name: { readonly pattern: RegExp; readonly words: string },
  item: Shape,
  minProperties = 0,
): Shape {
  return {
    problems: (value, field) => {
      if (!isRecord(value)) return [notAnObject(value, field)]
      const entries = Object.entries(value)
      if (entries.length < minProperties)
        return [{ field, message: `must have ${minProperties} or more entries` }]
      return entries.flatMap(([key, part]) => [
        ...(name.pattern.test(key)
          ? none
          : [{ field: join(field, key), message: `the name must be ${name.words}` }]),
        ...item.problems(part, join(field, key)),
      ])
    },
    known: (value) => mapped(value as object, () => item),
    jsonSchema: {
      type: 'object',
      propertyNames: { pattern: name.pattern.source },
      additionalProperties: item.jsonSchema,
      ...(minProperties > 0 && { minProperties }),
    },
  }
}

/** One of several shapes; the value decides by which of them it is judged. */
export function either(shapes: readonly Shape[], choose: (value: unknown) => Shape): Shape {
  return {
    problems: (value, field) => choose(value).problems(value, field),
    known: (value) => choose(value).known(value),
    jsonSchema: { anyOf: shapes.map((shape) => shape.jsonSchema) },
  }
}

/** A shape with a description for readers of its JSON Schema. */
export function described(description: string, shape: Shape): Shape {
  return { ...shape, jsonSchema: { ...shape.jsonSchema, description } }
}

/** The fields of an object that have a shape, each as its shape knows it. */
function mapped(value: object, shapeOf: (name: string) => Shape | undefined): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const shape = shapeOf(name)
      return shape === undefined || part === undefined ? [] : [[name, shape.known(part)]]
    }),
  )
}

function notAnObject(value: unknown, field: string, contents = ''): Issue {
  return { field, message: value === undefined ? 'missing' : `must be an object${contents}` }
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`
}

function jsonSchemas(fields: Readonly<Record<string, Shape>>) {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shape.jsonSchema]))
}
