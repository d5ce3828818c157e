type NamesOf<Values, Kind> = {
  [Name in keyof Values]: [Kind, Values[Name]] extends [Values[Name], Kind] ? Name : never
}[keyof Values] &
  string

/** As the events of all fields are. */
interface Typed {
  readonly target: { readonly value: string }
}

/** The props of the fields of a form, by their names. */
export interface FormFields<Values> {
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
}

/** The fields of a form over its values, wherever those are kept. */
export function formFields<Values extends object>({
  values,
  errorOf,
  edit,
}: {
  readonly values: Values
  readonly errorOf: (name: keyof Values) => string | undefined
  readonly edit: (change: (before: Values) => Values) => void
}): FormFields<Values> {
  const put = (name: keyof Values, value: unknown) => edit((before) => ({ ...before, [name]: value }))
  return {
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
  }
}
