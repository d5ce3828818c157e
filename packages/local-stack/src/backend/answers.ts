const problem = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ code, message, details: null, hint: null }, { status, headers })

/* The answers that the stack gives in the place of the REST service, in its shape. */

/** Supabase's clients know this shape; they try again later. */
export function unavailable(): Response {
  return problem(503, 'PGRST001', 'The database is not available. Please try again.', { 'retry-after': '2' })
}

/** A value that the database refuses is the caller's mistake. */
export function refusedValue(code: string): Response {
  return problem(400, code, 'Please check your input format and try again.')
}

export function unreadableBody(): Response {
  return problem(400, 'PGRST102', 'The request is not valid JSON.')
}

export function unreadableQuery(): Response {
  return problem(400, 'PGRST100', 'The query cannot be read.')
}

export function wrongArgument(name: string, type: string): Response {
  return problem(400, '22P02', `${name} is not of type ${type}.`)
}

/** A failure of ours: its cause is in the log and nowhere else. */
export function broken(): Response {
  return problem(500, 'XX000', 'The request could not be answered.')
}
