/** The customers' reviews that the website shows. For browsers, without the parser and the client that the booking form loads. */

/** A review that the office shows among the testimonials. */
export interface ShownReview {
  /** First name and an initial. */
  readonly name: string
  readonly area: string
  readonly text: string
  /** From 1 to 5. */
  readonly rating: number
}

/** Where the project is, and the key that every visitor may know. */
export interface ShownReviewsOptions {
  readonly url: string
  readonly publishableKey: string
  /** In place of the browser's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/** The newest reviews that are shown; none when they cannot be had. */
export async function askShownReviews({
  url,
  publishableKey,
  fetch = globalThis.fetch.bind(globalThis),
}: ShownReviewsOptions): Promise<readonly ShownReview[]> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/shown_reviews`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: '{}',
    })
    const rows: unknown = response.ok ? await response.json() : []
    return Array.isArray(rows) ? rows.filter(isShown) : []
  } catch {
    return []
  }
}

function isShown(row: unknown): row is ShownReview {
  return (
    typeof row === 'object' &&
    row !== null &&
    'name' in row &&
    typeof row.name === 'string' &&
    'area' in row &&
    typeof row.area === 'string' &&
    'text' in row &&
    typeof row.text === 'string' &&
    'rating' in row &&
    typeof row.rating === 'number'
  )
}
