import type { Checked } from '@dustforce/core/validation'
import { type Form, useForm } from './use-form.ts'

export interface CheckedFormOptions<Values> {
  readonly keep: string
  /** What is stored; null is an empty field. */
  readonly stored: Values
  /** How the text of each field is read. */
  readonly read: { readonly [Name in keyof Values]: (text: string) => Checked<Values[Name]> }
  readonly busy: boolean
  readonly onSave: (values: Values) => void
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
  const check = (texts: Texts) => {
    const problems: Record<string, string> = {}
    let next = stored
    for (const name in read) {
      const one = read[name](texts[name] ?? '')
      if (one.ok) next = { ...next, [name]: one.value }
      else problems[name] = one.message
    }
    return { problems, next, isChanged: JSON.stringify(next) !== JSON.stringify(stored) }
  }
  const form = useForm<Texts>({
    ...options,
    shows: 'at once',
    initial: () => Object.fromEntries(Object.entries(stored).map(([name, one]) => [name, String(one ?? '')])),
    check: (texts) => check(texts).problems,
    onSave: (texts) => {
      const { next, isChanged } = check(texts)
      if (isChanged) onSave(next)
    },
  })
  const { next, isChanged } = check(form.values)
  return { ...form, next, isChanged: form.isRight && isChanged }
}
