import { AlertDialog, type AlertDialogProps } from '@dustforce/ui/alert-dialog'

export interface ConfirmDialogProps extends Omit<AlertDialogProps, 'open' | 'onOpenChange'> {
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ onClose, ...dialog }: ConfirmDialogProps) {
  return <AlertDialog {...dialog} open onOpenChange={(open) => open || onClose()} />
}
