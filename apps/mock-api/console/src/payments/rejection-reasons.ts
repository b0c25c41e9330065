import type { ConsoleClient } from '@selat/mock-api/console'

export type Reason = Parameters<ConsoleClient['payments']['reject']>[1]

// By name, so that a reason that is added on the server does not compile until it is offered here.
const reasons: Record<Reason, true> = {
  unreadable: true,
  amount_differs: true,
  not_received: true,
  wrong_account: true,
}

export const REASONS = Object.keys(reasons) as Reason[] // its own keys
