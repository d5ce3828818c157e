import { isRecord, type Parsed } from '@dustforce/core/validation'
import { messagesOf } from '../language/language.ts'
import { companyTextProblems } from './company-text-problems.ts'
import type { TextsByLanguage } from './company-texts.ts'

/**
 * Reads what an owner publishes of a company's texts, by language, and names everything that is wrong with it.
 *
 * @example
 * parseCompanyTexts({ 'en-CA': { site: { home: { title: 1 } } } }).ok // => false
 */
export function parseCompanyTexts(input: unknown): Parsed<TextsByLanguage> {
  if (!isRecord(input)) return { ok: false, issues: [{ field: '', message: 'write texts by language' }] }
  const issues = Object.entries(input).flatMap(([code, texts]) =>
    messagesOf(code) === undefined
      ? [{ field: code, message: 'is no language of English or French' }]
      : companyTextProblems(texts, null).map(({ field, message }) => ({
          field: field === '' ? code : `${code}.${field}`,
          message,
        })),
  )
  // Nothing is wrong with it: it has the shape.
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: input as TextsByLanguage }
}
