import { sentence } from '@dustforce/office/language'
import * as words from './words.en.ts'

interface PillChoicesProps {
  readonly legend: string
  readonly options: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Any number of short words to choose. */
export function PillChoices({ legend, options, chosen, onChange }: PillChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-sm font-medium">
        {legend} <span className="font-normal text-muted">{words.optional}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 text-sm transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-ink has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(option)}
              onChange={(event) =>
                // In the order they are offered, whatever the order of clicks.
                onChange(
                  options.filter((other) =>
                    other === option ? event.target.checked : chosen.includes(other),
                  ),
                )
              }
            />
            {sentence(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
