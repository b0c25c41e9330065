import type { ConsoleClient } from '@selat/mock-api/console'

export type Rejection = Parameters<ConsoleClient['payments']['reject']>[1]
export type Failure = Parameters<ConsoleClient['payments']['decline']>[1]

// The reasons are keys, so that a reason that is added on the server does not compile until it is offered here.
const rejections: Record<Rejection, true> = {
  unreadable: true,
  amount_differs: true,
  not_received: true,
  wrong_account: true,
}
const failures: Record<Failure, true> = {
  declined: true,
  insufficient_funds: true,
  authentication_failed: true,
  abandoned: true,
}

export const REJECTIONS = Object.keys(rejections) as Rejection[] // the type of the object has exactly these keys
export const FAILURES = Object.keys(failures) as Failure[] // the type of the object has exactly these keys
