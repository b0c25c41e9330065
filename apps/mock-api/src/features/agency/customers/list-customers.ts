import { sql } from 'kysely'

import { likeText } from '../../../engine/store/like-text.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { openCustomers } from './customer-book.ts'

const PAGE_SIZE = 20

export const listCustomers = defineOperation('listCustomers', async ({ query }, ctx) => {
  const { page = 1, size = PAGE_SIZE, search } = query
  const { rows, toWire } = openCustomers(ctx)
  const found =
    search === undefined
      ? rows()
      : rows().where(sql<boolean>`search_text like ${likeText(search)} escape '\\'`)
  const all = await found.orderBy('sort_key').orderBy('id').execute()
  return {
    status: 200,
    body: {
      Items: await toWire(all.slice((page - 1) * size, page * size)),
      Total: all.length,
      Page: page,
      Size: size,
    },
  }
})
