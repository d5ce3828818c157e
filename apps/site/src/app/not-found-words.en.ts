export const pageNotFound = 'Oops! Page not found'
export const oldAddress = 'The address may be old or mistyped. Everything else is where you left it.'
