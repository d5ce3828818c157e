export const tooLate = 'Il est trop tard pour changer les options ou les animaux ici. Appelez-nous.'
export const pleaseCall = 'Pour changer les options ou les animaux de cette réservation, appelez-nous.'
export const nothingYet = 'Rien n’est encore changé.'
export const saved = (refunded: string) =>
  `Vos changements sont enregistrés. Vous recevrez un courriel.${refunded}`
export const notChanged = (why: string) => `${why} Rien n’a été changé.`
export const form = 'Changer votre réservation'
export const addOnsAndPets = 'Options et animaux'
export const petsAtHome = 'Il y a des animaux à la maison'
export const cannotNow = 'Les options et les animaux ne peuvent pas être changés ici pour le moment.'
export const weShouldKnow = 'Ce que nous devrions savoir'
export const notShown =
  'Pour votre sécurité, vos réponses ne s’affichent pas. Laissez un champ vide pour garder sa réponse; ce que vous écrivez la remplace.'
export const looking = 'Recherche...'
export const goOn = 'Continuer'
export const keepAsItIs = 'Ne rien changer'
export const isRefunded = (amount: string) => ` ${amount} sont remboursés.`
export const it = 'Remboursement'
export const saveChanges = 'Enregistrer vos changements?'
export const whatThisChanges = 'Ce que cela change au prix'
export const samePrice = 'Le prix reste le même.'
export const totalBefore = 'Ancien total'
export const newTotal = 'Nouveau total'
export const youGetBack = 'Vous récupérez'
export const toPayNow = 'À payer maintenant'
export const payDifference =
  'Vous payez la différence par carte à la page suivante. D’ici là, et si vous ne la payez pas, votre réservation reste telle quelle.'
export const saving = 'Enregistrement...'
export const payAndChange = (amount: string) => `Payer ${amount} et changer`
export const changeAndGet = (amount: string) => `Changer et récupérer ${amount}`
export const save = 'Enregistrer les changements'
export const chooseAgain = 'Choisir de nouveau'
