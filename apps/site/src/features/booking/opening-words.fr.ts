export const title = 'Nous ouvrons bientôt'
export const text = (company: string) => `${company} ne prend pas encore de réservations sur ce site.`
export const call = 'Des questions d’ici là? Appelez le'
