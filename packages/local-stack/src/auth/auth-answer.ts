const answer = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response => Response.json({ code: status, error_code: code, msg: message }, { status, headers })

/** The answers that the guard gives itself, in the shape of the auth service's own. */
export function tooManyAttempts(waitMs: number): Response {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return answer(429, 'over_request_rate_limit', `Too many attempts. Please wait ${wait} and try again.`, {
    'retry-after': String(seconds),
  })
}

export function unreadableBody(): Response {
  return answer(400, 'bad_json', 'The request body could not be read.')
}

export function addressIsFixed(): Response {
  return answer(422, 'validation_failed', 'The e-mail address of an account cannot be changed here.')
}

export function signUpIsClosed(): Response {
  return answer(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/** Says the same whether or not there is such an account. */
export function mailMayFollow(): Response {
  return Response.json({})
}
