/** One row of a state machine: `event` in state `from` leads to `to` if the fact named by `guard` holds. */
export type Transition<State extends string, Event extends string, Guard extends string = never> = {
  readonly from: State
  readonly event: Event
  readonly to: State
  readonly guard?: Guard
}

/** The facts for guards. A fact that is not given does not hold. */
export type Facts<Guard extends string> = { readonly [Fact in Guard]?: boolean }

/** The new state, or why there is none: the event has no row, or the guard of its first row does not hold. */
export type TransitionResult<State extends string, Guard extends string> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: 'illegal_transition' }
  | { readonly ok: false; readonly reason: 'guard_failed'; readonly guard: Guard }

/**
 * Applies an event to a state by a table. If several rows have the same state and event, the first whose guard holds is
 * used, so a row without a guard is the fallback.
 * @example transition(orderTransitions, 'ENTRY', 'post', { payment_verified: true }) // {ok: true, state: 'POSTED'}
 */
export function transition<State extends string, Event extends string, Guard extends string>(
  table: readonly Transition<State, Event, Guard>[],
  state: NoInfer<State>,
  event: NoInfer<Event>,
  facts: Facts<NoInfer<Guard>> = {},
): TransitionResult<State, Guard> {
  const rows = table.filter((row) => row.from === state && row.event === event)
  const taken = rows.find((row) => holds(row, facts))
  if (taken) return { ok: true, state: taken.to }
  const guard = rows[0]?.guard
  if (guard === undefined) return { ok: false, reason: 'illegal_transition' }
  return { ok: false, reason: 'guard_failed', guard }
}

/** Returns the events that a state accepts, each once, in the order of the table. Without facts, all guards count as held. */
export function possibleEvents<State extends string, Event extends string, Guard extends string>(
  table: readonly Transition<State, Event, Guard>[],
  state: NoInfer<State>,
  facts?: Facts<NoInfer<Guard>>,
): Event[] {
  const rows = table.filter((row) => row.from === state && (!facts || holds(row, facts)))
  return [...new Set(rows.map((row) => row.event))]
}

function holds<Guard extends string>(row: { readonly guard?: Guard }, facts: Facts<Guard>) {
  return row.guard === undefined || facts[row.guard] === true
}
