import { yesNoOptions } from '@dustforce/office/booking'
import { Button } from '@dustforce/ui/button'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Dialog } from '@dustforce/ui/dialog'
import { useState } from 'react'
import { FoldedSection } from './folded-section.tsx'
import type { FormPart } from './form-part.ts'
import { optionsInWords } from './options-in-words.ts'
import { sectionWords } from './section-words.ts'
import * as words from './words.en.tsx'

/** The choice of whose equipment is used; 'yes' opens a notice about liability. */
export function EquipmentFields({ form, onChange }: Pick<FormPart, 'form' | 'onChange'>) {
  const [noticeOpen, setNoticeOpen] = useState(false)
  return (
    <FoldedSection title={words.equipment} summary={sectionWords.equipment(form)}>
      <ChoiceGroup
        legend={words.ownEquipment}
        hint={words.weBringUnless}
        look="segments"
        className="max-w-md"
        value={form.useCustomerEquipment === '' ? null : form.useCustomerEquipment}
        onChange={(useCustomerEquipment) => {
          onChange({ useCustomerEquipment })
          if (useCustomerEquipment === 'yes') setNoticeOpen(true)
        }}
        options={optionsInWords(yesNoOptions)}
      />
      {form.useCustomerEquipment === 'yes' ? (
        <p className="text-sm text-muted">
          {words.notLiable}{' '}
          <button
            type="button"
            className="font-medium text-brand-ink underline"
            onClick={() => setNoticeOpen(true)}
          >
            {words.readNotice}
          </button>
        </p>
      ) : null}
      <Dialog
        open={noticeOpen}
        onOpenChange={setNoticeOpen}
        size="sm"
        phone="card"
        title={words.equipmentNotice}
        description={words.pleaseReadNotice}
        footer={
          <Button className="max-sm:w-full" onClick={() => setNoticeOpen(false)}>
            {words.understood}
          </Button>
        }
      >
        <ul className="grid gap-2.5 pl-5 [&>li]:list-disc">
          {words.equipmentTerms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Dialog>
    </FoldedSection>
  )
}
