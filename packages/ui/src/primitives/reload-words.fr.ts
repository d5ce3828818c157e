export const newVersion = 'Une nouvelle version est en ligne : rechargez la page pour continuer.'
export const connection =
  'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.'
export const reload = 'Recharger'
