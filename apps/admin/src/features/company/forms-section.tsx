import { valueAt } from '@dustforce/office/publishing'
import { Checkbox } from '@dustforce/ui/checkbox'
import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

/** The questions of the forms and the promises of the pages. */
export function FormsSection() {
  const { document, canChange, set } = useDocumentSheet()
  return (
    <SectionCard title="Forms and terms" hint="What customers are asked, and what the legal pages name.">
      <Checkbox
        label="Ask customers whether they may be sent texts"
        checked={valueAt(document, 'forms.textConsent') === true}
        disabled={!canChange}
        onChange={({ target }) => set('forms.textConsent', target.checked)}
      />
      <Checkbox
        label="Customers cannot book yet: the site says that you open soon"
        checked={valueAt(document, 'opening') === 'soon'}
        disabled={!canChange}
        onChange={({ target }) => set('opening', target.checked ? 'soon' : undefined)}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:items-end">
        <DocumentField
          path="forms.insurance"
          optional
          hint="As 'Insured up to $2 million'"
          read={(text) => (text.trim() === '' ? undefined : text)}
        />
        <DocumentField path="terms.jurisdiction" hint="In the terms" />
        <DocumentField
          path="visit"
          optional
          hint="As 'lesson' or 'tuning', on your site and in e-mails; empty for 'visit'"
          read={(text) => (text.trim() === '' ? undefined : text)}
        />
        <DocumentField
          path="worker"
          optional
          hint="As 'teacher' or 'tuner', in the Command Hub; empty for 'contractor'"
          read={(text) => (text.trim() === '' ? undefined : text)}
        />
        <DocumentField path="terms.privacyLaw" hint="In the privacy policy" className="sm:col-span-2" />
      </div>
    </SectionCard>
  )
}
