import { StoredAnswer } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import type { Database } from '../database/database.ts'
import { type Applications, ApplicationsError } from './applications.ts'

/** Job applications. */
export function applications({ call }: Database): Applications['Service'] {
  return {
    submit: (application) =>
      call(
        'submit_application',
        {
          payload: {
            full_name: application.fullName,
            email: application.email,
            phone: application.phone,
            experience: application.experience,
            available_days: application.availableDays,
            available_times: application.availableTimes,
            service_areas: application.serviceAreas,
            message: application.message,
            resume_filename: application.resume?.filename ?? null,
            resume_content: application.resume?.contentBase64 ?? null,
            consent_to_contact: application.consentToContact,
          },
        },
        StoredAnswer,
      ).pipe(
        Effect.map(({ id }) => id),
        Effect.mapError(({ reason, message }) => new ApplicationsError({ reason, message })),
      ),
  }
}
