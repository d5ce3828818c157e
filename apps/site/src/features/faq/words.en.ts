export const title = 'Frequently asked questions'
export const or = 'or'
export const sendMessage = 'send us a message'
export const categories = 'Question categories'
