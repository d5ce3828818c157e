import { gtaCompany } from '@dustforce/office/company'
import { areaInWords } from '@dustforce/office/language'
import { ShieldCheck, Star, UserCheck } from 'lucide-react'

export const hero = {
  title: `Services professionnels d’entretien ménager dans le ${areaInWords(gtaCompany.serviceArea)}`,
  intro:
    'Des condos de Liberty Village aux maisons familiales de Markham : choisissez votre heure, voyez le prix exact et rentrez dans une maison propre. Pas de soumission au téléphone, pas de surprise à la porte.',
  claims: [
    { text: 'Un personnel professionnel et vérifié', Icon: UserCheck },
    { text: 'Des notes élevées de la clientèle torontoise', Icon: Star },
    { text: 'Un service assuré, fiable et digne de confiance', Icon: ShieldCheck },
  ],
} as const
