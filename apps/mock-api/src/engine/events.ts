/*
 * What has happened is published once, and a table says who hears of it (`server/sandbox/subscriptions.ts`).
 *
 * - Subscribers run inside the publisher's transaction, in the order of the table: what they write commits or rolls back
 *   with what it tells of.
 * - A subscriber never refuses and never changes what it is told of. What may refuse, or moves money, stock or tickets, stays
 *   a direct call of the feature.
 * - Ids come from seeded chance in the order in which they are drawn. Where an event is published decides their order, and
 *   with it the bytes of a seed.
 */

type Named = { readonly name: string }

/** What is done at each event that a subscriber hears of. It hears of no others. */
export type Handlers<Event extends Named, Work> = {
  readonly [Name in Event['name']]?: (
    work: Work,
    event: Event & { readonly name: Name },
  ) => Promise<unknown>
}

/** One who hears of a channel. Made by `subscribe` alone, which knows the types of both. */
export type Subscription = {
  readonly channel: string
  /** Who hears of it, for the table of the documentation. */
  readonly subscriber: string
  /** The events that it hears of. */
  readonly events: readonly string[]
  readonly handle: (work: never, event: never) => Promise<unknown>
}

/** Part of what everything is done with that publishes. */
export type Publisher = { readonly subscriptions: readonly Subscription[] }

/** One kind of events: `Event` is what is told, `Work` what it is told with. */
export type Channel<Event extends Named, Work extends Publisher> = {
  readonly name: string
  /** Tells every subscriber, one after the other. */
  publish(work: Work, event: Event): Promise<void>
}

/** The handlers of a subscriber that hears of all that a channel tells. */
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
