import type { Issue, Parsed } from '@dustforce/core/validation'
import * as Cause from 'effect/Cause'
import type * as Schema from 'effect/Schema'
import * as SchemaIssue from 'effect/SchemaIssue'
import * as SchemaParser from 'effect/SchemaParser'

/**
 * A parser that names everything that is wrong, from a Schema.
 *
 * @throws TypeError from the parser when the Schema needs to wait, or one of its checks throws
 */
export function schemaParser<T, E>(schema: Schema.Codec<T, E>): (input: unknown) => Parsed<T> {
  const decode = SchemaParser.decodeUnknownExit(schema, { errors: 'all' })
  return (input) => {
    const exit = decode(input)
    if (exit._tag === 'Success') return { ok: true, value: exit.value }
    const [reason] = exit.cause.reasons
    if (reason?._tag !== 'Fail') {
      const cause = Cause.squash(exit.cause)
      throw new TypeError('The Schema must decode synchronously, and no check may throw', { cause })
    }
    const issues: Issue[] = []
    addIssues(reason.error, '', issues)
    return { ok: false, issues }
  }
}

const inWords = SchemaIssue.makeFormatterStandardSchemaV1()

/** Adds what is wrong in a field and in those within it. Effect's formatter would make a list for every one of them. */
function addIssues(issue: SchemaIssue.Issue, field: string, issues: Issue[]): void {
  if (issue._tag === 'Composite') {
    for (const part of issue.issues) addIssues(part, field, issues)
    return
  }
  if (issue._tag === 'Pointer') {
    addIssues(issue.issue, joined(field, pathText(issue.path)), issues)
    return
  }
  const message = issue._tag === 'Filter' ? ownMessage(issue) : undefined
  if (message !== undefined) issues.push({ field, message })
  else {
    for (const part of inWords(issue).issues.map(issueOf)) {
      issues.push({ field: joined(field, part.field), message: part.message })
    }
  }
}

/** Returns what a check says of a whole value; undefined where Effect finds the words, or the fields. */
function ownMessage(filter: SchemaIssue.Filter): string | undefined {
  return filter.issue._tag === 'InvalidValue' ? SchemaIssue.defaultCheckHook(filter) : undefined
}

function joined(field: string, within: string): string {
  return field === '' || within === '' ? field + within : `${field}.${within}`
}

/** An issue as the Standard Schema interface reports it. */
interface StandardIssue {
  readonly message: string
  readonly path?: Path | undefined
}

type Path = readonly (PropertyKey | { readonly key: PropertyKey })[]

/** An issue with its path as text; '' is the input itself. */
export function issueOf({ path = [], message }: StandardIssue): Issue {
  return { field: pathText(path), message }
}

function pathText(path: Path): string {
  return path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.')
}
