/** A part of a form, as its text fields see it. */
interface TextPart<Form> {
  readonly form: Form
  /** The messages to show, by field. */
  readonly errors?: { readonly [Name in keyof Form]?: string | undefined }
  readonly onChange: (change: Readonly<Record<string, string>>) => void
  /** Called on blur; from then on the field may show its message. */
  readonly onLeave?: (name: keyof Form & string) => void
}

/** The fields of a form that are texts. */
export type TextName<Form> = {
  [Name in keyof Form]: string extends Form[Name] ? Name : never
}[keyof Form] &
  string

/** The props of a text field of a form. */
export interface TextProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  readonly onBlur: () => void
}

/** Returns the props of the text field of a form, by its name. */
export function textOf<Form>(
  { form, errors, onChange, onLeave }: TextPart<Form>,
  name: TextName<Form>,
): TextProps {
  return {
    value: String(form[name]),
    error: errors?.[name],
    onChange: ({ target }) => onChange({ [name]: target.value }),
    onBlur: () => onLeave?.(name),
  }
}
