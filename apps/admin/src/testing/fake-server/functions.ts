import { answerOfRise } from './rise-function.ts'
import type { Row } from './row.ts'
import { nextId } from './store.ts'

/** Answers a call of a server function. */
export function answerOfFunction(name: string, body: Row): Response {
  switch (name) {
    case 'send-admin-contact-reply':
      return Response.json({ success: true })
    case 'send-email':
      return Response.json({ success: true, ...(body.hold === true && { held: nextId() }) })
    case 'change-booking':
      return Response.json(answerOfAct(body))
    case 'raise-prices':
      return answerOfRise(body)
    case 'accept-invitation':
      return Response.json({})
    default:
      throw new Error(`The fake server has no function ${name}`)
  }
}

/** What becomes of an act: the links of a cleaner's jobs. */
function answerOfAct({ act, email, bookingIds }: Row): unknown {
  if (act !== 'job-links' || !Array.isArray(bookingIds)) throw new Error(`The fake server has no act ${act}`)
  return { links: Object.fromEntries(bookingIds.map((id) => [id, `https://dustforce.example/job#${email}`])) }
}
