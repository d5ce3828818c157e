import { bookingFields, type DeclaredField } from '@dustforce/office/booking'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { askedNow, type FoldedPart } from './asked-fields.ts'
import { type FormPart, fieldId } from './form-part.ts'
import { optionsInWords } from './options-in-words.ts'

type AskedInputsProps = Pick<FormPart, 'form' | 'onChange'> & { readonly part: FoldedPart }

/** As the events of both kinds of text are. */
interface Typed {
  readonly target: { readonly value: string }
}

/** The inputs of what a folded part of the form asks for. */
export function AskedInputs({ part, form, onChange }: AskedInputsProps) {
  return askedNow(part, form).map(({ name, label, example, rows, max }) => {
    const { options, max: stored = 1000 }: DeclaredField = bookingFields[name]
    const field = {
      ...{ id: fieldId(name), label, optional: true, maxLength: max ?? stored, placeholder: example },
      value: form[name],
      onChange: ({ target }: Typed) => onChange({ [name]: target.value }),
    }
    if (options !== undefined)
      return (
        <ChoiceGroup
          key={name}
          legend={label}
          look="list"
          value={form[name] === '' ? null : form[name]}
          onChange={(chosen) => onChange({ [name]: chosen })}
          options={optionsInWords(options)}
        />
      )
    return rows === undefined ? (
      <TextField key={name} {...field} />
    ) : (
      <TextArea key={name} {...field} rows={rows} />
    )
  })
}
