import { sql } from 'kysely'

import { likeText } from '../../../engine/store/like-text.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { openBook, toWirePassenger } from './passenger-book.ts'

const PAGE_SIZE = 20

export const listPassengers = defineOperation('listPassengers', async ({ query }, ctx) => {
  const { page = 1, size = PAGE_SIZE, search } = query
  const { rows } = await openBook(ctx)
  const alive = rows().where('deleted_at', 'is', null)
  const found =
    search === undefined
      ? alive
      : alive.where(sql<boolean>`search_text like ${likeText(search)} escape '\\'`)
  const all = await found.orderBy('sort_key').orderBy('id').execute()
  return {
    status: 200,
    body: {
      Items: all.slice((page - 1) * size, page * size).map(toWirePassenger),
      Total: all.length,
      Page: page,
      Size: size,
    },
  }
})
