import type { Query, QueryKey, QueryOptions } from '@tanstack/react-query'

import { travelQueries } from '../shared/app/api.ts'

/** The number of addresses that are remembered. It is limited, because visitors can make up any number of addresses. */
const MOST = 500

/** A call that a page made to the API, as data; it contains nothing about the visitor. */
type Question = readonly [path: string, init: object]

type TravelQuery = QueryOptions & { queryKey: QueryKey }

export type FoundQueries = {
  /** Returns the queries of a page when it was last rendered at this address. */
  of: (address: string) => TravelQuery[]
  keep: (address: string, queries: readonly Query[]) => void
}

// Paths and inits in the stored keys come from queries that pages made with this function.
const toQuery = travelQueries.get as unknown as (path: string, init: object) => TravelQuery

/**
 * Remembers the queries of each page. Without this, they are found only while the page renders, often in two steps.
 * With it, all calls are sent at once, and the page renders once. New queries are still found while rendering.
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

/**
 * Reads the call from the query's key, which the SDK makes of path and init. Lists that load page by page have other keys and
 * are left out.
 */
function questionOf({ queryKey, state }: Query): Question[] {
  const [method, path, init, ...rest] = queryKey
  const isOne = method === 'get' && typeof path === 'string' && path.startsWith('/travel/')
  if (!isOne || typeof init !== 'object' || init === null || rest.length > 0) return []
  return state.status === 'success' ? [[path, init]] : []
}
