export const title = (visit: string) => `Comment était votre ${visit}?`
export const loading = 'La question se charge...'
export const opensNothing = 'Ce lien n’ouvre rien'
export const latestLink =
  'Il a peut-être expiré, ou un plus récent l’a remplacé. Le lien de notre dernier courriel fonctionne, ou'
export const writeToUs = 'écrivez-nous'
export const howItWas = 'comment c’était.'
export const notLoaded = 'La question n’a pas pu être chargée.'
export const visit = (service: string, when: string, cleaner: string | null) =>
  `${service}, ${when}${cleaner === null ? '' : `, avec ${cleaner}`}`
export const isShown = 'Merci, votre avis est sur notre site. Pour le changer ou le retirer, écrivez-nous.'
export const onceDone = (visit: string) => `On peut répondre après votre ${visit}.`
export const scale = 'De 1 (mauvais) à 5 (très bon)'
export const chooseNumber = 'Choisissez un chiffre.'
export const whatToKnow = 'Que devrions-nous savoir? (facultatif)'
export const mayShow = (shownAs: string) =>
  `Vous pouvez l’afficher sur votre site, sous le nom « ${shownAs} »`
export const nothingElse = 'Rien d’autre sur vous n’est affiché, et le bureau décide de l’afficher ou non.'
export const sending = 'Envoi...'
export const send = 'Envoyer'
export const change = 'Changer ma réponse'
export const thanks = 'Merci'
export const hasReview = 'Le bureau a votre avis. Vous pouvez le changer ici tant qu’il n’est pas affiché.'
