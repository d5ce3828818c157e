export const title = 'Vos visites'
export const goesOn = (often: string) =>
  `${often}. D’autres suivent de la même façon, jusqu’à ce que vous y mettiez fin.`
export const ended = 'Aucune autre visite ne suit.'
export const repeating = 'Visites qui se répètent'
export const paused = (from: string, to: string) => `Aucune visite du ${from} au ${to}.`
export const thisVisit = (state: string) => `Cette visite · ${state}`
export const at = (day: string, time: string) => `${day} à ${time}`
export const skip = 'Sauter'
export const skipVisit = (when: string) => `Sauter la visite du ${when}`
export const bringBack = 'Rétablir'
export const bringBackVisit = (when: string) => `Rétablir la visite du ${when}`
export const rearrange = 'Changer le jour, l’heure ou la fréquence'
export const extras = 'Changer les services ajoutés à chaque visite'
export const everyVisit = 'À chaque visite'
export const pause = 'Suspendre mes visites'
export const goOn = 'Mettre fin à la pause'
export const end = 'Mettre fin à toutes les visites à venir'
export const isDone = {
  skip: 'La visite est sautée.',
  'take-back': 'La visite a lieu.',
  pause: 'Vos visites sont suspendues.',
  'go-on': 'Vos visites reprennent.',
  rearrange: 'Vos visites sont changées.',
  end: 'Vos visites ont pris fin.',
} as const
export const question = {
  skip: 'Si vous sautez cette visite',
  'take-back': 'Si vous rétablissez cette visite',
  pause: 'Si vous suspendez vos visites',
  'go-on': 'Si vos visites reprennent',
  rearrange: 'Si vous changez vos visites',
  end: 'Si vous mettez fin à vos visites maintenant',
} as const
export const note = {
  skip: 'Cela ne coûte rien, et votre carte n’est pas débitée. Les visites suivantes restent comme elles sont.',
  'take-back': 'Votre carte est débitée avant la visite, comme pour les autres.',
  pause:
    'Cela ne coûte rien. Votre carte n’est pas débitée pendant la pause, et vos visites reprennent d’elles-mêmes.',
  'go-on': 'Votre carte est débitée avant chaque visite, comme pour les autres.',
  rearrange:
    'Votre carte est débitée avant chaque visite, comme convenu. Les visites suivantes continuent de la même façon.',
  end: 'Cela ne coûte rien. Votre carte n’est plus débitée, et aucune autre visite ne suit. Une visite déjà payée a lieu quand même; elle peut être annulée à part.',
} as const
export const confirm = {
  skip: 'Sauter cette visite',
  'take-back': 'La rétablir',
  pause: 'Suspendre mes visites',
  'go-on': 'Reprendre',
  rearrange: 'Changer mes visites',
  end: 'Mettre fin à mes visites',
} as const
export const keep = 'Les laisser comme elles sont'
export const working = 'Un moment...'
export const calledOff = 'Annulée'
export const isNew = 'Nouvelle'
export const takesPlaceAgain = 'A lieu de nouveau'
export const stays = 'Reste : déjà payée, ou changée à part'
export const noPlace = 'Sans place : laissée de côté'
export const instead = (before: string) => `au lieu du ${before}`
export const sameTime = 'Même jour et même heure'
export const was = (price: string) => `avant ${price}`
export const nothingWritten = 'Aucune visite prévue jusqu’ici ne change.'
export const fromVisit = 'À partir de quelle visite'
export const howOften = 'Fréquence'
export const firstOn = 'La première, le'
export const startTime = 'Heure de début'
export const lookAt = 'Voir ce qui change'
export const pauseFrom = 'Première visite à laisser de côté'
export const backOn = 'Visites de nouveau à partir du'
export const otherDay = 'Un autre jour'
export const thatDay = 'Premier jour avec visites'
export const weeks = (day: string, count: number) =>
  `${day} (${count === 1 ? 'une semaine' : `${count} semaines`})`
