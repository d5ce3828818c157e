import { useState } from 'react'
import { EraseCustomerDialog } from '../../patterns/erase-customer-dialog.tsx'
import { useCustomerData } from '../../patterns/use-customer-data.ts'
import { CustomerDataForm } from './customer-data-form.tsx'

export function CustomerData() {
  const [erasing, setErasing] = useState<string | null>(null)
  const { canUse, download, erase } = useCustomerData({ onEnd: () => setErasing(null) })
  return (
    <>
      <CustomerDataForm
        canUse={canUse}
        exporting={download.busy}
        onExport={download.run}
        onErase={setErasing}
      />
      {erasing === null ? null : (
        <EraseCustomerDialog
          email={erasing}
          busy={erase.busy}
          onErase={() => erase.run(erasing)}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  )
}
