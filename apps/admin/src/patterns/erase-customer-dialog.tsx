import { ConfirmDialog } from '../kit/confirm-dialog.tsx'

export interface EraseCustomerDialogProps {
  readonly email: string
  readonly busy: boolean
  readonly onErase: () => void
  readonly onClose: () => void
}

/** Asks before a customer's data is erased. */
export function EraseCustomerDialog({ email, busy, onErase, onClose }: EraseCustomerDialogProps) {
  return (
    <ConfirmDialog
      title="Erase Customer Data"
      description={`Are you sure you want to erase everything held about ${email}? This action cannot be undone.`}
      confirmLabel="Erase"
      destructive
      busy={busy}
      busyLabel="Erasing..."
      onConfirm={onErase}
      onClose={onClose}
    >
      <ul className="list-disc pt-3 pl-5 text-sm text-muted">
        <li>Messages, replies, applications and unpaid bookings are deleted.</li>
        <li>Paid bookings keep their date, amounts and tax for the books, without the customer.</li>
        <li>Emails about them are emptied, and those not yet sent are withdrawn.</li>
      </ul>
    </ConfirmDialog>
  )
}
