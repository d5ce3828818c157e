import {
  callers,
  type FunctionAccess,
  functionsOf,
  objectsElsewhere,
  publishedTables,
  type Right,
  rightsOn,
  tablesOf,
} from './access-probe.ts'
import type { TestDatabase } from './postgres.ts'

const verbs = ['select', 'insert', 'update', 'delete', 'truncate']
const refused = '–'

/**
 * Writes as a document who may do what in the database: tables by trying, all of them or those of a list; functions, realtime and storage from the
 * catalog.
 */
export async function accessMatrix(db: TestDatabase, tried?: ReadonlyArray<string>): Promise<string> {
  const tables: string[] = []
  for (const table of tried ?? (await tablesOf(db))) tables.push(...(await rowsOf(db, table)))
  const functions = await functionsOf(db)
  const elsewhere = await objectsElsewhere(db)
  const published = await publishedTables(db)
  return `# Who may do what

Made by \`npm run test:one -- packages/supabase/test/access.db.test.ts -u\`, which tries every verb on every table, with one row of canaries
in it, as each caller. The same test fails when the database differs from this document.

- **visitor**: nobody is signed in (\`anon\`).
- **stranger**: signed in, without a row in \`admin_users\`.
- **inactive**: signed in, with a row that is not active.
- **office**: signed in, with an active row.
- **owner**: the same, with the role *owner*.

'policy' means that the grant is there, and a policy refused a copy of the canaries' row. The server (\`service_role\`) passes row security and has every right on every table.

## Tables

${tableOf(['table', 'verb', 'visitor', 'stranger', 'inactive', 'office', 'owner', 'columns'], tables)}

## Functions of the API

${functionTable(functions.filter(({ schema }) => schema === 'public'))}

## Helpers, which the API does not expose

${functionTable(functions.filter(({ schema }) => schema === 'private'))}

## Realtime

Subscribers get changes of these tables in the rows that their \`select\` above reaches. A deletion is sent to everyone who is subscribed, with
these columns only.

${tableOf(
  ['table', 'changes', 'columns of a deletion'],
  published.map(({ table, operations, keys }) => row([table, operations, keys])),
)}

## Storage and other schemas

${elsewhere.length === 0 ? 'Nothing: the migrations make no bucket, table, function or policy outside `public` and `private`.' : elsewhere.map((name) => `- ${name}`).join('\n')}
`
}

async function rowsOf(db: TestDatabase, table: string): Promise<ReadonlyArray<string>> {
  const [counted] = await db.sql.unsafe(`select count(*)::int as n from public.${table}`)
  if (counted?.n === 0) throw new Error(`${table} has no canary row`)
  const rights = new Map<string, ReadonlyArray<Right>>()
  for (const [name, caller] of Object.entries(callers)) rights.set(name, await rightsOn(db, table, caller))
  const used = verbs.filter((verb) => [...rights.values()].flat().some((right) => right.verb === verb))
  if (used.length === 0) return [row([table, 'any', ...Array.from(rights, () => refused), ''])]
  return used.map((verb) => {
    const found = [...rights].map(([name, all]) => ({ name, right: all.find((each) => each.verb === verb) }))
    return row([table, verb, ...found.map(({ right }) => right?.reach ?? refused), columnsOf(found)])
  })
}

/** The columns once when all callers have the same ones, else by caller. */
function columnsOf(
  found: ReadonlyArray<{ readonly name: string; readonly right: Right | undefined }>,
): string {
  const named = found.flatMap(({ name, right }) => {
    if (right === undefined) return []
    return [{ name, columns: right.columns === 'all' ? 'all' : right.columns.join(', ') }]
  })
  const [first] = named
  if (named.every(({ columns }) => columns === first?.columns)) return first?.columns ?? ''
  return named.map(({ name, columns }) => `${name}: ${columns}`).join('; ')
}

function functionTable(functions: ReadonlyArray<FunctionAccess>): string {
  const may = ({ roles }: FunctionAccess, role: string) => (roles.includes(role) ? 'yes' : refused)
  return tableOf(
    ['function', 'visitor', 'signed in', 'server', 'runs as'],
    functions.map((each) =>
      row([
        `\`${each.signature}\``,
        may(each, 'anon'),
        may(each, 'authenticated'),
        may(each, 'service_role'),
        each.definer ? 'owner' : 'caller',
      ]),
    ),
  )
}

function tableOf(headings: ReadonlyArray<string>, rows: ReadonlyArray<string>): string {
  return [row(headings), row(headings.map(() => '---')), ...rows].join('\n')
}

function row(cells: ReadonlyArray<string>): string {
  return `| ${cells.join(' | ')} |`
}
