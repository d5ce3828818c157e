import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefusal, isSignedOut } from './failure.ts'

const fiveMinutes = 5 * 60_000
const longestWait = 30_000

/** The data cache of the Command Hub. What the backend refused is not asked again. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        gcTime: fiveMinutes,
        staleTime: 15_000,
        retry: (failures, error) => failures < 3 && !isRefusal(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestWait),
      },
      mutations: { retry: false },
    },
  })
}
