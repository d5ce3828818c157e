import type { PriceBook } from '@dustforce/core/catalogue'
import { offeredIntervals } from '@dustforce/office/series'
import { Select } from '@dustforce/ui/select'
import { type FormPart, fieldId } from './form-part.ts'
import * as words from './words.en.tsx'

interface HowOftenFieldProps extends Pick<FormPart, 'form' | 'onChange'> {
  readonly book: Pick<PriceBook, 'frequencies'>
}

/** Whether the visit repeats, and what that takes off. Just once, unless somebody chooses otherwise. */
export function HowOftenField({ form, onChange, book }: HowOftenFieldProps) {
  const intervals = offeredIntervals(book)
  if (intervals.length === 0) return null
  return (
    <Select
      id={fieldId('howOften')}
      label={words.howOften}
      value={form.howOften}
      hint={form.howOften === '' ? undefined : words.listedBelow}
      options={[
        { value: '', label: words.justOnce },
        ...intervals.map(({ every, name, percent, from }) => ({
          value: every,
          label: percent === 0 ? name : words.percentOff(name, percent, from > 1),
        })),
      ]}
      onChange={({ target }) =>
        onChange({ howOften: intervals.find(({ every }) => every === target.value)?.every ?? '' })
      }
    />
  )
}
