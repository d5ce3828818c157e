export const description = (area: string) => `Entretien ménager résidentiel dans le ${area}.`
export const serviceIn = (service: string, area: string) => `${service} dans le ${area}`
