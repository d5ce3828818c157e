import type { Locator, Page } from '@playwright/test'

/** The request of the list of bookings for a page. */
interface AskedPage {
  readonly search?: string
  readonly limit: number
  readonly after: readonly number[] | null
}

/** Makes many bookings of the first one of the list, which is one of them, and notes which pages are asked for. */
export async function manyBookings(
  page: Page,
  count: number,
): Promise<{ readonly asked: readonly AskedPage[]; readonly rows: Locator }> {
  const asked: AskedPage[] = []
  await page.route(/\/rpc\/admin_bookings/, async (route) => {
    const { request } = route.request().postDataJSON()
    asked.push(request)
    const answer = await route.fetch({
      postData: JSON.stringify({ request: { ...request, search: '', after: null, upTo: null, limit: 1 } }),
    })
    const [booking] = (await answer.json()).rows
    const first = request.after?.[0] ?? 0
    const last = Math.min(count, request.upTo?.[0] ?? first + request.limit)
    const rows = Array.from({ length: last - first }, (_, index) => ({
      ...booking,
      ...(first + index === 0 ? {} : { id: `${first + index}` }),
    }))
    await route.fulfill({ json: { rows, next: last < count ? [last] : null } })
  })
  return { asked, rows: page.locator('[data-booking]') }
}
