export const stepsTitle = 'Comment ça marche'
export const stepsIntro = 'Quatre étapes, dont seules les deux premières comptent sur vous.'
export const testimonials = 'Des maisons dont nous prenons soin'
