export const title = 'Questions fréquentes'
export const or = 'ou'
export const sendMessage = 'écrivez-nous'
export const categories = 'Catégories de questions'
