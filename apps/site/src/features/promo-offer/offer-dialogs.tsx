import { gtaPriceBook, type ServiceId, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaMoney } from '@dustforce/office/company'
import { bookInWords } from '@dustforce/office/language'
import { toast } from '@dustforce/ui/toast-store'
import { useEffect, useState } from 'react'
import type { Offer } from './offered-code.ts'
import { PromoOfferDialog } from './promo-offer-dialog.tsx'
import { ServiceChooser } from './service-chooser.tsx'
import * as words from './words.en.ts'

/** How long the check stands after copying, and how long the chooser's choice waits, in milliseconds. */
const copiedTime = 2000
const choiceDelay = 200

interface OfferDialogsProps {
  readonly offer: Offer
  readonly onBook: (choice: { service: ServiceId; promoCode: string }) => void
}

const named = bookInWords(gtaPriceBook)
const services: readonly { id: ServiceId; name: string; from: string; description: string }[] = (
  ['standard', 'deep-clean', 'move-clean'] as const
).map((id) => ({
  id,
  name: named.services[id].name,
  description: named.services[id].description,
  from: formatMoney(startingPrice(gtaPriceBook, id), gtaMoney),
}))

/** The offer, then the choice of a service, then the booking dialog with both. */
export function OfferDialogs({ offer: { code, percent }, onBook }: OfferDialogsProps) {
  const [step, setStep] = useState<'offer' | 'service' | 'done'>('offer')
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedTime)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
      toast({ title: words.copiedTitle, description: words.inClipboard(code), variant: 'success' })
    } catch {
      toast({ title: words.byHand, description: words.cannotCopy(code) })
    }
  }
  return (
    <>
      <PromoOfferDialog
        open={step === 'offer'}
        code={code}
        percent={percent}
        copied={copied}
        onCopy={() => void copy()}
        onAccept={() => setStep('service')}
        onDismiss={() => setStep('done')}
      />
      <ServiceChooser
        open={step === 'service'}
        services={services}
        onDismiss={() => setStep('done')}
        onChoose={(service) => {
          setStep('done')
          setTimeout(() => onBook({ service, promoCode: code }), choiceDelay)
        }}
      />
    </>
  )
}
