import { type FormEvent, useId, useState } from 'react'
import { useSessionState } from '../app/use-session-state.ts'
import { type FormFields, formFields } from './form-fields.ts'
import type { Problems } from './problems.ts'

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

export interface Form<Values> extends FormFields<Values> {
  readonly id: string
  readonly values: Values
  readonly problems: Problems<Values>
  readonly isRight: boolean
  readonly isChanged: boolean
  readonly busy: boolean
  /** The number of times that it was to be saved and was refused, for its `ErrorSummary`. */
  readonly tries: number
  readonly set: (change: Partial<Values>) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Begins again. */
  readonly reset: () => void
}

/** A form's values, which outlive the end of a session, with what is wrong with them; its `ErrorSummary` brings the focus to the first wrong field. */
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
  const [values, setValues] = useSessionState<Values>(keep, begun)
  const [tries, setTries] = useState(0)
  const problems = check(values)
  const isRight = Object.values(problems).every((problem) => problem === undefined)
  const edit = (change: (before: Values) => Values) => {
    setValues(change)
    onChange?.(change(values))
  }
  const fields = formFields({
    values,
    errorOf: (name) => (tries > 0 || shows === 'at once' ? problems[name] : undefined),
    edit,
  })
  return {
    ...fields,
    ...{ id, values, problems, isRight, busy, tries },
    isChanged: JSON.stringify(values) !== JSON.stringify(begun),
    set: (change) => edit((before) => ({ ...before, ...change })),
    reset: () => {
      setValues(begun)
      setTries(0)
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (busy) return
      if (isRight) onSave(values)
      else setTries(tries + 1)
    },
  }
}
