import type { Row } from './row.ts'

/** Functions of the database by name, each from its arguments to its answer. */
export type Calls = Readonly<Record<string, (args: Row) => unknown>>
