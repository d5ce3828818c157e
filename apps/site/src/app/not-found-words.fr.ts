export const pageNotFound = 'Oups! Page introuvable'
export const oldAddress = 'L’adresse est peut-être ancienne ou mal écrite. Tout le reste est à sa place.'
