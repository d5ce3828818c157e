export const title = 'We open soon'
export const text = (company: string) => `${company} does not take bookings on this site yet.`
export const call = 'Questions until then? Call'
