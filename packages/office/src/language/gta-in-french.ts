import type { BookNames } from './book-in.ts'

/** Where Dust Force works, in French. */
export const gtaAreaInFrench = 'Grand Toronto'

/** Dust Force's price book in French. */
export const gtaBookInFrench: BookNames = {
  services: {
    standard: {
      name: 'Ménage courant',
      description: 'Le ménage régulier qui garde la maison fraîche, pièce après pièce.',
      features: [
        'Époussetage de toutes les surfaces accessibles',
        'Aspirateur et lavage des planchers',
        'Comptoirs, évier et extérieur des électroménagers',
        'Salles de bains récurées et désinfectées',
        'Lits faits et pièces rangées',
        'Ordures sorties',
      ],
    },
    'deep-clean': {
      name: 'Grand ménage',
      description: 'Un ménage de fond en comble, jusque dans les coins que la routine oublie.',
      features: [
        'Tout ce que comprend le Ménage courant',
        'Intérieur du réfrigérateur et du four',
        'Plinthes, cadres de porte et interrupteurs',
        'Coulis et vitre de douche détartrés',
        'Bouches d’aération, ventilateurs et luminaires époussetés',
        'Derrière et sous les meubles qui se déplacent',
      ],
    },
    'move-clean': {
      name: 'Ménage de déménagement',
      description:
        'Un logement vide prêt pour ses prochaines clés, au goût du propriétaire le plus exigeant.',
      features: [
        'Tout ce que comprend le Grand ménage',
        'Intérieur des armoires, tiroirs et placards',
        'Intérieur de tous les électroménagers',
        'Fenêtres intérieures, rebords et rails',
        'Taches et marques enlevées des murs',
        'Prêt pour la dernière visite',
      ],
    },
  },
  addOns: {
    'eco-products': {
      name: 'Produits écologiques',
      description: 'Des produits végétaux, sans parfum, dans toute la maison.',
    },
    'fridge-cleaning': {
      name: 'Nettoyage du réfrigérateur',
      description: 'Tablettes, tiroirs et joints lavés à l’intérieur comme à l’extérieur.',
    },
    'oven-cleaning': { name: 'Nettoyage du four', description: 'Grilles, porte et cavité dégraissées.' },
    'interior-windows': {
      name: 'Fenêtres intérieures',
      unit: 'par 5 fenêtres',
      description: 'Vitres et rebords lavés de l’intérieur.',
    },
    'bed-linen-change': {
      name: 'Changement de literie',
      unit: 'par lit',
      description: 'Draps propres au lit, draps usés au panier.',
    },
    laundry: {
      name: 'Lessive',
      unit: '1 brassée',
      description: 'Lavée, séchée et pliée dans vos appareils.',
    },
    dishwashing: { name: 'Vaisselle', description: 'Lavée, essuyée et rangée.' },
    'closet-organization': {
      name: 'Rangement d’une penderie',
      description: 'Une penderie triée, pliée et suspendue.',
    },
    'pantry-organization': {
      name: 'Rangement du garde-manger',
      description: 'Tablettes essuyées, aliments regroupés, étiquettes vers l’avant.',
    },
    'kitchen-cabinet-organization': {
      name: 'Rangement des armoires de cuisine',
      description: 'Armoires vidées, essuyées et remises en ordre.',
    },
  },
  measures: {
    bedrooms: { one: 'chambre', many: 'chambres' },
    bathrooms: { one: 'salle de bains', many: 'salles de bains' },
    pets: { label: 'J’ai des animaux' },
  },
  charges: {
    pets: {
      name: 'Supplément pour animaux',
      description: 'Un logement avec animaux demande plus de temps',
    },
  },
  frequencies: {
    week: { name: 'Chaque semaine' },
    '2-weeks': { name: 'Toutes les deux semaines' },
    '4-weeks': { name: 'Toutes les quatre semaines' },
  },
  taxes: { HST: { name: 'TVH' } },
}
