import type { CommerceEvent } from './commerce-event.ts'

/** A receiver of events. */
export type EventAdapter = {
  send: (event: CommerceEvent) => void
}
