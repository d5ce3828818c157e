// Returns what shared links say of pages that are no section of the site, by path.
export const otherPages = (name: string, visit: string): Readonly<Record<string, string>> => ({
  '/payment-success': `Votre paiement est reçu et votre ${visit} se confirme.`,
  '/payment-cancelled': 'Votre paiement est annulé et rien n’a été facturé.',
  '/booking': `Voyez, imprimez ou modifiez votre ${visit} chez ${name}.`,
  '/review': `Dites à ${name} comment était votre ${visit}.`,
  '/mail-choices': `Choisissez les courriels que ${name} vous envoie au sujet de vos réservations.`,
  '/waiting': `Votre place dans la file de ${name}, et comment en sortir.`,
  '/job': `Votre visite pour ${name}, et le bouton qui annonce votre arrivée.`,
  '*': `Cette page n’existe pas. Revenez à l’accueil de ${name}.`,
})
