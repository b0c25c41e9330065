import type { CommerceEvent } from './commerce-event.ts'

/** Somebody who is told of events. */
export type EventAdapter = {
  send: (event: CommerceEvent) => void
}
