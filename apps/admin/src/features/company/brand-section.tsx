import { type BrandContrast, brandContrasts, leastContrast } from '@dustforce/office/company/brand-contrast'
import { valueAt } from '@dustforce/office/publishing'
import { Notice } from '@dustforce/ui/notice'
import { SectionCard } from '../../kit/section-card.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'
import { ColourField } from './colour-field.tsx'
import { LogoField } from './logo-field.tsx'

const colours = ['primary', 'accent'] as const

/** The fields of the company's look, and whether texts in its colours can be read. */
export function BrandSection() {
  const { document, problems } = useDocumentSheet()
  const isRight = !problems.has('brand.primary') && !problems.has('brand.accent')
  const contrasts = isRight
    ? brandContrasts({
        primary: String(valueAt(document, 'brand.primary')),
        accent: String(valueAt(document, 'brand.accent')),
      })
    : null
  return (
    <SectionCard title="Brand" hint="Your mark and your two colours.">
      <LogoField />
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:items-end">
        <ColourField path="brand.primary" hint="White words stand on it" />
        <ColourField path="brand.accent" hint="Dark words stand on it" />
      </div>
      {contrasts === null ? null : (
        <>
          <fieldset className="flex flex-wrap gap-3">
            <legend className="pb-2 text-sm font-medium">Preview</legend>
            <Sample contrast={contrasts.primary}>Book now</Sample>
            <Sample contrast={contrasts.accent}>Save 10%</Sample>
          </fieldset>
          {colours
            .filter((name) => !contrasts[name].isEnough)
            .map((name) => (
              <Notice key={name} tone="warning" announce="polite">
                Words on the {name} colour are hard to read: their contrast is{' '}
                {contrasts[name].contrast.toFixed(1)}, and WCAG AA asks for {leastContrast}. Take a{' '}
                {name === 'primary' ? 'darker' : 'lighter'} one.
              </Notice>
            ))}
        </>
      )}
    </SectionCard>
  )
}

function Sample({ contrast, children }: { readonly contrast: BrandContrast; readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      data-sample
      className="rounded-md px-4 py-2 text-sm font-semibold"
      style={{ backgroundColor: contrast.colour, color: contrast.text }}
    >
      {children}
    </span>
  )
}
