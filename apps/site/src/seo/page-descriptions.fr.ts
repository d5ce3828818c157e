import { gtaCompany } from '@dustforce/office/company'
import { areaInWords } from '@dustforce/office/language'

const { name, serviceArea } = gtaCompany
const area = areaInWords(serviceArea)
const home = `Réservez un ménage assuré et vérifié partout dans le ${area}. Voyez votre prix avant de payer : ménage courant, grand ménage et ménage de déménagement, sept jours sur sept.`

/** What search engines and shared links say of each page, by path; only prerendered pages need it. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': home,
  '/book-online': home,
  '/careers': `Joignez-vous à ${name} : du travail régulier près de chez vous dans le ${area}, des journées souples, les produits fournis et une équipe qui répond au téléphone.`,
  '/faq': `Réservation, prix, préparation, équipe, garantie et paiement chez ${name}, l’entreprise d’entretien ménager du ${area}.`,
  '/terms-privacy': `Les conditions d’un ménage chez ${name} et notre façon de traiter vos renseignements personnels selon les lois canadiennes.`,
  '/cancellation-policy': `Quand annuler ou déplacer sans frais un ménage chez ${name}, et comment se font les remboursements.`,
  '/accessibility': `Comment réserver chez ${name} avec un lecteur d’écran, au clavier ou en texte agrandi, et comment nous demander de l’aide.`,
  '/payment-success': 'Votre paiement est reçu et votre ménage se confirme.',
  '/payment-cancelled': 'Votre paiement est annulé et rien n’a été facturé.',
  '/booking': `Voyez, imprimez ou modifiez le ménage réservé chez ${name}.`,
  '/review': `Dites à ${name} comment était votre ménage.`,
  '/mail-choices': `Choisissez les courriels que ${name} vous envoie au sujet de vos ménages.`,
  '/job': `Votre visite pour ${name}, et le bouton qui annonce votre arrivée.`,
  '*': `Cette page n’existe pas. Revenez à l’accueil de ${name}.`,
}
