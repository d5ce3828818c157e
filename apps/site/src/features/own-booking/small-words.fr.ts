export const noAnswer = 'Nous n’avons pas eu de réponse'
export const mayBeDone = 'C’est peut-être déjà fait. Appuyez de nouveau : cela ne se fait jamais deux fois.'
export const back = 'Retour'
