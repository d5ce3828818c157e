export const title = 'Parlez-nous'
export const intro =
  'Une question, une demande particulière, un logement qui n’entre dans aucune case? Écrivez ou appelez.'
export const hours = 'Heures d’ouverture'
export const area = 'Secteur desservi'
export const phoneAndEmail = 'Téléphone et courriel'

export const form = 'Nous écrire'
export const fullName = 'Nom complet'
export const email = 'Courriel'
export const phone = 'Téléphone'
export const subject = 'Objet'
export const message = 'Message'
export const consent =
  'En envoyant ce message, vous acceptez que nous vous appelions ou vous textions à ce sujet. Des frais de messagerie et de données peuvent s’appliquer.'
export const sending = 'Envoi...'
export const send = 'Envoyer le message'
export const required = 'Le nom, le courriel et le message sont obligatoires.'
