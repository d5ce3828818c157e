export const title = 'Nos courriels'
export const loading = 'Vos choix se chargent...'
export const opensNothing = 'Ce lien n’ouvre rien'
export const latestLink =
  'Un plus récent l’a peut-être remplacé. Le lien de notre dernier courriel fonctionne, ou'
export const writeToUs = 'écrivez-nous'
export const weStop = 'et nous arrêtons les courriels pour vous.'
export const notLoaded = 'Vos choix n’ont pas pu être chargés.'
export const sendTo = 'Ce que nous envoyons à'
export const inAddition =
  'en plus des confirmations, changements, remboursements et nouvelles du jour même, que vous recevez toujours.'
export const reminders = (visit: string) => `Des rappels deux jours et deux heures avant votre ${visit}`
export const thanks = (visit: string) => `Un merci avec une question après votre ${visit}`
export const saving = 'Enregistrement...'
export const save = 'Enregistrer'
export const stopAll = 'Arrêter tous les courriels facultatifs'
export const saved =
  'Enregistré. Cela vaut pour toutes les réservations de cette adresse, dès le prochain courriel.'
