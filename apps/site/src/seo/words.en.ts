export const description = (area: string) => `Residential home cleaning in the ${area}.`
export const serviceIn = (service: string, area: string) => `${service} in the ${area}`
