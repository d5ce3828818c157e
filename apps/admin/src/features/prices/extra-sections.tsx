import { Plus } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { SectionCard } from '../../kit/section-card.tsx'
import { conditionWords } from './condition-words.ts'
import { EntryTable } from './entry-table.tsx'
import { newEntryId } from './new-entry-id.ts'
import { PriceCell } from './price-cell.tsx'
import { usePriceSheet } from './price-sheet.ts'

/** The add-ons that customers can choose. */
export function AddOnSection() {
  const { book, canChange, set } = usePriceSheet()
  const add = () => {
    const id = newEntryId('add-on', Object.keys(book.addOns))
    set(`addOns.${id}`, { name: 'New add-on', description: '', amount: 0 })
    for (const [service, { addOns }] of Object.entries(book.services))
      set(`services.${service}.addOns`, [...addOns, id])
  }
  const takeOut = (path: string) => {
    const id = path.replace('addOns.', '')
    for (const [service, { addOns }] of Object.entries(book.services))
      if (addOns.includes(id))
        set(
          `services.${service}.addOns`,
          addOns.filter((one) => one !== id),
        )
    set(path, undefined)
  }
  return (
    <SectionCard
      title="Add-ons"
      hint="Each is added to the price of the visit, and its minutes to its length."
      aside={
        canChange ? (
          <ActButton icon={Plus} onClick={add}>
            Add an add-on
          </ActButton>
        ) : null
      }
    >
      <EntryTable
        label="Add-ons"
        none="There are no add-ons."
        entries={Object.entries(book.addOns).map(([id, { name }]) => [`addOns.${id}`, name] as const)}
        columns={[
          { heading: 'Name', field: 'name', isWide: true },
          { heading: 'Price', field: 'amount' },
          { heading: 'For', field: 'unit' },
          { heading: 'Minutes', field: 'minutes' },
          { heading: 'At most', field: 'most' },
        ]}
        onRemove={takeOut}
      />
    </SectionCard>
  )
}

/** The charges that apply when something is so. */
export function ChargeSection() {
  const { book } = usePriceSheet()
  const charges = book.charges ?? []
  return (
    <SectionCard
      title="Charges"
      hint="Added when their condition holds, after the add-ons. A percentage is of the service and its add-ons; below zero takes off."
    >
      <EntryTable
        label="Charges"
        none="There are no charges."
        entries={charges.map(({ name }, index) => [`charges.${index}`, name] as const)}
        columns={[
          { heading: 'Name', field: 'name', isWide: true },
          {
            heading: 'Amount',
            field: (path) => {
              const charge = charges[Number(path.replace('charges.', ''))]
              if (charge === undefined) return null
              return (
                <PriceCell
                  path={`${path}.${'amount' in charge ? 'amount' : 'percent' in charge ? 'percent' : 'each'}`}
                />
              )
            },
          },
          {
            heading: 'When',
            field: (path) => conditionWords(book, charges[Number(path.replace('charges.', ''))]),
          },
        ]}
      />
    </SectionCard>
  )
}

/** The discounts of regular visits. */
export function FrequencySection() {
  const { book, canChange, set } = usePriceSheet()
  const frequencies = Object.entries(book.frequencies ?? {})
  const add = () =>
    set(
      `frequencies.${newEntryId(
        'every',
        frequencies.map(([id]) => id),
      )}`,
      { name: 'Every week', percent: 0 },
    )
  return (
    <SectionCard
      title="Regular visits"
      hint="What comes off the price of each visit, in percent."
      aside={
        canChange ? (
          <ActButton icon={Plus} onClick={add}>
            Add a frequency
          </ActButton>
        ) : null
      }
    >
      <EntryTable
        label="Regular visits"
        none="Regular visits cost the same as single ones."
        entries={frequencies.map(([id, { name }]) => [`frequencies.${id}`, name] as const)}
        columns={[
          { heading: 'Name', field: 'name', isWide: true },
          { heading: 'Percent off', field: 'percent' },
          { heading: 'From visit', field: 'from' },
        ]}
      />
    </SectionCard>
  )
}
