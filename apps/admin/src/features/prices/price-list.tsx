import { Notice } from '@dustforce/ui/notice'
import { AddOnSection, ChargeSection, FrequencySection } from './extra-sections.tsx'
import { type PriceSheet, PriceSheetContext } from './price-sheet.ts'
import { ServiceSection } from './service-section.tsx'
import { TaxSection } from './tax-section.tsx'

/** The price book as people read a price list, changed in place. */
export function PriceList({ sheet }: { readonly sheet: PriceSheet }) {
  return (
    <PriceSheetContext value={sheet}>
      <div className="grid gap-4">
        {sheet.canChange ? null : <Notice tone="quiet">Only an owner can change prices.</Notice>}
        <ServiceSection />
        <AddOnSection />
        <ChargeSection />
        <FrequencySection />
        <TaxSection />
      </div>
    </PriceSheetContext>
  )
}
