/** The start of a sentence about a contractor's jobs: '1 job to come is', '3 jobs to come are', 'At least 100 jobs to come are'. */
export function jobsText(count: number): string {
  if (count === 1) return '1 job to come is'
  return `${count >= 100 ? 'At least ' : ''}${count} jobs to come are`
}
