import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'

/** The fields of the company's address. */
export function AddressSection() {
  return (
    <SectionCard title="Address" hint="What is left empty is not shown.">
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:items-end">
        <DocumentField path="address.street" optional className="sm:col-span-2" />
        <DocumentField path="address.city" />
        <DocumentField path="address.region" optional />
        <DocumentField path="address.postalCode" optional />
        <DocumentField
          path="address.country"
          hint="Two letters; phone numbers and addresses are checked by its rules"
          read={(text) => text.toUpperCase()}
        />
      </div>
    </SectionCard>
  )
}
