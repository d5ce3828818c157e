import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import type { PolicySection } from './policy-document.tsx'

const { phone, email, name } = gtaCompany
const call = <a href={`tel:${phoneUri(phone)}`}>{phone}</a>
const write = <a href={`mailto:${email}?subject=Accessibilit%C3%A9`}>{email}</a>

/** The accessibility statement, as the Accessibility for Ontarians with Disabilities Act (AODA) asks for. */
export const accessibilitySections: readonly PolicySection[] = [
  {
    id: 'help',
    title: 'Demander de l’aide',
    body: (
      <>
        <p>
          Appelez au {call} ou écrivez à {write}. Nous faisons la réservation avec vous, la modifions ou
          l’annulons pour vous, et vous lisons tout ce qui se trouve sur ce site.
        </p>
        <p>
          En réservant, dites-nous ce que votre équipe doit savoir : un animal d’assistance, un texto plutôt
          que la sonnette, pas de parfums forts.
        </p>
      </>
    ),
  },
  {
    id: 'formats',
    title: 'Un autre format',
    body: (
      <p>
        Nos politiques, nos prix et nos courriels sont offerts en texte brut ou en gros caractères sur
        demande, sans frais. Dites-nous quel format vous convient.
      </p>
    ),
  },
  {
    id: 'site',
    title: 'Ce site',
    body: (
      <>
        <p>
          Nous visons les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, plus que ce que
          demande la Loi de 2005 sur l’accessibilité pour les personnes handicapées de l’Ontario (LAPHO). Vous
          pouvez :
        </p>
        <ul>
          <li>tout faire au clavier, avec le focus bien visible;</li>
          <li>agrandir jusqu’à 400 %, aussi avec un texte plus grand et plus espacé;</li>
          <li>choisir un thème clair, sombre ou à contraste, et demander moins de mouvement;</li>
          <li>
            l’écouter avec un lecteur d’écran : les jours fermés disent pourquoi, et chaque changement d’une
            réservation dit ce qu’il coûte avant que vous le confirmiez.
          </li>
        </ul>
        <p>
          Vous payez sur la page de Stripe, qui n’est pas la nôtre. Si elle vous fait obstacle, appelez-nous.
        </p>
      </>
    ),
  },
  {
    id: 'feedback',
    title: 'Dites-nous ce qui fait obstacle',
    body: (
      <p>
        Quelle page, ce que vous vouliez faire et ce que vous utilisez : c’est tout ce que {name} a besoin de
        savoir. {write} ou {call}. Une personne vous lit et répond par le même moyen.
      </p>
    ),
  },
]
