import { gtaPriceBook, gtaTerms } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import { areaInWords, bookInWords, nameInWords } from '@dustforce/office/language'
import { promises } from '../../company/promises.ts'
import { to } from '../../language/language.en.ts'
import type { PolicySection } from './policy-document.tsx'

const { freeCancellationHours, refundBusinessDays, claimHours, liftingPounds, confirmationHours } = promises
const { tax } = gtaTerms
const area = areaInWords(gtaCompany.serviceArea)
const serviceNames = Object.values(bookInWords(gtaPriceBook).services)
  .map((service) => service.name)
  .join(', ')

const mail = <a href={`mailto:${gtaCompany.email}`}>{gtaCompany.email}</a>

/** Terms and privacy in ten sections. */
export const termsSections: readonly PolicySection[] = [
  {
    id: 'terms',
    title: 'Conditions de service',
    body: (
      <>
        <p>
          Ces conditions sont l’entente entre vous et {gtaCompany.name} quand vous réservez un ménage sur ce
          site. En payant une réservation, vous les acceptez. Elles sont régies par les lois de l’Ontario et
          les lois fédérales du Canada qui s’y appliquent.
        </p>
        <p>
          Vous devez avoir au moins 18 ans et le droit de nous faire entrer dans le logement pour lequel vous
          réservez.
        </p>
      </>
    ),
  },
  {
    id: 'services',
    title: 'Nos services',
    body: (
      <>
        <p>
          Nous offrons {serviceNames} pour les logements du {area}. Ce que chacun comprend figure sur sa fiche
          et dans votre confirmation. Les options se font quand elles sont dans votre réservation.
        </p>
        <p>
          Vous pouvez réserver jusqu’à {gtaPolicy.lookaheadDays} jours d’avance. Votre paiement retient
          l’heure aussitôt; nous confirmons votre équipe d’ici {confirmationHours} heures. Nous recommandons
          de réserver {promises.bookAheadHours} heures d’avance.
        </p>
        <p>
          Par sécurité, nos équipes ne soulèvent rien de plus de <strong>{liftingPounds} lb</strong>, ne
          montent pas plus haut qu’un escabeau de deux marches et ne touchent ni aux moisissures, ni aux
          liquides corporels, ni aux insectes et rongeurs, ni aux matières dangereuses.
        </p>
      </>
    ),
  },
  {
    id: 'client-responsibilities',
    title: 'Vos responsabilités',
    body: (
      <ul>
        <li>Donnez la taille et l’état réels du logement; le prix en dépend.</li>
        <li>
          Faites en sorte que nous puissions entrer à l’heure réservée, avec l’eau courante, l’électricité et
          des conditions sécuritaires.
        </li>
        <li>
          Gardez à l’écart les animaux que les inconnus inquiètent, et rangez l’argent, les bijoux et tout ce
          qui est fragile.
        </li>
        <li>
          Dites-nous quels endroits éviter, quelles surfaces demandent des soins et s’il y a un système
          d’alarme.
        </li>
        <li>
          Si vous nous demandez d’utiliser votre équipement ou vos produits, vous répondez de leur état et de
          leurs effets.
        </li>
      </ul>
    ),
  },
  {
    id: 'payment',
    title: 'Prix et paiement',
    body: (
      <>
        <p>
          Les prix sont en dollars canadiens. La {nameInWords(tax.name)} de {tax.percent} %{' '}
          {tax.mode === 'added'
            ? 's’ajoute aux prix affichés au moment du paiement et se voit avant que vous payiez'
            : 'est comprise dans les prix affichés'}
          . Le montant complet se paie d’avance, par carte, sur la page de Stripe; nous ne recevons jamais
          votre numéro de carte.
        </p>
        <p>
          Les codes promo servent une fois par réservation, ne se cumulent pas et peuvent être réservés aux
          nouveaux clients.
        </p>
      </>
    ),
  },
  {
    id: 'cancellation',
    title: 'Annulation et changement de date',
    body: (
      <>
        <p>
          Au moins <strong>{freeCancellationHours} heures</strong> avant le rendez-vous : gratuit, avec un
          remboursement complet. À moins de {freeCancellationHours} heures, ou pour un rendez-vous manqué :
          non remboursable. Un changement de date à moins de {freeCancellationHours} heures dépend de nos
          disponibilités. Les remboursements prennent {refundBusinessDays} jours ouvrables.
        </p>
        <p>
          Les détails sont dans la{' '}
          <a href={to('/cancellation-policy')}>politique d’annulation et de remboursement</a>.
        </p>
      </>
    ),
  },
  {
    id: 'satisfaction-and-damage',
    title: 'Satisfaction et dommages',
    body: (
      <p>
        Si le ménage n’est pas à la hauteur ou que quelque chose est abîmé, dites-le-nous dans les{' '}
        <strong>{claimHours} heures</strong> suivant la visite, avec des photos si possible. Nous revenons
        corriger le ménage. Pour un dommage que nous avons causé, l’indemnité est le moindre du coût de la
        réparation et du prix du service.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Responsabilité',
    body: (
      <p>
        Dans la mesure permise par la loi, notre responsabilité totale pour une réservation se limite au prix
        de ce service. Nous ne répondons pas de l’usure, des défauts qui existaient déjà ni des objets qui
        n’étaient pas fixés ou rangés. Rien ici ne limite vos droits selon la Loi de 2002 sur la protection du
        consommateur de l’Ontario.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Confidentialité',
    body: (
      <>
        <p>
          Nous recueillons ce qu’il faut pour une réservation, un message ou une candidature : votre nom, vos
          coordonnées, votre adresse, vos consignes d’accès et vos choix. Nous nous en servons pour faire le
          travail, vous répondre et tenir les registres qu’exigent les lois fiscales canadiennes, selon la Loi
          sur la protection des renseignements personnels et les documents électroniques (LPRPDE).
        </p>
        <ul>
          <li>
            La personne qui fait votre ménage voit l’adresse, les consignes d’accès et les tâches de votre
            visite, et rien d’autre.
          </li>
          <li>
            Le paiement passe par Stripe; l’hébergement et les courriels, par des fournisseurs tenus de
            protéger vos renseignements. Nous ne vendons rien.
          </li>
          <li>
            Ce que vous écrivez dans le formulaire reste dans cet onglet jusqu’à ce que vous payiez ou le
            fermiez.
          </li>
          <li>Écrivez à {mail} pour voir, corriger ou faire effacer ce que nous avons sur vous.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'sms-consent',
    title: 'Textos et appels',
    body: (
      <p>
        Quand vous l’acceptez dans le formulaire, nous vous textons ou vous appelons au sujet de cette
        réservation : confirmation, arrivée, changements. Des frais de messagerie et de données peuvent
        s’appliquer. Répondez STOP pour ne plus recevoir de textos ou AIDE pour de l’aide. Votre consentement
        n’est la condition d’aucun autre service et n’est jamais transmis à des tiers à des fins de marketing.
      </p>
    ),
  },
  {
    id: 'contact-us',
    title: 'Nous joindre',
    body: (
      <p>
        {gtaCompany.name}, {area}, Ontario. Téléphone :{' '}
        <a href={`tel:${phoneUri(gtaCompany.phone)}`}>{gtaCompany.phone}</a>, courriel : {mail}, ou le{' '}
        <a href={to('/#contact')}>formulaire</a>. Nous visons une réponse d’ici {promises.replyHours} heures.
      </p>
    ),
  },
]
