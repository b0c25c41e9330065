import type { ConsoleClient } from '@selat/mock-api/console'

/** A payment as the console lists it. */
export type Payment = Awaited<ReturnType<ConsoleClient['payments']['list']>>['payments'][number]
