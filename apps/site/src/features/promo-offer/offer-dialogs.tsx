import { startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { Business } from '@dustforce/office/company'
import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect, useState } from 'react'
import type { Offer } from './offered-code.ts'
import { PromoOfferDialog } from './promo-offer-dialog.tsx'
import { ServiceChooser } from './service-chooser.tsx'
import * as words from './words.en.ts'

/** The times for which the check stands after copying, and for which the chooser's choice waits, in milliseconds. */
const copiedTime = 2000
const choiceDelay = 200

interface OfferDialogsProps {
  readonly offer: Offer
  readonly onBook: (choice: { service: string; promoCode: string }) => void
}

const services = (
  business: Business,
): readonly { id: string; name: string; from: string; description: string }[] =>
  Object.entries(business.priceBook.services).map(([id, { name, description }]) => ({
    ...{ id, name, description },
    from: formatMoney(startingPrice(business.priceBook, id), business.money),
  }))

/** The offer, then the choice of a service, then the booking dialog with both. */
export function OfferDialogs({ offer: { code, percent }, onBook }: OfferDialogsProps) {
  const business = useBusiness()
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
        services={services(business)}
        onDismiss={() => setStep('done')}
        onChoose={(service) => {
          setStep('done')
          setTimeout(() => onBook({ service, promoCode: code }), choiceDelay)
        }}
      />
    </>
  )
}
