import { formatInstant } from '../language/dates.fr.ts'

/** Until when everything comes back. */
export const freeUntil = (until: number, zone: string, isMovable: boolean) =>
  `${isMovable ? 'Annulation ou changement de date gratuits' : 'Annulation gratuite'} jusqu’au ${formatInstant(until, zone)}.`

/** Says what a cancellation gives back: nothing, or a share. */
export const refunded = (percent: number) =>
  percent > 0 ? `l’annulation rembourse ${percent} %` : 'elle n’est pas remboursable'

export const notMovable = ', et elle ne se déplace pas en ligne'

export const onceBooked = (money: string, move: string) => `Une fois réservée, ${money}${move}.`
export const lessThan = (hours: number, money: string, move: string) =>
  `Cette heure est dans moins de ${hours} heures : ${money}${move}.`
