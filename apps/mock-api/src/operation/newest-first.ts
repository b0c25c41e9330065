import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'

import { refuseField } from '../engine/http/refusal.ts'
import type { IdPrefix } from '../engine/random/ids.ts'
import type { Database } from '../engine/store/database.ts'

const PAGE = 20

/**
 * The columns by which rows are ordered, the most significant first, and the values of the last row of a page that a cursor
 * contains.
 */
type Newness<Column extends string> = {
  readonly columns: readonly Column[]
  readonly place: z.ZodType<readonly (string | number)[]>
}

/** Orders by the time in a column; rows of the same instant are ordered by id. */
export function byTime<Column extends string>(
  column: Column,
  prefix: IdPrefix,
): Newness<Column | 'id'> {
  const id = z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{6,24}$`))
  return { columns: [column, 'id'], place: z.tuple([z.iso.datetime(), id]) }
}

/**
 * Orders by a number that grows with each row. A cursor contains an int32, because such columns are 32-bit integers in
 * PostgreSQL.
 */
export function byNumber<Column extends string>(column: Column): Newness<Column> {
  return { columns: [column], place: z.tuple([z.int32().nonnegative()]) }
}

/** The parameters of a page, which the query of every such list has. */
export type PageQuery = {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

type Page<Row> = { readonly rows: readonly Row[]; readonly NextCursor: string | null }

/**
 * Returns one page of a list that grows while a client reads it: newest rows first, after the row that the cursor names.
 * `NextCursor` is null after the last page. `fits` filters by what the database cannot compare. Refuses a cursor that was
 * never issued.
 * @example newestFirst(rowsOf(ctx.store), byTime('requested_at', 'top'), query)
 */
export async function newestFirst<Column extends string, Row extends Record<Column, unknown>>(
  rows: SelectQueryBuilder<Database, keyof Database, Row>,
  { columns, place }: Newness<Column>,
  { cursor, limit = PAGE }: PageQuery,
  fits?: (row: Row) => boolean,
): Promise<Page<Row>> {
  let query = rows
  if (cursor !== undefined)
    query = query.where(
      sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) < (${sql.join(readCursor(cursor, place))})`,
    )
  for (const column of columns) query = query.orderBy(sql.ref(column), 'desc')
  // One additional row shows whether there is another page.
  const more = limit + 1
  const found = fits
    ? (await query.execute()).filter(fits).slice(0, more)
    : await query.limit(more).execute()
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    rows: page,
    NextCursor: last ? writeCursor(columns.map((column) => last[column])) : null,
  }
}

/** Writes the position of a row in its list as a text that is opaque to clients. */
function writeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function readCursor(cursor: string, schema: Newness<string>['place']) {
  const place = schema.safeParse(parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (place.success) return place.data
  return refuseField('query:cursor', 'invalid_cursor')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
