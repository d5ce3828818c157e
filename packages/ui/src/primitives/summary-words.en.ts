export const toPutRight = (count: number) => `${count} things to put right`
export const isRight = ' (put right)'
