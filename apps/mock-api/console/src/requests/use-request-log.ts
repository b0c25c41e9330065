import type { ConsoleClient } from '@selat/mock-api/console'

import { useLive } from '../api/console-context.ts'

export type LoggedRequest = Awaited<
  ReturnType<ConsoleClient['requests']['list']>
>['requests'][number]
export type ShownRequest = Awaited<ReturnType<ConsoleClient['requests']['find']>>

const EVERY_MS = 1500
const NONE: readonly LoggedRequest[] = []

/** All calls that the sandbox still knows, newest first. Filters are ours, so that they answer at once. */
export function useRequestLog(): readonly LoggedRequest[] {
  const { data } = useLive(['requests'], (client) => client.requests.list(), { everyMs: EVERY_MS })
  return data?.requests ?? NONE
}
