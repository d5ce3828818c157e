export const stepsTitle = 'How It Works'
export const stepsIntro = 'Four steps, and only the first two need you.'
export const testimonials = 'From homes we look after'
