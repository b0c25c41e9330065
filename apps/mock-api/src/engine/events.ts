/*
 * A feature publishes an event once, and a table lists its subscribers (`server/sandbox/subscriptions.ts`).
 *
 * - Subscribers run inside the publisher's transaction, in the order of the table: what they write commits or rolls back
 *   with the change that the event reports.
 * - A subscriber never refuses and never changes the subject of its event. Code that may refuse, or that moves money, stock or
 *   tickets, stays a direct call of the feature.
 * - Ids come from a seeded source in the order in which they are drawn. So the place at which an event is published decides
 *   their order, and with it the bytes that a seed gives.
 */

type Named = { readonly name: string }

/** The functions of a subscriber, one for each event that it subscribes to. It gets no other events. */
export type Handlers<Event extends Named, Work> = {
  readonly [Name in Event['name']]?: (
    work: Work,
    event: Event & { readonly name: Name },
  ) => Promise<unknown>
}

/** A subscriber of a channel. Only `subscribe` makes one, because only it knows the types of both. */
export type Subscription = {
  readonly channel: string
  /** The subscriber's name in the documentation's table of events. */
  readonly subscriber: string
  /** The names of the events that it gets. */
  readonly events: readonly string[]
  readonly handle: (work: never, event: never) => Promise<unknown>
}

/** The part of `Work` that publishing needs. */
export type Publisher = { readonly subscriptions: readonly Subscription[] }

/** A kind of events. `Event` is the type of its events, `Work` the type of what its subscribers work with. */
export type Channel<Event extends Named, Work extends Publisher> = {
  readonly name: string
  /** Calls every subscriber, one after the other. */
  publish(work: Work, event: Event): Promise<void>
}

/** The handlers of a subscriber that gets every event of a channel. */
export type AllHandlers<Source> =
  Source extends Channel<infer Event, infer Work> ? Required<Handlers<Event, Work>> : never

export function createChannel<Event extends Named, Work extends Publisher>(
  name: string,
): Channel<Event, Work> {
  return {
    name,
    async publish(work, event) {
      for (const { channel, handle } of work.subscriptions)
        if (channel === name) await handle(work as never, event as never) // paired by `subscribe`
    },
  }
}

export function subscribe<Event extends Named, Work extends Publisher>(
  { name }: Channel<Event, Work>,
  subscriber: string,
  handlers: Handlers<Event, Work>,
): Subscription {
  const byName = new Map<string, (work: Work, event: Event) => Promise<unknown>>(
    Object.entries(handlers),
  )
  return {
    channel: name,
    subscriber,
    events: [...byName.keys()],
    handle: async (work: Work, event: Event) => byName.get(event.name)?.(work, event),
  }
}
