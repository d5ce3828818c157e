export const contents = 'Table des matières'
export const terms = 'Conditions de service et politique de confidentialité'
export const termsIntro =
  'Ce sur quoi vous pouvez compter, ce qu’il nous faut de vous, et ce que nous faisons de ce que vous nous dites.'
export const cancellation = 'Politique d’annulation et de remboursement'
export const cancellationIntro = 'Les plans changent. Voici ce que cela coûte, avant d’avoir à le savoir.'
export const goBack = 'Revenir à la réservation'
export const closeTab = 'Fermez cet onglet pour revenir à votre réservation.'
export const accessibility = 'Accessibilité'
export const accessibilityIntro =
  'Tout le monde peut réserver chez nous. Si quelque chose sur ce site vous fait obstacle, nous réservons pour vous.'
