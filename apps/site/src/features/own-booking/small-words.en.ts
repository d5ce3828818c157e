export const noAnswer = 'We got no answer'
export const mayBeDone = 'This may already be done. Press again: it is never done twice.'
export const back = 'Back'
