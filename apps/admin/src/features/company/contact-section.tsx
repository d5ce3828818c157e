import { valueAt } from '@dustforce/office/publishing'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { SectionCard } from '../../kit/section-card.tsx'
import { noTaxNumber, whyTaxNumber } from '../../patterns/no-tax-number.ts'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

/** The fields that say who the company is and how customers reach it. */
export function ContactSection() {
  const { priceBook } = useBusiness()
  const { document } = useDocumentSheet()
  return (
    <SectionCard title="Who you are" hint="Your site, every letter, receipts and calendar files name it.">
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:items-end">
        <DocumentField path="name" />
        <DocumentField path="legalName" hint="In the terms and the privacy policy" />
        <DocumentField path="phone" type="tel" />
        <DocumentField path="email" type="email" hint="Gets messages and answers" />
        <DocumentField path="website" type="url" hint="Without a slash at the end" />
        <DocumentField
          path="taxNumber"
          optional
          hint="Named in receipts; empty when you are not registered"
        />
      </div>
      {valueAt(document, 'taxNumber') === '' && priceBook.taxes.length > 0 ? (
        <Notice tone="warning">
          {noTaxNumber(priceBook)} {whyTaxNumber(priceBook)}
        </Notice>
      ) : null}
    </SectionCard>
  )
}
