import type { Checked } from '@dustforce/core/validation'
import { useState } from 'react'
import { type Form, useForm } from './use-form.ts'

export interface CheckedFormOptions<Values> {
  readonly keep: string
  /** What is stored; null is an empty field. When it changes, a field that nobody typed in follows it, and what was typed stays. */
  readonly stored: Values
  /** How the text of each field is read. */
  readonly read: { readonly [Name in keyof Values]: (text: string) => Checked<Values[Name]> }
  readonly busy: boolean
  /** Gets what is to be stored, and what was stored when it was typed. */
  readonly onSave: (values: Values, seen: Values) => void
}

type Texts = Readonly<Record<string, string>>

export interface CheckedForm<Values> extends Omit<Form<Texts>, 'isChanged' | 'text'> {
  /** What is typed; what is stored where that is wrong. */
  readonly next: Values
  /** Whether something else would be stored than is. */
  readonly isChanged: boolean
  readonly text: (name: keyof Values & string) => ReturnType<Form<Texts>['text']>
}

/** A form of texts whose problems are shown as they are typed. */
export function useCheckedForm<Values extends object>({
  stored,
  read,
  onSave,
  ...options
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const [seen, setSeen] = useState(stored)
  const [latest, setLatest] = useState(stored)
  const check = (texts: Texts) => {
    const problems: Record<string, string> = {}
    let next = stored
    for (const name in read) {
      const one = read[name](texts[name] ?? '')
      if (one.ok) next = { ...next, [name]: one.value }
      else problems[name] = one.message
    }
    return { problems, next, isChanged: !isSame(next, stored) }
  }
  const form = useForm<Texts>({
    ...options,
    shows: 'at once',
    initial: () => Object.fromEntries(Object.entries(stored).map(([name, one]) => [name, textOf(one)])),
    check: (texts) => check(texts).problems,
    onSave: (texts) => {
      const { next, isChanged } = check(texts)
      if (isChanged) onSave(next, seen)
    },
  })
  const { next, isChanged } = check(form.values)
  if (!isSame(stored, latest)) {
    const texts: Record<string, string> = {}
    let begun = seen
    for (const name in read) {
      const typed = form.values[name] ?? ''
      const one = read[name](typed)
      if (typed !== textOf(seen[name]) && !(one.ok && isSame(one.value, stored[name]))) continue
      texts[name] = textOf(stored[name])
      begun = { ...begun, [name]: stored[name] }
    }
    setLatest(stored)
    setSeen(begun)
    form.set(texts)
  }
  return { ...form, next, isChanged: form.isRight && isChanged }
}

function textOf(value: unknown): string {
  return String(value ?? '')
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
