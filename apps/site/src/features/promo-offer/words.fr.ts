export const copiedTitle = 'Code copié'
export const inClipboard = (code: string) => `${code} est dans votre presse-papiers.`
export const byHand = 'Copiez le code à la main'
export const cannotCopy = (code: string) => `Votre navigateur ne nous laisse pas copier : ${code}`
export const title = (percent: number, _visit: string) =>
  `${percent} % de rabais sur votre première réservation`
export const forNew = (company: string) =>
  `Pour les nouveaux clients de ${company}. Voici votre code; il s’applique quand vous réservez d’ici.`
export const bookNow = (visit: string) => `Réserver votre ${visit}`
export const later = 'Plus tard'
export const codeCopied = 'Code copié'
export const copyCode = 'Copier le code'
export const copied = 'Copié'
export const copy = 'Copier'
export const chooseService = 'Choisissez un service'
export const from = 'à partir de'
