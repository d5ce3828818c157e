import { useBusiness } from '@dustforce/ui/use-business'

/** Returns the name of this company's Command Hub, as in 'Dust Force Command Hub'. */
export function useHubName(): string {
  return `${useBusiness().company.name} Command Hub`
}
