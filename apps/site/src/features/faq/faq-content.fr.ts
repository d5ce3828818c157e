import { addOnsFor, gtaPriceBook, gtaTerms, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { gtaCompany, gtaMoney } from '@dustforce/office/company'
import { areaInWords, bookInWords, nameInWords } from '@dustforce/office/language'
import { openingHours } from '../../company/opening-hours.ts'
import { promises } from '../../company/promises.ts'
import type { FaqCategory } from './faq-list.tsx'

const book = bookInWords(gtaPriceBook)
const { petFeeCents, tax, extraBedroomCents, extraBathroomCents, maxRooms } = gtaTerms
const taxName = nameInWords(tax.name)
const from = (id: keyof typeof book.services) =>
  `${book.services[id].name} à partir de ${formatMoney(startingPrice(gtaPriceBook, id), gtaMoney)}`
const hours = openingHours(gtaPolicy)
  .map(({ days, time }) => `${days.toLowerCase()} ${time}`)
  .join(', ')
const moveAddOns = addOnsFor(book, 'move-clean')
  .map((addOn) => addOn.name.toLowerCase())
  .join(', ')

/** The questions of the FAQ page in its six categories. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'booking-and-scheduling',
    title: 'Réservation et horaire',
    entries: [
      {
        question: 'Comment réserver un ménage?',
        answer:
          'Choisissez un service sur la page d’accueil, décrivez votre logement, choisissez une date et une heure, puis payez par carte en toute sécurité. Vous voyez chaque ligne du prix avant de payer.',
      },
      {
        question: 'Combien de temps d’avance faut-il réserver?',
        answer: `Nous recommandons ${promises.bookAheadHours} heures d’avance. Vous pouvez réserver jusqu’à ${gtaPolicy.lookaheadDays} jours d’avance, ou aussi tard que ${gtaPolicy.leadMinutes} minutes avant une heure libre le jour même.`,
      },
      {
        question: 'Quels jours et à quelles heures travaillez-vous?',
        answer: `Sept jours sur sept : ${hours}. Les ménages commencent à l’heure juste, heure de Toronto.`,
      },
      {
        question: 'Quand ma réservation est-elle confirmée?',
        answer: `Dès que votre paiement est accepté, vous recevez un courriel avec votre référence. Nous confirmons l’équipe de votre visite d’ici ${promises.confirmationHours} heures.`,
      },
      {
        question: 'Puis-je déplacer ou annuler?',
        answer: `Oui. Jusqu’à ${promises.freeCancellationHours} heures avant le rendez-vous, c’est gratuit, et une annulation est remboursée en entier. Plus tard, ou si personne ne nous ouvre, la réservation n’est pas remboursable; un changement de date à moins de ${promises.freeCancellationHours} heures dépend de ce qui est encore libre.`,
      },
    ],
  },
  {
    id: 'services-and-pricing',
    title: 'Services et prix',
    entries: [
      {
        question: 'Combien coûte un ménage?',
        answer: `${from('standard')}, ${from('deep-clean')} et ${from('move-clean')}, selon le nombre de chambres et de salles de bains. La ${taxName} de ${tax.percent} % s’ajoute au paiement et s’affiche avant que vous payiez.`,
      },
      {
        question: 'Et si mon logement dépasse votre liste de prix?',
        answer: `Le prix part de la taille la plus proche de la liste, plus ${formatMoney(extraBedroomCents, gtaMoney)} par chambre et ${formatMoney(extraBathroomCents, gtaMoney)} par salle de bains de plus, jusqu’à ${maxRooms} de chaque en ligne. Pour un logement plus grand, écrivez-nous.`,
      },
      {
        question: 'Quelle est la différence entre le Ménage courant et le Grand ménage?',
        answer:
          'Le Ménage courant garde frais un logement entretenu régulièrement. Le Grand ménage ajoute l’intérieur du réfrigérateur et du four, les plinthes, le coulis, les bouches d’aération et ce qui se cache derrière les meubles. Pour une première visite, la plupart choisissent le Grand ménage.',
      },
      {
        question: 'Quelles options puis-je ajouter?',
        answer: `Lessive, vaisselle, fenêtres intérieures, literie fraîche, rangement et plus, chacune à prix fixe. Le Grand ménage comprend déjà le réfrigérateur et le four; au Ménage de déménagement s’ajoutent : ${moveAddOns}.`,
      },
      {
        question: 'Y a-t-il un supplément pour les animaux?',
        answer: `Les animaux sont les bienvenus. Un supplément de ${formatMoney(petFeeCents, gtaMoney)} couvre le temps de plus que demandent les poils.`,
      },
      {
        question: 'Offrez-vous un rabais?',
        answer:
          'Les nouveaux clients ont un code promo de 10 % sur leur premier ménage. Entrez-le dans le formulaire; un seul code par réservation.',
      },
    ],
  },
  {
    id: 'preparation-and-access',
    title: 'Préparation et accès',
    entries: [
      {
        question: 'Dois-je être à la maison?',
        answer:
          'Non. Bien des gens laissent une clé au concierge ou dans une boîte à clé, ou nous donnent un code dans le formulaire. Les codes et les clés ne servent qu’à votre visite.',
      },
      {
        question: 'Comment me préparer?',
        answer:
          'Ramassez les vêtements et les jouets pour que nous atteignions les planchers et les surfaces, rangez ce qui est fragile ou personnel, et dites-nous quels endroits éviter.',
      },
      {
        question: 'Où l’équipe se gare-t-elle?',
        answer:
          'Dites-le-nous dans le formulaire : votre entrée, la rue, une place pour visiteurs. Si le stationnement est payant ou doit être inscrit, prévenez-nous.',
      },
      {
        question: 'J’habite un condo. Que dois-je vous dire?',
        answer:
          'Le code de la sonnette ou la marche à suivre avec le concierge, ascenseur ou escalier, et si l’immeuble demande d’inscrire la visite.',
      },
      {
        question: 'Apportez-vous les produits et l’équipement?',
        answer:
          'Oui, tout. Si vous préférez votre aspirateur ou vos produits, dites-le dans le formulaire; nous ne pouvons alors pas répondre de l’usure de votre équipement.',
      },
    ],
  },
  {
    id: 'team-and-safety',
    title: 'Équipe et sécurité',
    entries: [
      {
        question: 'Qui vient chez moi?',
        answer:
          'Des personnes rencontrées en entrevue, dont les références et les antécédents ont été vérifiés avant la première visite, et qui travaillent dans votre secteur.',
      },
      {
        question: 'Êtes-vous assurés?',
        answer: 'Oui. Chaque visite est couverte par une assurance responsabilité commerciale.',
      },
      {
        question: 'Y a-t-il des choses que vous ne faites pas?',
        answer: `Pour la sécurité de tous, nos équipes ne soulèvent rien de plus de ${promises.liftingPounds} lb, ne montent pas plus haut qu’un escabeau de deux marches et ne touchent ni aux moisissures, ni aux liquides corporels, ni aux infestations.`,
      },
      {
        question: 'Vos produits sont-ils sûrs pour les enfants et les animaux?',
        answer:
          'Nos produits conviennent à la maison. Choisissez l’option Produits écologiques si vous préférez des produits végétaux, sans parfum, partout.',
      },
    ],
  },
  {
    id: 'quality-and-guarantee',
    title: 'Qualité et garantie',
    entries: [
      {
        question: 'Et si le ménage ne me satisfait pas?',
        answer: `Dites-le-nous dans les ${promises.claimHours} heures, avec une photo si possible. Nous revenons corriger, ou nous remboursons ce qui n’était pas à la hauteur.`,
      },
      {
        question: 'Et si quelque chose est abîmé?',
        answer: `Signalez-le dans les ${promises.claimHours} heures. Nous compensons le moindre du coût de la réparation et du prix du service.`,
      },
      {
        question: 'Puis-je redemander la même personne?',
        answer:
          'Oui, écrivez son nom dans les consignes : nous vous l’enverrons chaque fois qu’elle est libre.',
      },
    ],
  },
  {
    id: 'business-operations',
    title: 'L’entreprise',
    entries: [
      {
        question: 'Où travaillez-vous?',
        answer: `Dans tout le ${areaInWords(gtaCompany.serviceArea)} : Toronto, Etobicoke, Scarborough, North York, York, East York, Mississauga, Brampton, Vaughan et Markham. Nous desservons seulement des adresses en Ontario.`,
      },
      {
        question: 'Comment payer?',
        answer:
          'Par carte, en entier, au moment de réserver. Le paiement se fait en dollars canadiens sur la page de Stripe; nous ne voyons ni ne gardons votre numéro de carte.',
      },
      {
        question: 'Combien de temps prend un remboursement?',
        answer: `${promises.refundBusinessDays} jours ouvrables avant qu’il soit sur votre carte.`,
      },
      {
        question: 'Comment vous joindre?',
        answer: `Appelez au ${gtaCompany.phone}, écrivez à ${gtaCompany.email} ou utilisez le formulaire. Nous visons une réponse d’ici ${promises.replyHours} heures.`,
      },
      {
        question: 'Embauchez-vous?',
        answer:
          'Toute l’année. Voyez la page Emplois pour savoir ce que nous offrons, et postulez en cinq minutes.',
      },
    ],
  },
]
