import { DatabaseSync } from 'node:sqlite'

import { knownMigrations } from '../../../src/engine/store/migrations.ts'

/** The columns of each unique key, by table. */
type Keys = ReadonlyMap<string, readonly (readonly string[])[]>

/**
 * Whether a query orders its rows but leaves the order of two rows open. That is so if the columns that it orders by, or
 * compares with one value, contain no unique key of a table that it reads. SQLite and PostgreSQL order such rows
 * differently. Reads the SQL that Kysely compiles for SQLite, with joins by equal columns; with several tables each column
 * must be qualified.
 */
export function mayTie(sql: string): boolean {
  const ordered =
    /^select (.*?) from (.*?)(?: where (.*?))?(?: group by (.*?))? order by (.*)$/s.exec(
      sql.replaceAll(VALUE_QUERY, '()'),
    )
  if (!ordered) return false
  const [, selected = '', from = '', where = '', groups, order = ''] = ordered
  const tables = [...from.matchAll(/(?:^|join )"(\w+)"(?: as "(\w+)")?/g)].map(
    ([, table = '', alias = table]) => ({ table, alias }),
  )
  const columnsIn = (text: string) =>
    [...text.matchAll(/(?:"(\w+)"\.)?"(\w+)"/g)].map(
      ([, alias = tables[0]?.alias, column]) => `${alias}.${column}`,
    )
  const demanded = where.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
  const compared = demanded.includes(' or ') ? '' : demanded
  const fixed = new Set([
    ...columnsIn([...compared.matchAll(/(?:"\w+"\.)?"\w+" = \?/g)].join(' ')),
    ...columnsIn(order),
  ])
  const single = groups ?? (selected.startsWith('distinct ') ? selected : null)
  if (single !== null) return !columnsIn(single).every((column) => fixed.has(column))
  const equal = [...`${from} ${compared}`.matchAll(/("\w+"\."\w+") = ("\w+"\."\w+")/g)]
  const isFixed = ({ table, alias }: (typeof tables)[number]) =>
    keys()
      .get(table)
      ?.some((key) => key.every((column) => fixed.has(`${alias}.${column}`)))
  // A column that equals a fixed one is fixed too, and so is a whole row if one of its keys is fixed.
  for (let before = -1; before !== fixed.size;) {
    before = fixed.size
    for (const [, left = '', right = ''] of equal) {
      const pair = columnsIn(`${left} ${right}`)
      const rows = tables.filter(isFixed).map(({ alias }) => `${alias}.`)
      if (pair.some((column) => fixed.has(column) || rows.some((row) => column.startsWith(row))))
        pair.forEach((column) => fixed.add(column))
    }
  }
  return !tables.every(isFixed)
}

/** A query in place of a value, which gives one value for each row and orders nothing. A query of rows has a name of its own. */
const VALUE_QUERY = /(?<!from |join )\(select (?:[^()]|\([^()]*\))*\)/g

/** Keys that are unique because each number continues from the last one of its parent. */
const COUNTED: readonly (readonly [table: string, key: readonly string[]])[] = [
  ['cart_items', ['tenant', 'cart_id', 'position']],
  ['order_items', ['tenant', 'order_id', 'position']],
]

let known: Keys | null = null

/** Returns the unique keys of the newest schema. */
function keys(): Keys {
  if (known) return known
  const database = new DatabaseSync(':memory:')
  for (const { statements } of knownMigrations)
    for (const statement of statements('sqlite')) database.exec(statement)
  const rows = database
    .prepare(
      `select m.name as "table", l.name as "index", i.name as "column"
       from sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
       where m.type = 'table' and l."unique" and not l.partial
       union all
       select m.name, 'primary key', i.name from sqlite_master m, pragma_table_info(m.name) i
       where m.type = 'table' and i.pk > 0`,
    )
    .all() as { table: string; index: string; column: string }[] // the query names these columns
  database.close()
  const byTable = Map.groupBy(rows, ({ table }) => table)
  known = new Map(
    [...byTable].map(([table, of]) => {
      const byIndex = Map.groupBy(of, ({ index }) => index)
      const counted = COUNTED.flatMap(([name, key]) => (name === table ? [key] : []))
      const declared = [...byIndex.values()].map((key) => key.map(({ column }) => column))
      return [table, [...counted, ...declared]]
    }),
  )
  return known
}
