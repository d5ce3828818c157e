import { useBusiness } from '@dustforce/ui/use-business'

/** What the Command Hub of this company is called, as in 'Dust Force Command Hub'. */
export function useHubName(): string {
  return `${useBusiness().company.name} Command Hub`
}
