import { CustomerData } from './customer-data.ts'

/** Records of each kind in one run: far more than expire between two runs, and a short transaction. */
const batch = 100

/** Erases what is older than the company keeps customers' data. What does not fit into one run is left for the next. */
export function eraseExpired() {
  return CustomerData.use((data) => data.eraseExpired(batch))
}
