/** A seeded system of its own behind each worker's tests. */
export { test } from '@dustforce/local-stack/e2e'
