import { formatMoney } from '@dustforce/core/money'
import { formatDate, timeWords } from '../language/dates.fr.ts'
import type { ConsentFacts } from './consent-facts.ts'

/** Says what a customer agrees to whose card is kept: what is charged, when, how much, and how to end it. */
export function consentText({
  company,
  service,
  often,
  time,
  next,
  least,
  most,
  money,
  ...days
}: ConsentFacts): string {
  const exact = (amount: typeof least) => formatMoney(amount, { ...money, decimals: 2 })
  const cost = least === most ? exact(least) : `de ${exact(least)} à ${exact(most)}`
  return [
    `J’accepte que ${company} garde ma carte chez son fournisseur de paiement et la débite pour les visites qui suivent la première :`,
    `${service}, ${often.toLowerCase()} à ${timeWords(time)}, la prochaine le ${formatDate(next)}.`,
    `Chaque visite coûte ${cost}, taxes comprises, comme dans la liste ci-dessus, débités ${days.charged} jours avant; un courriel me prévient ${days.told} jours avant.`,
    'Le prix reste le même jusqu’à ce qu’on m’en annonce un autre, au moins 30 jours d’avance.',
    'Je peux sauter une visite ou mettre fin à toutes les visites à venir en tout temps, sans frais, sur la page de ma réservation.',
  ].join(' ')
}
