/** Lets the browser save the calendar file of a visit. */
export function saveCalendarFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'visit.ics'
  link.click()
  URL.revokeObjectURL(url)
}
