import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './start/root.mjs'

/*
 * Where amounts are computed outside the rules: expressions in TypeScript that add, subtract, multiply or divide amounts, and functions of the database
 * that sum, average, round or combine columns of money.
 */

const isRules = (path: string) => /^packages\/(?:core|office|companies)\//.test(path)
const isProduct = (path: string) =>
  !/\.(?:test|stories|generated|d)\.|\/(?:test|testing|node_modules|dist)\//.test(path)

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The last name of `cents`, `refundCents` or `offer.refundCents`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return String(value.name)
  if (value.type === 'MemberExpression') return nameOf(value.property)
  return ''
}
const isAmount = (value: unknown) => /cents$/i.test(nameOf(value))

/** Whether an expression computes an amount from others. */
function computes(node: Node): boolean {
  if (node.type === 'BinaryExpression')
    return (
      ['+', '-', '*', '/'].includes(String(node.operator)) && (isAmount(node.left) || isAmount(node.right))
    )
  if (node.type === 'UnaryExpression') return node.operator === '-' && isAmount(node.argument)
  return node.type === 'AssignmentExpression' && node.operator !== '=' && isAmount(node.right)
}

function computedIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((count, one) => count + computedIn(one), 0)
  if (!isNode(value)) return 0
  return computedIn(Object.values(value)) + (computes(value) ? 1 : 0)
}

/** Counts the expressions of a source that compute amounts. Most sources name none, and need no parsing to know that. */
export function amountsComputed(path: string, source: string): number {
  if (!/cents/i.test(source)) return 0
  return computedIn(parseSync(path, source).program.body)
}

/** The programs outside the rules that compute amounts: path and how many expressions do. */
export function programsWithMoney(): Readonly<Record<string, number>> {
  const files = globSync('{packages/*/{src,functions},apps/*/src}/**/*.{ts,tsx}', { cwd: root })
  const counted = files
    .filter((path) => isProduct(path) && !isRules(path))
    .map((path) => [path, amountsComputed(path, readFileSync(join(root, path), 'utf8'))] as const)
  return Object.fromEntries(counted.filter(([, count]) => count > 0).sort())
}

const money =
  '(?:\\w+_(?:amount|price|cents|fee|pay)|amount|price|revenue|tax|payouts?|kept|kept_tax|refunded|lost|earned|paid|total|subtotal|discounts?)'
const combined = new RegExp(`\\b${money}\\)?\\s[-+*/]\\s|\\s[-+*/]\\s\\(?(?:\\w+\\.)?${money}\\b`)
const columnOfMoney = new RegExp(`\\b${money}\\b`)

/** Finds what stands between the brackets of each sum, average and the like. */
function summedIn(sql: string): readonly string[] {
  return [...sql.matchAll(/\b(?:sum|avg|round|least|greatest)\(/g)].map(({ 0: called, index }) => {
    const rest = sql.slice(index + called.length)
    let open = 1
    const end = [...rest].findIndex((letter) => {
      if (letter === '(') open += 1
      if (letter === ')') open -= 1
      return open === 0
    })
    return rest.slice(0, end)
  })
}

/** The functions of a description that compute amounts. */
export function functionsComputing(sql: string): readonly string[] {
  return sql
    .replace(/--.*/g, '')
    .replace(/'[^']*'/g, "''")
    .split(/^create function /m)
    .slice(1)
    .flatMap((text) => {
      const [declared = ''] = text.split(/^(?:create|alter|comment|grant|revoke|insert|do) /m)
      const isFound = combined.test(declared) || summedIn(declared).some((part) => columnOfMoney.test(part))
      return isFound ? (declared.match(/^[\w.]+/) ?? []) : []
    })
}

/** The functions of the database that compute amounts. */
export function functionsWithMoney(): readonly string[] {
  return globSync('packages/supabase/supabase/migrations/*.sql', { cwd: root })
    .flatMap((path) => functionsComputing(readFileSync(join(root, path), 'utf8')))
    .sort()
}
