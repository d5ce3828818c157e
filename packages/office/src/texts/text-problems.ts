import { isRecord } from '@dustforce/core/validation'
import { neededIn, placeholdersIn, textLimit } from './text-placeholders.ts'

interface Problem {
  readonly field: string
  readonly message: string
}

/** The shape that texts may have: a text, any number of a kind, which the first says, or texts by their names; all of it may be left out. */
export type TextShape = string | readonly TextShape[] | { readonly [name: string]: TextShape }

/**
 * Everything that is wrong with texts, each with its place and what to write.
 *
 * @param shape where a text may stand, with one that could
 * @param placeholders what may stand in braces, besides what the shape has there
 * @example
 * textProblems({ title: 1 }, { title: 'Home' }, ['company'], '') // => [{ field: 'title', message: "is 1; write a text, as 'Home'" }]
 */
export function textProblems(
  texts: unknown,
  shape: TextShape,
  placeholders: readonly string[],
  at: string,
): readonly Problem[] {
  if (typeof shape === 'string') return problemsOfText(texts, shape, placeholders, at)
  const inside = (value: unknown, name: string, of: TextShape) =>
    textProblems(value, of, placeholders, at === '' ? name : `${at}.${name}`)
  if (isList(shape)) {
    const [of = ''] = shape
    return Array.isArray(texts)
      ? texts.flatMap((text, nr) => inside(text, `${nr}`, of))
      : [{ field: at, message: `is ${JSON.stringify(texts)}; write a list` }]
  }
  const names = Object.keys(shape)
  if (!isRecord(texts)) return [{ field: at, message: `write an object with ${names.join(', ')}` }]
  return Object.entries(texts).flatMap(([name, text]) => {
    const of = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (of !== undefined) return inside(text, name, of)
    const field = at === '' ? name : `${at}.${name}`
    return [{ field, message: `unknown; write ${names.join(', ')}` }]
  })
}

function isList(shape: TextShape): shape is readonly TextShape[] {
  return Array.isArray(shape)
}

function problemsOfText(text: unknown, example: string, placeholders: readonly string[], field: string) {
  if (typeof text !== 'string')
    return [{ field, message: `is ${JSON.stringify(text)}; write a text, as '${example}'` }]
  const [written, limit] = [placeholdersIn(text), textLimit(field)]
  const known = [...new Set([...placeholders, ...placeholdersIn(example)])]
  return [
    ...(text.length > limit ? [`has ${text.length} characters; write at most ${limit}`] : []),
    ...(text.trim() === '' && example !== '' ? [`is empty; write a text, as '${example}'`] : []),
    ...written
      .filter((name) => !known.includes(name))
      .map((name) => `has {${name}}; write one of ${known.map((one) => `{${one}}`).join(', ')}`),
    ...neededIn(example)
      .filter((name) => !written.includes(name))
      .map((name) => `lacks {${name}}; write it where it is to be read`),
  ].map((message) => ({ field, message }))
}
