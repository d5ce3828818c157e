/** What a function of the fake server throws to refuse a request, as the REST service tells it. */
export class Refusal extends Error {
  readonly status: number
  readonly hint: string | null

  constructor(message: string, status = 400, hint: string | null = null) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.hint = hint
  }

  answer(): Response {
    const { message, status, hint } = this
    return Response.json({ code: 'PT400', message, details: null, hint, error: message }, { status })
  }
}
