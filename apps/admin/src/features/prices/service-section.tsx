import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { SectionCard } from '../../kit/section-card.tsx'
import { PriceCell } from './price-cell.tsx'
import { usePriceSheet } from './price-sheet.ts'
import { sizeGroups } from './size-groups.ts'
import { SizeTable } from './size-table.tsx'

/** The fields for what the services cost, and how long they take. */
export function ServiceSection() {
  const { book } = usePriceSheet()
  const others = Object.entries(book.services).filter(([, { price }]) => price.kind !== 'table')
  return (
    <SectionCard
      title="Services"
      hint={`In ${book.currency}, without add-ons. A size that is not listed costs what the nearest smaller one does, and each step above it.`}
    >
      {sizeGroups(book, 'price').map((group) => (
        <SizeTable key={group.by.join()} group={group} rule="price" />
      ))}
      {others.map(([id, { name, price }]) => (
        <fieldset key={id} className="grid gap-3 sm:grid-cols-3">
          <legend className="pb-2 text-sm font-semibold">{name}</legend>
          {price.kind === 'per-unit' ? (
            <>
              <PriceCell isLabelled path={`services.${id}.price.each`} />
              {(price.tiers ?? []).map(({ from }, index) => (
                <PriceCell
                  isLabelled
                  key={from}
                  path={`services.${id}.price.tiers.${index}.each`}
                  label={`${name}, each from the ${from}th on`}
                />
              ))}
            </>
          ) : (
            <PriceCell isLabelled path={`services.${id}.price.amount`} />
          )}
          {price.minimum === undefined ? null : (
            <PriceCell isLabelled path={`services.${id}.price.minimum`} />
          )}
        </fieldset>
      ))}
      <Folded title="How long a visit takes, in minutes">
        {sizeGroups(book, 'minutes').map((group) => (
          <SizeTable key={group.by.join()} group={group} rule="minutes" />
        ))}
      </Folded>
      <Folded title="Names and descriptions">
        {Object.keys(book.services).map((id) => (
          <div key={id} className="grid gap-3 sm:grid-cols-[1fr_2fr]">
            <PriceCell isLabelled path={`services.${id}.name`} label="Name" />
            <PriceCell isLabelled path={`services.${id}.description`} label="Description" />
          </div>
        ))}
      </Folded>
    </SectionCard>
  )
}

/** The fields that are changed less often, folded. */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  )
}
