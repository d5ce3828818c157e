/** The error that a function of the fake server throws to refuse a request, as the REST service tells it. */
export class Refusal extends Error {
  readonly status: number
  readonly hint: string | null
  readonly details: string | null

  constructor(message: string, status = 400, hint: string | null = null, details: string | null = null) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.hint = hint
    this.details = details
  }

  answer(): Response {
    const { message, status, hint, details } = this
    return Response.json({ code: 'PT400', message, details, hint, error: message }, { status })
  }
}
