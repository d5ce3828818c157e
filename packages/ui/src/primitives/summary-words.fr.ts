export const toPutRight = (count: number) => `${count} points à corriger`
export const isRight = ' (corrigé)'
