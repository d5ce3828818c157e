import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { Check, Copy } from 'lucide-react'

interface PromoOfferDialogProps {
  readonly open: boolean
  readonly code: string
  /** How much the code takes off. */
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
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onDismiss()
      }}
      size="sm"
      phone="card"
      title={`${percent}% off your first cleaning`}
      description="For first-time customers of Dust Force. Your code is below; it is applied when you book from here."
      footer={
        <div className="grid w-full gap-2">
          <Button variant="sun" size="lg" block onClick={onAccept}>
            Book Your Cleaning Now
          </Button>
          <Button variant="ghost" block onClick={onDismiss}>
            Maybe Later
          </Button>
        </div>
      }
    >
      <div className="flex items-center justify-between gap-3 rounded-lg border-2 border-dashed border-line-strong bg-sun-soft py-3 pr-3 pl-5">
        <span className="text-2xl font-semibold tracking-widest break-all text-sun-ink">{code}</span>
        <Button
          variant="secondary"
          aria-label={copied ? 'Code copied' : 'Copy code'}
          icon={
            copied ? (
              <Check aria-hidden className="size-4.5 text-success-ink" />
            ) : (
              <Copy aria-hidden className="size-4.5" />
            )
          }
          onClick={onCopy}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </Dialog>
  )
}
