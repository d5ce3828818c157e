import type { CompanyPriceBook } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'
import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'

interface Thing {
  /** Below the names of the language: 'services.weekly'. */
  readonly path: string
  readonly name: string
  readonly says: Readonly<Record<string, string>>
}

const words: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  unit: 'for',
  one: 'one',
  many: 'several',
  label: 'label',
}

/** Every thing of a price book that has a name, with what it says. */
function thingsOf({
  services,
  addOns,
  measures,
  charges,
  frequencies,
  taxes,
}: CompanyPriceBook): readonly Thing[] {
  const of = (group: string, things: readonly (readonly [id: string, thing: object])[]): readonly Thing[] =>
    things.map(([id, thing]) => {
      const said = Object.entries(thing).filter(([field, text]) => Object.hasOwn(words, field) && text !== '')
      const says = Object.fromEntries(said.map(([field, text]) => [field, String(text)]))
      return { path: `${group}.${id}`, name: says.name ?? says.many ?? says.label ?? id, says }
    })
  return [
    ...of('services', Object.entries(services)),
    ...of('addOns', Object.entries(addOns)),
    ...of(
      'charges',
      (charges ?? []).map((charge) => [charge.id, charge]),
    ),
    ...of('frequencies', Object.entries(frequencies ?? {})),
    ...of('measures', Object.entries(measures)),
    // A dot would lead further down.
    ...of(
      'taxes',
      taxes.filter(({ name }) => !name.includes('.')).map((tax) => [tax.name, tax]),
    ),
  ]
}

/** The names of the things of the price list in another language than its own; a thing whose field is left empty keeps its name. */
export function BookNames({ language }: { readonly language: string }) {
  const { priceBook } = useBusiness()
  return (
    <SectionCard
      title="Names of what you offer"
      hint="What is left empty is called as in the price list. Prices are those of the price list in every language."
    >
      {thingsOf(priceBook).map(({ path, name, says }) => (
        <fieldset key={path} className="grid min-w-0 gap-3 rounded-md border border-line p-3 sm:grid-cols-2">
          <legend className="px-1 text-xs font-semibold">{name}</legend>
          {Object.entries(says).map(([field, text]) => (
            <DocumentField
              key={field}
              path={`${language}.book.${path}.${field}`}
              label={`${name}: ${words[field]}`}
              placeholder={text}
              read={(typed) => (typed.trim() === '' ? undefined : typed)}
            />
          ))}
        </fieldset>
      ))}
    </SectionCard>
  )
}
