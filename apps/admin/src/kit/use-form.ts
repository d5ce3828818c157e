import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKept } from '../app/use-kept.ts'
import type { Problems } from './problems.ts'

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: [Kind, Values[Name]] extends [Values[Name], Kind] ? Name : never
}[keyof Values] &
  string

/** As the events of all fields are. */
interface Typed {
  readonly target: { readonly value: string }
}

export interface FormOptions<Values> {
  /** Names the form and what it is about: what was typed is kept under it when the session ends. */
  readonly keep: string
  readonly initial: Values | (() => Values)
  readonly check?: ((values: Values) => Problems<Values>) | undefined
  /** When problems are shown: once the form was to be saved, unless said otherwise. */
  readonly shows?: 'at once' | undefined
  readonly busy?: boolean | undefined
  /** Told the values, whenever they change. */
  readonly onChange?: ((values: Values) => void) | undefined
  /** Gets values without problems. */
  readonly onSave: (values: Values) => void
}

export interface Form<Values> {
  readonly id: string
  readonly values: Values
  readonly problems: Problems<Values>
  readonly isRight: boolean
  readonly isChanged: boolean
  readonly busy: boolean
  readonly set: (change: Partial<Values>) => void
  /** For a `TextField`, a `TextArea` or a `Select`. */
  readonly text: (name: NamesOf<Values, string>) => {
    readonly name: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: Typed) => void
  }
  /** For a `Checkbox` or a `Switch`. */
  readonly tick: (name: NamesOf<Values, boolean>) => {
    readonly checked: boolean
    readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void
  }
  /** For what hands over its value, such as a `DateField` or a `ChoiceGroup`. */
  readonly field: <Name extends keyof Values>(
    name: Name,
  ) => {
    readonly value: Values[Name]
    readonly error: string | undefined
    readonly onChange: (value: Values[Name]) => void
  }
  /** For a `Select` of certain values. */
  readonly choice: <Name extends keyof Values, Option extends { readonly value: Values[Name] & string }>(
    name: Name,
    options: readonly Option[],
  ) => {
    readonly options: readonly Option[]
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: Typed) => void
  }
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Begins again. */
  readonly reset: () => void
}

/** A form's values, which outlive the end of a session, with what is wrong with them; the first wrong field gets the focus. */
export function useForm<Values extends object>({
  keep,
  initial,
  check = () => ({}),
  shows,
  busy = false,
  onChange,
  onSave,
}: FormOptions<Values>): Form<Values> {
  const id = useId()
  const [begun] = useState(initial)
  const [values, setValues] = useKept<Values>(keep, begun)
  const [tried, setTried] = useState(false)
  const problems = check(values)
  const isRight = Object.values(problems).every((problem) => problem === undefined)
  const errorOf = (name: keyof Values) => (tried || shows === 'at once' ? problems[name] : undefined)
  const put = (name: keyof Values, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
    onChange?.({ ...values, [name]: value })
  }
  return {
    ...{ id, values, problems, isRight, busy },
    isChanged: JSON.stringify(values) !== JSON.stringify(begun),
    set: (change) => {
      setValues((before) => ({ ...before, ...change }))
      onChange?.({ ...values, ...change })
    },
    text: (name) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: ({ target }) => put(name, target.value),
    }),
    tick: (name) => ({
      checked: values[name] === true,
      onChange: ({ target }) => put(name, target.checked),
    }),
    field: (name) => ({
      value: values[name],
      error: errorOf(name),
      onChange: (value) => put(name, value),
    }),
    choice: (name, options) => ({
      options,
      value: String(values[name]),
      error: errorOf(name),
      onChange: ({ target }) => {
        const chosen = options.find(({ value }) => value === target.value)
        if (chosen !== undefined) put(name, chosen.value)
      },
    }),
    reset: () => {
      setValues(begun)
      setTried(false)
    },
    onSubmit: (event) => {
      event.preventDefault()
      const { currentTarget } = event
      if (busy) return
      // Drawn now: a field is known to be wrong by what it says.
      flushSync(() => setTried(true))
      if (isRight) onSave(values)
      else currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
  }
}
