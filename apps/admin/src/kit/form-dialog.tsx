import { ErrorSummary } from '@dustforce/ui/error-summary'
import type { ReactNode } from 'react'
import { ActDialog, type ActDialogProps } from './act-dialog.tsx'
import type { Form } from './use-form.ts'

export interface FormDialogProps<Values>
  extends Omit<ActDialogProps, 'formId' | 'busy' | 'isChanged' | 'onAct'> {
  readonly form: Form<Values>
  /** The layout of the fields. */
  readonly className?: string | undefined
  /** Stands over the fields. */
  readonly before?: ReactNode
}

/** A form in a dialog: a press on its button checks the fields; what was typed is not lost without a question. */
export function FormDialog<Values>({
  form,
  className = 'grid gap-4',
  before,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  return (
    <ActDialog {...dialog} formId={form.id} busy={form.busy} isChanged={form.isChanged}>
      {before}
      <form id={form.id} noValidate onSubmit={form.onSubmit} className={className}>
        <ErrorSummary tries={form.tries} />
        {children}
      </form>
    </ActDialog>
  )
}
