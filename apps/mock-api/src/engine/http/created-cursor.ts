import { z } from 'zod'

import type { IdPrefix } from '../random/ids.ts'
import { refuse } from './refusal.ts'

/** The last order, or other thing with an id, of a page. */
export type OrderCursor = { readonly createdAt: string; readonly id: string }

const placeSchema = z.tuple([z.iso.datetime(), z.string().regex(/^[a-z]{3}_[A-Za-z0-9]{6,24}$/)])

/** A place in the list of orders, opaque to clients. */
export function writeCursor({ createdAt, id }: OrderCursor): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')
}

/** The place again; refuses what was never given. */
export function readCursor(cursor: string, prefix: IdPrefix = 'ord'): OrderCursor {
  const place = placeSchema.safeParse(parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (place.success && place.data[1].startsWith(`${prefix}_`))
    return { createdAt: place.data[0], id: place.data[1] }
  return refuse('validation_failed', {
    errors: [{ pointer: 'query:cursor', code: 'invalid_cursor', params: {} }],
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
