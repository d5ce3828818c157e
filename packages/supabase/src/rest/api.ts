import type { Functions, Tables } from './database.generated.ts'

/** The database as the REST client has it described. */
export interface Api {
  readonly public: {
    readonly Tables: {
      readonly [Name in keyof Tables]: Tables[Name] & { readonly Relationships: [] }
    }
    readonly Views: Record<never, never>
    readonly Functions: { readonly [Name in keyof Functions]: Functions[Name] }
  }
}
