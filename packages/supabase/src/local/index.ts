/*
 * Supabase on a self-hosted PostgreSQL, within the process: what the local stack is made of and the database tests run on. Everything that knows
 * the inside of `@supabase/lite` is here.
 */
export { isHostedProject } from './hosted-project.ts'
export { migrate, migrationVersions } from './migrate.ts'
export { connectToPglite } from './pglite-connection.ts'
export { connectToPostgres } from './postgres-connection.ts'
export { refusalOf, type Serving, withQuietRefusals } from './quiet-refusals.ts'
export { inTransaction, type Query, type Session, sessionOf } from './session.ts'
export { startSupabaseApp } from './supabase-app.ts'
export { UnfitDatabaseError } from './unfit-database.ts'
export { stackPointerOf } from './wasm-stack.ts'
export { zoneSql } from './zone-sql.ts'
