import { QueryClient } from '@tanstack/react-query'

/** The look-ups of all the ways to book: the days that one of them knows, the next need not ask for. */
export const bookingQueries = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      networkMode: 'always',
    },
  },
})
