import { CalendarDays, GraduationCap, HandCoins, MapPin, PackageCheck, ShieldCheck } from 'lucide-react'
import type { Benefit } from './job-benefits.tsx'

/** What the company offers. */
export const benefits: readonly Benefit[] = [
  {
    title: 'Des journées à votre mesure',
    text: 'Vous choisissez vos jours, vos heures et vos secteurs, et les changez quand la vie change.',
    Icon: CalendarDays,
  },
  {
    title: 'Du travail près de chez vous',
    text: 'D’Etobicoke à Markham, nous répartissons par secteur : votre journée se passe à nettoyer, pas sur la 401.',
    Icon: MapPin,
  },
  {
    title: 'Une paie juste, annoncée d’avance',
    text: 'Chaque visite affiche sa paie avant que vous l’acceptiez. La clientèle paie d’avance : vous ne courez après aucune facture.',
    Icon: HandCoins,
  },
  {
    title: 'Produits fournis',
    text: 'Les produits et l’équipement sont à nos frais, y compris une gamme écologique pour qui la demande.',
    Icon: PackageCheck,
  },
  {
    title: 'Une protection au travail',
    text: 'Une assurance responsabilité à chaque visite, et des limites claires pour les charges, les échelles et les dangers.',
    Icon: ShieldCheck,
  },
  {
    title: 'Une formation payée',
    text: 'Vos premières visites se font avec une personne d’expérience, et elles sont payées.',
    Icon: GraduationCap,
  },
]

export const expectations: readonly string[] = [
  'Vous avez le droit de travailler au Canada et au moins 18 ans.',
  'Vous avez le souci du détail, arrivez à l’heure et prévenez quand c’est impossible.',
  'Vous acceptez une vérification de vos références et antécédents avant la première visite.',
  'Vous vous déplacez dans le Grand Toronto en voiture ou en transport en commun.',
]
