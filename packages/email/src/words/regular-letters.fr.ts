/* The words of letters about visits that repeat. */

export const cardExpiring = {
  subject: (visit: string, day: string) => `Votre carte expire avant votre ${visit} du ${day}`,
  title: 'Votre carte expire bientôt',
  preview: (card: string, month: string) => `Votre ${card} est valide jusqu’à la fin de ${month}.`,
  text: (name: string, card: string, month: string) =>
    `Bonjour ${name}, votre ${card} est valide jusqu’à la fin de ${month}, et la visite ci-dessous serait débitée après. Veuillez donner une autre carte sur la page de votre réservation : cela prend une minute, et rien n’est débité maintenant.`,
  renewed:
    'Si votre banque renouvelle elle-même cette carte, il n’y a peut-être rien à faire : nous vous écrivons si un débit est refusé.',
}

export const visitsChanged = {
  title: {
    skip: 'Votre visite n’a pas lieu',
    'take-back': 'Votre visite a lieu tout de même',
    pause: 'Vos visites sont en pause',
    'go-on': 'Vos visites reprennent',
    rearrange: 'Vos visites ont changé',
    end: 'Vos visites ont pris fin',
    planned: 'Une visite ne peut avoir lieu comme convenu',
  },
  preview: (service: string) => `${service} : ce que deviennent vos visites régulières.`,
  text: (name: string, service: string) =>
    `Bonjour ${name}, voici ce que deviennent vos visites régulières (${service}).`,
  paused: (from: string, until: string) => `Aucune visite à partir du ${from}; elles reprennent le ${until}.`,
  visits: 'Vos visites',
  fate: {
    changed: 'Modifiée',
    again: 'A lieu',
    new: 'Nouvelle',
    off: 'N’a pas lieu',
    left: 'Sans place libre, elle est laissée de côté',
  },
  instead: (before: string) => `Au lieu du ${before}`,
  note: {
    skip: 'Votre carte n’est pas débitée pour cette visite. Les visites suivantes restent telles quelles.',
    'take-back': 'Votre carte est débitée avant la visite, comme pour les autres.',
    pause: 'Votre carte n’est pas débitée pendant la pause.',
    'go-on': 'Votre carte est débitée avant chaque visite, comme convenu.',
    rearrange: 'Votre carte est débitée avant chaque visite, comme convenu.',
    end: 'Votre carte n’est plus débitée pour ces visites. Une visite déjà payée a toujours lieu.',
    planned:
      'Ce jour est complet, ou nous sommes fermés. Vous pouvez déplacer ou annuler la visite sur la page de votre réservation. Votre carte n’est débitée que pour les visites qui ont lieu.',
  },
}

export const priceRise = {
  subject: (day: string, company: string) => `Vos visites ont un nouveau prix dès le ${day} – ${company}`,
  subjectBack: (company: string) => `Vos visites gardent leur prix – ${company}`,
  preview: (day: string, after: string, before: string) =>
    `Dès le ${day}, chaque visite coûte ${after}; aujourd’hui ${before}.`,
  title: (day: string) => `Vos visites ont un nouveau prix dès le ${day}`,
  text: (name: string, first: string) =>
    `Bonjour ${name}, d’ici là rien ne change. Votre visite du ${first} est la première au nouveau prix.`,
  now: 'Chaque visite aujourd’hui',
  from: (day: string) => `Chaque visite dès le ${day}`,
  withTax: (amount: string) => `${amount}, taxes comprises`,
  changes: 'Ce qui change',
  notCharged: 'non facturé',
  choice: 'C’est votre choix',
  keep: 'Garder vos visites : il n’y a rien à faire.',
  end: (day: string) =>
    `Y mettre fin : sur la page de votre réservation, en tout temps avant le ${day} ou après, sans frais et sans motif. Les visites avant ce jour restent au prix d’aujourd’hui.`,
  talk: (phone: string) =>
    `Nous parler : répondez à ce courriel ou appelez-nous au ${phone}, et nous cherchons ce qui vous convient.`,
  previewBack: (amount: string) => `Chaque visite reste à ${amount}.`,
  titleBack: 'Vos visites gardent leur prix',
  textBack: (name: string, day: string, amount: string) =>
    `Bonjour ${name}, nous vous avions écrit que vos visites coûteraient plus cher dès le ${day}. Nous y renonçons : chaque visite reste à ${amount}, taxes comprises. Il n’y a rien à faire.`,
}

/** The queue for a place on a full day. */
