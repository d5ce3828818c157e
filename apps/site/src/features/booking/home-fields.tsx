import { bookingFields } from '@dustforce/office/booking'
import type { HomeMeasures, Range } from '@dustforce/office/company'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { BookingSection } from './booking-section.tsx'
import { DecidedPart } from './decided-part.tsx'
import { type FormPart, fieldId, textIn } from './form-part.ts'
import { optionsInWords } from './options-in-words.ts'
import * as words from './words.en.tsx'

/** The counts of a measure, to choose from. */
function countsOf({ min, max }: Range) {
  return Array.from({ length: max - min + 1 }, (_, nr) => ({ value: `${min + nr}`, label: `${min + nr}` }))
}

interface HomeFieldsProps extends FormPart {
  /** The numbers of rooms that there can be; what is not measured is not asked. */
  readonly rooms: Pick<HomeMeasures, 'bedrooms' | 'bathrooms'>
  /** The size in words, with its price, when it was decided before the form opened. */
  readonly decidedSize: string | null
}

/** The fields for where the home is and how big. */
export function HomeFields({ rooms, decidedSize, ...part }: HomeFieldsProps) {
  const { form, errors, onChange } = part
  const text = textIn(part)
  const contact = useContactRules()
  const asked = [
    { name: 'bedrooms', label: words.bedrooms, range: rooms.bedrooms },
    { name: 'bathrooms', label: words.bathrooms, range: rooms.bathrooms },
  ].flatMap(({ name, label, range }) =>
    range === null ? [] : [{ name: name === 'bedrooms' ? 'bedrooms' : 'bathrooms', label, range } as const],
  )
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
        {contact.region === '' ? null : (
          <TextField
            id={fieldId('province')}
            label={words.province}
            required
            readOnly
            autoComplete="address-level1"
            value={form.province || contact.region}
            error={errors.province}
          />
        )}
        <TextField
          label={words.postalCode[contact.postalCodeName]}
          required
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={contact.postalCodeLength}
          placeholder={contact.postalCodePlaceholder}
          {...text('postalCode')}
          onChange={(event) => onChange({ postalCode: contact.formatPostalCode(event.target.value) })}
        />
      </div>
      {asked.length === 0 ? null : (
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr] sm:items-end">
          <DecidedPart
            name={words.size}
            decided={decidedSize}
            wrong={errors.bedrooms !== undefined || errors.bathrooms !== undefined}
          >
            <div className="grid grid-cols-2 gap-4">
              {asked.map(({ name, label, range }) => (
                <Select
                  key={name}
                  id={fieldId(name)}
                  label={label}
                  options={countsOf(range)}
                  value={`${form[name]}`}
                  error={errors[name]}
                  onChange={(event) => onChange({ [name]: Number(event.target.value) })}
                />
              ))}
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
      )}
      {form.homeType === 'other' ? (
        <TextField label={words.specifyHomeType} required maxLength={100} {...text('customHomeType')} />
      ) : null}
    </BookingSection>
  )
}
