import type { Result, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { admin } from '../../../shared/app/api.ts'
import {
  forgetKept,
  cacheResponse,
  readKept,
} from '../../../shared/trade/manifest/device-answers.ts'
import { sailingKey, sailingPath } from '../../../shared/trade/manifest/sailing-key.ts'
import type { ManifestPlace } from '../model/manifest-url.ts'

/** Milliseconds after which a slow call is given up; the device's stored answer has been on screen meanwhile. */
const patienceMs = 25_000

/** How often an open page loads again, in milliseconds: other gates check in, too. */
const dayEveryMs = 30_000
const sailingEveryMs = 15_000

/** The pages themselves show that an answer comes from the device. */
const saysItself = { showError: false }

type Day = Pick<ManifestPlace, 'terminal' | 'direction' | 'date'>

/** The sailings of a terminal and day: the stored answer at once, then the server's. */
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

/** The travellers of a sailing, loaded in the same way. */
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

/** The server says that it does not exist, or not for this account: then the stored answer must not be shown either. */
export function isWithdrawn(error: unknown): boolean {
  const failure = callErrorOf(error)
  return failure?.kind === 'problem' && [401, 403, 404].includes(failure.status)
}

/** Whether a call got no answer, so that the stored one stands in. */
export function isUnanswered(error: unknown): boolean {
  const failure = callErrorOf(error)
  if (failure?.kind === 'problem') return failure.status >= 500
  return failure !== null
}
