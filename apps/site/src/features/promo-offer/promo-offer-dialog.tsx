import { visitOf } from '@dustforce/office/company/own-words'
import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { useBusiness } from '@dustforce/ui/use-business'
import { Check, Copy } from 'lucide-react'
import * as words from './words.en.ts'

interface PromoOfferDialogProps {
  readonly open: boolean
  readonly code: string
  /** The percentage that the code takes off. */
  readonly percent: number
  /** Whether the code was copied a moment ago. */
  readonly copied: boolean
  readonly onCopy: () => void
  readonly onAccept: () => void
  readonly onDismiss: () => void
}

/** Offers a promo code to a first-time customer. */
export function PromoOfferDialog({
  open,
  code,
  percent,
  copied,
  onCopy,
  onAccept,
  onDismiss,
}: PromoOfferDialogProps) {
  const business = useBusiness()
  const { company } = business
  const visit = visitOf(business)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onDismiss()
      }}
      size="sm"
      phone="card"
      title={words.title(percent, visit)}
      description={words.forNew(company.name)}
      footer={
        <div className="grid w-full gap-2">
          <Button variant="sun" size="lg" block onClick={onAccept}>
            {words.bookNow(visit)}
          </Button>
          <Button variant="ghost" block onClick={onDismiss}>
            {words.later}
          </Button>
        </div>
      }
    >
      <div className="flex items-center justify-between gap-3 rounded-lg border-2 border-dashed border-line-strong bg-sun-soft py-3 pr-3 pl-5">
        <span className="text-2xl font-semibold tracking-widest break-all text-sun-ink">{code}</span>
        <Button
          variant="secondary"
          aria-label={copied ? words.codeCopied : words.copyCode}
          icon={
            copied ? (
              <Check aria-hidden className="size-4.5 text-success-ink" />
            ) : (
              <Copy aria-hidden className="size-4.5" />
            )
          }
          onClick={onCopy}
        >
          {copied ? words.copied : words.copy}
        </Button>
      </div>
    </Dialog>
  )
}
