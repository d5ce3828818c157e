import { gtaPolicy } from '@dustforce/core/schedule'
import {
  CalendarCheck,
  Clock,
  CreditCard,
  ReceiptText,
  ShieldCheck,
  Smile,
  Sparkles,
  UserCheck,
} from 'lucide-react'
import { promises } from '../../company/promises.ts'
import type { Step } from './how-it-works.tsx'
import type { Testimonial } from './testimonials.tsx'
import type { Highlight } from './trust-highlights.tsx'

export const steps: readonly Step[] = [
  {
    title: 'Réservez en ligne',
    text: `Choisissez un service et une heure, jusqu’à ${gtaPolicy.lookaheadDays} jours d’avance. Comptez environ trois minutes.`,
    Icon: CalendarCheck,
  },
  {
    title: 'Payez en toute sécurité',
    text: 'Payez par carte sur la page de paiement de Stripe. Le montant payé est celui que vous avez vu.',
    Icon: CreditCard,
  },
  {
    title: 'Nous nettoyons',
    text: 'Une équipe professionnelle arrive à l’heure, avec tous les produits et l’équipement.',
    Icon: Sparkles,
  },
  {
    title: 'Profitez du résultat',
    text: `Votre satisfaction est garantie : dites-le-nous dans les ${promises.claimHours} heures et nous corrigerons.`,
    Icon: Smile,
  },
]

export const mission =
  'Notre mission est simple : redonner leurs fins de semaine aux gens du Grand Toronto, et offrir à celles et ceux qui nettoient un emploi qui vaut la peine d’être gardé. Un bon ménage commence par une personne bien traitée.'

export const highlights: readonly Highlight[] = [
  {
    title: 'Des gens que nous connaissons',
    text: 'Chaque membre de l’équipe est rencontré en personne, et ses références et antécédents sont vérifiés avant la première visite.',
    Icon: UserCheck,
  },
  {
    title: 'Un prix qui ne bouge pas',
    text: 'Vous voyez chaque ligne avant de payer : pièces, options, supplément pour animaux et TVH. Rien ne s’ajoute à la porte.',
    Icon: ReceiptText,
  },
  {
    title: 'Une assurance à chaque visite',
    text: 'Une assurance responsabilité commerciale couvre votre logement pendant que nous y sommes.',
    Icon: ShieldCheck,
  },
  {
    title: 'À l’heure, ou au téléphone',
    text: 'Nos équipes travaillent près de chez elles : la 401 est rarement une excuse. En cas de retard, vous le savez en premier.',
    Icon: Clock,
  },
]

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Priya S.',
    area: 'North York',
    text: 'Deux enfants, un golden retriever, et rien n’y paraît. Elles ont même plié le linge à ma façon.',
  },
  {
    name: 'Marcus T.',
    area: 'Etobicoke',
    text: 'Ménage de déménagement réservé le mardi pour le vendredi. Le propriétaire a fait la visite et rendu tout le dépôt.',
  },
  {
    name: 'Hannah L.',
    area: 'Toronto, Leslieville',
    text: 'Le prix du site est celui de ma carte. Et Ana se rappelle quelle plante ne pas déplacer.',
  },
]
