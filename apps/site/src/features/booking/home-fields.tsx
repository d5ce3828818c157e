import { formatPostalCode } from '@dustforce/core/validation'
import { bookingFields } from '@dustforce/office/booking'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { BookingSection } from './booking-section.tsx'
import { DecidedPart } from './decided-part.tsx'
import { type FormPart, fieldId, textIn } from './form-part.ts'

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
    <BookingSection title="Service Details">
      <TextField
        label="Street Address"
        required
        autoComplete="address-line1"
        maxLength={200}
        placeholder="123 Queen St W, Unit 405"
        {...text('streetAddress')}
      />
      <div className="grid grid-cols-2 gap-4 max-sm:*:first:col-span-2 sm:grid-cols-[1.4fr_1fr_1fr]">
        <TextField label="City" required autoComplete="address-level2" maxLength={100} {...text('city')} />
        <TextField
          id={fieldId('province')}
          label="Province"
          required
          readOnly
          autoComplete="address-level1"
          value={form.province}
          error={errors.province}
        />
        <TextField
          label="Postal Code"
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
          name="size"
          decided={decidedSize}
          wrong={errors.bedrooms !== undefined || errors.bathrooms !== undefined}
        >
          <div className="grid grid-cols-2 gap-4">
            <Select
              id={fieldId('bedrooms')}
              label="Bedrooms"
              options={rooms}
              value={`${form.bedrooms}`}
              error={errors.bedrooms}
              onChange={(event) => onChange({ bedrooms: Number(event.target.value) })}
            />
            <Select
              id={fieldId('bathrooms')}
              label="Bathrooms"
              options={rooms}
              value={`${form.bathrooms}`}
              error={errors.bathrooms}
              onChange={(event) => onChange({ bathrooms: Number(event.target.value) })}
            />
          </div>
        </DecidedPart>
        <Select
          id={fieldId('homeType')}
          label="Home Type"
          optional
          placeholder="Select"
          options={bookingFields.homeType.options}
          value={form.homeType}
          error={errors.homeType}
          onChange={(event) => {
            const chosen = bookingFields.homeType.options.find(({ value }) => value === event.target.value)
            onChange({ homeType: chosen?.value ?? '' })
          }}
        />
      </div>
      {form.homeType === 'other' ? (
        <TextField
          label="Please specify your home type"
          required
          maxLength={100}
          {...text('customHomeType')}
        />
      ) : null}
    </BookingSection>
  )
}
