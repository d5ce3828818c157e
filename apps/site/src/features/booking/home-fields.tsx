import { formatPostalCode } from '@dustforce/core/validation'
import { bookingFields } from '@dustforce/office/booking'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { BookingSection } from './booking-section.tsx'
import { DecidedPart } from './decided-part.tsx'
import { type FormPart, fieldId, textIn } from './form-part.ts'
import { optionsInWords } from './options-in-words.ts'
import * as words from './words.en.tsx'

interface HomeFieldsProps extends FormPart {
  readonly maxRooms: number
  /** The size in words, with its price, when it was decided before the form opened. */
  readonly decidedSize: string | null
}

/** Where the home is and how big. */
export function HomeFields({ maxRooms, decidedSize, ...part }: HomeFieldsProps) {
  const { form, errors, onChange } = part
  const text = textIn(part)
  const rooms = Array.from({ length: maxRooms }, (_, index) => ({
    value: `${index + 1}`,
    label: `${index + 1}`,
  }))
  return (
    <BookingSection title={words.home}>
      <TextField
        label={words.street}
        required
        autoComplete="address-line1"
        maxLength={200}
        placeholder={words.streetExample}
        {...text('streetAddress')}
      />
      <div className="grid grid-cols-2 gap-4 max-sm:*:first:col-span-2 sm:grid-cols-[1.4fr_1fr_1fr]">
        <TextField
          label={words.city}
          required
          autoComplete="address-level2"
          maxLength={100}
          {...text('city')}
        />
        <TextField
          id={fieldId('province')}
          label={words.province}
          required
          readOnly
          autoComplete="address-level1"
          value={form.province}
          error={errors.province}
        />
        <TextField
          label={words.postalCode}
          required
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={7}
          placeholder="A1A 1A1"
          {...text('postalCode')}
          onChange={(event) => onChange({ postalCode: formatPostalCode(event.target.value) })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr] sm:items-end">
        <DecidedPart
          name={words.size}
          decided={decidedSize}
          wrong={errors.bedrooms !== undefined || errors.bathrooms !== undefined}
        >
          <div className="grid grid-cols-2 gap-4">
            <Select
              id={fieldId('bedrooms')}
              label={words.bedrooms}
              options={rooms}
              value={`${form.bedrooms}`}
              error={errors.bedrooms}
              onChange={(event) => onChange({ bedrooms: Number(event.target.value) })}
            />
            <Select
              id={fieldId('bathrooms')}
              label={words.bathrooms}
              options={rooms}
              value={`${form.bathrooms}`}
              error={errors.bathrooms}
              onChange={(event) => onChange({ bathrooms: Number(event.target.value) })}
            />
          </div>
        </DecidedPart>
        <Select
          id={fieldId('homeType')}
          label={words.homeType}
          optional
          placeholder={words.select}
          options={optionsInWords(bookingFields.homeType.options)}
          value={form.homeType}
          error={errors.homeType}
          onChange={(event) => {
            const chosen = bookingFields.homeType.options.find(({ value }) => value === event.target.value)
            onChange({ homeType: chosen?.value ?? '' })
          }}
        />
      </div>
      {form.homeType === 'other' ? (
        <TextField label={words.specifyHomeType} required maxLength={100} {...text('customHomeType')} />
      ) : null}
    </BookingSection>
  )
}
