import { parseChargePolicy } from '@dustforce/office/charging/parse-charge-policy'
import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'
import { ChargePreview } from './charge-preview.tsx'
import { numberFrom } from './number-from.ts'

/** When visits that repeat are announced, charged and given up, and what that means for one. */
export function ChargesSections() {
  const { document, published } = useDocumentSheet()
  const [before, after] = [parseChargePolicy(published), parseChargePolicy(document)]
  return (
    <div className="grid gap-4">
      <SectionCard
        title="Announced and charged"
        hint="The card that a customer keeps with you is charged before each visit, and again where it was declined."
      >
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <DocumentField path="announceDays" inputMode="numeric" read={numberFrom} />
          <DocumentField path="noticeHours" inputMode="numeric" read={numberFrom} />
          <DocumentField path="chargeDays" placeholder="4, 3, 2" text={triesText} read={triesFrom} />
        </div>
      </SectionCard>
      <SectionCard
        title="Not paid"
        hint="A place that is freed is offered to those who wait for that day, and is free for everybody else."
      >
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <DocumentField path="lastLetterHours" inputMode="numeric" read={numberFrom} />
          <DocumentField path="freeHours" inputMode="numeric" read={numberFrom} />
          <DocumentField path="expiringDays" inputMode="numeric" read={numberFrom} />
        </div>
      </SectionCard>
      {before.ok ? <ChargePreview before={before.value} after={after.ok ? after.value : null} /> : null}
    </div>
  )
}

function triesText(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** The days that were typed, with commas between them; the text where one is no number, so that the parser names it. */
function triesFrom(text: string): unknown {
  const days = text.split(',').map(numberFrom)
  return days.every((day) => typeof day === 'number') ? days : text
}
