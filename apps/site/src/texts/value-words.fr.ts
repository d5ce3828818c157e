import type { Tax } from '@dustforce/core/catalogue'
import type { RefundRule } from '@dustforce/core/schedule'

const all = (parts: readonly string[]) => parts.join(', ').replace(/, (?=[^,]*$)/, ' et ')

export const lead = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'heure' : 'heures'}` : `${minutes} minutes`
export const percent = (value: number) => `${value}`.replace('.', ',')
export const from = (service: string, amount: string) => `${service} à partir de ${amount}`
export const percentOff = (frequency: string, value: number) => `${frequency} : ${percent(value)} % de rabais`
export const days = (span: string) => span.toLowerCase()

const back = (refund: number) =>
  refund === 100
    ? 'tout est remboursé'
    : refund === 0
      ? 'rien n’est remboursé'
      : `${percent(refund)} % est remboursé`

export const cancellation = (rules: readonly RefundRule[]) => {
  const parts = rules.map(({ hoursBefore, refundPercent }) =>
    hoursBefore === 0
      ? `plus tard, ${back(refundPercent)}`
      : `jusqu’à ${hoursBefore} heures avant le début, ${back(refundPercent)}`,
  )
  const [first = '', ...others] = parts
  return first === ''
    ? ''
    : `${[`Si vous annulez ${first.replace(/^plus tard, /, '')}`, ...others].join('; ')}.`
}

export const taxes = (charged: readonly Tax[]) => {
  const [first] = charged
  if (first === undefined) return ''
  const named = all(charged.map(({ name, percent: rate }) => `${name} de ${percent(rate)} %`))
  if (first.mode === 'added')
    return `${named} ${charged.length === 1 ? 's’ajoute' : 's’ajoutent'} au paiement et s’affiche${charged.length === 1 ? '' : 'nt'} avant que vous payiez.`
  return `${named} : ${charged.length === 1 ? 'comprise' : 'comprises'} dans chaque prix.`
}
