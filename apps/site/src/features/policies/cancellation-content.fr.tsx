import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import { promises } from '../../company/promises.ts'
import type { PolicySection } from './policy-document.tsx'

const { freeCancellationHours, refundBusinessDays, claimHours } = promises

/** The cancellation policy. */
export const cancellationSections: readonly PolicySection[] = [
  {
    id: 'in-time',
    title: `Au moins ${freeCancellationHours} heures avant`,
    body: (
      <p>
        Annulez ou déplacez au moins <strong>{freeCancellationHours} heures</strong> avant le rendez-vous et
        vous ne payez rien : une annulation est remboursée en entier, et un changement de date est gratuit.
      </p>
    ),
  },
  {
    id: 'late',
    title: `Moins de ${freeCancellationHours} heures avant, ou personne à la maison`,
    body: (
      <>
        <p>
          À ce moment-là, votre équipe est choisie et d’autres demandes ont été refusées. Une annulation à
          moins de <strong>{freeCancellationHours} heures</strong> du rendez-vous, ou une visite où nous ne
          pouvons pas entrer dans les 15 minutes suivant le début (un rendez-vous manqué), n’est{' '}
          <strong>pas remboursable</strong>.
        </p>
        <p>
          Un changement de date à moins de {freeCancellationHours} heures dépend de nos disponibilités.
          Appelez-nous; si une autre heure est libre, nous ferons notre possible.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Comment arrivent les remboursements',
    body: (
      <p>
        Les remboursements retournent sur la carte qui a servi à payer. Ils prennent{' '}
        <strong>{refundBusinessDays} jours ouvrables</strong>, selon votre banque.
      </p>
    ),
  },
  {
    id: 'by-us',
    title: 'Si nous devons annuler',
    body: (
      <p>
        Une tempête qui ferme les autoroutes, une équipe malade : nous appelons aussitôt que possible, et vous
        choisissez entre une nouvelle heure et un remboursement complet, quel que soit le délai.
      </p>
    ),
  },
  {
    id: 'not-satisfied',
    title: 'Si le ménage n’est pas à la hauteur',
    body: (
      <p>
        Dites-le-nous dans les <strong>{claimHours} heures</strong> suivant la visite. Nous revenons corriger,
        ou nous remboursons ce qui n’était pas à la hauteur.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'Comment annuler ou déplacer',
    body: (
      <p>
        Appelez au <a href={`tel:${phoneUri(gtaCompany.phone)}`}>{gtaCompany.phone}</a> ou écrivez à{' '}
        <a href={`mailto:${gtaCompany.email}`}>{gtaCompany.email}</a> avec la référence de votre courriel de
        confirmation. C’est le moment où votre message nous parvient qui compte.
      </p>
    ),
  },
]
