import {
  type BookingForm,
  bookingFields,
  type DeclaredField,
  fieldUses,
  inputNames,
} from '@dustforce/office/booking'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import type { FormFields } from '../../../kit/form-fields.ts'

type AskedByPhoneProps = Pick<FormFields<BookingForm>, 'field'> & {
  readonly form: BookingForm
  readonly onChange: (change: Partial<BookingForm>) => void
}

/** Shows the fields that their declarations say are asked by phone. */
export function AskedByPhone({ form, field, onChange }: AskedByPhoneProps) {
  return inputNames.map((name) => {
    const { byPhone } = fieldUses[name]
    const { options }: DeclaredField = bookingFields[name]
    if (byPhone === null) return null
    const asked = {
      ...{ name, label: byPhone.label, optional: true, autoComplete: 'off', value: form[name] },
      error: field(name).error,
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onChange({ [name]: target.value }),
    }
    if (options !== undefined) return <Select key={name} {...asked} placeholder="Select" options={options} />
    return byPhone.rows === undefined ? (
      <TextField key={name} {...asked} />
    ) : (
      <TextArea key={name} {...asked} rows={byPhone.rows} />
    )
  })
}
