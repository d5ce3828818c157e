import { useState } from 'react'
import { EraseCustomerDialog } from '../../patterns/erase-customer-dialog.tsx'
import { useCustomerData } from '../../patterns/use-customer-data.ts'
import { useMay } from '../../patterns/use-office-rights.ts'
import { CustomerDataForm } from './customer-data-form.tsx'

export function CustomerData() {
  const canUse = useMay('customerData')
  const [erasing, setErasing] = useState<string | null>(null)
  const { download, erase } = useCustomerData({ onEnd: () => setErasing(null) })
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
