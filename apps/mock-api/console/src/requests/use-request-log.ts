import type { ConsoleClient } from '@selat/mock-api/console'

import { useLive } from '../api/console-context.ts'

export type LoggedRequest = Awaited<
  ReturnType<ConsoleClient['requests']['list']>
>['requests'][number]
export type ShownRequest = Awaited<ReturnType<ConsoleClient['requests']['find']>>

const EVERY_MS = 1500
const NONE: readonly LoggedRequest[] = []

/** Returns all calls in the sandbox's log, newest first. The console filters them itself, so that a filter acts at once. */
export function useRequestLog(): readonly LoggedRequest[] {
  const { data } = useLive(['requests'], (client) => client.requests.list(), { everyMs: EVERY_MS })
  return data?.requests ?? NONE
}
