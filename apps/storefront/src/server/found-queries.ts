import type { Query, QueryKey, QueryOptions } from '@tanstack/react-query'

import { travelQueries } from '../shared/app/api.ts'

/** Addresses are the visitors' to make up, so their number has an end. */
const MOST = 500

/** What a page asked the API for, as data: nothing of the visitor for whom it was asked. */
type Question = readonly [path: string, init: object]

type TravelQuery = QueryOptions & { queryKey: QueryKey }

export type FoundQueries = {
  /** What the page of an address asked for when it was rendered last. */
  of: (address: string) => TravelQuery[]
  keep: (address: string, queries: readonly Query[]) => void
}

// Paths and their inits come from queries that pages made by it.
const toQuery = travelQueries.get as unknown as (path: string, init: object) => TravelQuery

/**
 * Remembers what pages ask for. A page says it only while it is rendered, often in two steps; who knows it from before asks
 * for everything at once, and renders once. Where a page asks for something else than before, that is found as it was the
 * first time.
 */
export function createFoundQueries(): FoundQueries {
  const questions = new Map<string, readonly Question[]>()
  return {
    of: (address) => (questions.get(address) ?? []).map((question) => toQuery(...question)),
    keep: (address, queries) => {
      questions.delete(address)
      questions.set(address, queries.flatMap(questionOf))
      const [oldest] = questions.keys()
      if (questions.size > MOST && oldest !== undefined) questions.delete(oldest)
    },
  }
}

/** By its key, as the SDK makes it of path and init. Lists that go on page by page have other keys. */
function questionOf({ queryKey, state }: Query): Question[] {
  const [method, path, init, ...rest] = queryKey
  const isOne = method === 'get' && typeof path === 'string' && path.startsWith('/travel/')
  if (!isOne || typeof init !== 'object' || init === null || rest.length > 0) return []
  return state.status === 'success' ? [[path, init]] : []
}
