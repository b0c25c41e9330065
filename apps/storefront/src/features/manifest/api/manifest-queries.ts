import type { Result, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { admin } from '../../../shared/app/api.ts'
import {
  forgetKept,
  cacheResponse,
  readKept,
} from '../../../shared/trade/manifest/device-answers.ts'
import { sailingKey, sailingPath } from '../../../shared/trade/manifest/sailing-key.ts'
import type { ManifestPlace } from '../model/manifest-url.ts'

/** The milliseconds after which a slow call is cancelled; the device's stored answer is on screen meanwhile. */
const patienceMs = 25_000

/** The intervals at which an open page loads again, in milliseconds, because other gates check passengers in, too. */
const dayEveryMs = 30_000
const sailingEveryMs = 15_000

/** No general error message is shown, because the pages themselves show that an answer comes from the device. */
const saysItself = { showError: false }

type Day = Pick<ManifestPlace, 'terminal' | 'direction' | 'date'>

/** Queries the sailings of a terminal and day: it gives the stored answer at once, then the server's. */
export function dayQuery(owner: string, { terminal, direction, date }: Day) {
  const query = { ...(terminal && { terminal }), direction, ...(date && { date }) }
  return queryOptions({
    queryKey: ['manifest', 'day', query] as const,
    queryFn: (context) =>
      keptThenAnswered(context, owner, `day?${String(new URLSearchParams(query))}`, (signal) =>
        admin.get('/admin/v1/manifest', { query, signal }),
      ),
    refetchInterval: dayEveryMs,
    meta: saysItself,
  })
}

/** Queries the travellers of a sailing in the same way. */
export function sailingQuery(owner: string, id: string) {
  return queryOptions({
    queryKey: sailingKey(id),
    queryFn: (context) =>
      keptThenAnswered<Schemas['Manifest']>(context, owner, sailingPath(id), (signal) =>
        admin.get('/admin/v1/manifest/sailing/{id}', { path: { id }, signal }),
      ),
    refetchInterval: sailingEveryMs,
    meta: saysItself,
  })
}

type Context = { client: QueryClient; queryKey: readonly unknown[]; signal: AbortSignal }

async function keptThenAnswered<Data>(
  { client, queryKey, signal }: Context,
  owner: string,
  path: string,
  ask: (signal: AbortSignal) => Promise<Result<Data>>,
): Promise<Data> {
  if (client.getQueryData(queryKey) === undefined) {
    const kept = await readKept<Data>(owner, path).catch(() => null)
    if (kept) client.setQueryData(queryKey, kept.data, { updatedAt: kept.at })
  }
  try {
    const data = await unwrap(ask(AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])))
    void cacheResponse(owner, path, data, Date.now()).catch(() => undefined)
    return data
  } catch (error) {
    if (isWithdrawn(error)) void forgetKept(owner, path)
    throw error
  }
}

/**
 * Whether the server says that the record does not exist, or not for this account; its stored answer must then not be shown.
 */
export function isWithdrawn(error: unknown): boolean {
  const failure = callErrorOf(error)
  return failure?.kind === 'problem' && [401, 403, 404].includes(failure.status)
}

/** Whether a call got no usable answer, so that the stored one is shown instead. */
export function isUnanswered(error: unknown): boolean {
  const failure = callErrorOf(error)
  if (failure?.kind === 'problem') return failure.status >= 500
  return failure !== null
}
