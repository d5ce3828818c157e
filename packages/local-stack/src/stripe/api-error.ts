/** An answer in which Stripe says no. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  /** The parameter at fault. */
  readonly param: string | undefined
  /** The other fields of the error. */
  readonly more: object

  constructor(
    status: number,
    type: string,
    message: string,
    code?: string,
    param?: string,
    more: object = {},
  ) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.param = param
    this.more = more
  }
}

export function invalid(message: string, code?: string, param?: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message, code, param)
}

export function missing(kind: string, id: string): ApiError {
  return new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, 'resource_missing')
}

export function errorJson(error: ApiError) {
  return {
    error: {
      type: error.type,
      message: error.message,
      ...(error.code === undefined ? {} : { code: error.code }),
      ...(error.param === undefined ? {} : { param: error.param }),
      ...error.more,
    },
  }
}
