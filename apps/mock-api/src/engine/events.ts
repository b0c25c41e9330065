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

/** One who hears of a channel. Made by `subscribe` alone, which knows the types of both. */
export type Subscription = {
  readonly channel: string
  readonly handle: (work: never, event: never) => Promise<void>
}

/** Part of what everything is done with that publishes. */
export type Publisher = { readonly services: { readonly subscriptions: readonly Subscription[] } }

/** One kind of events: `Event` is what is told, `Work` what it is told with. */
export type Channel<Event, Work extends Publisher> = {
  readonly name: string
  /** Tells every subscriber, one after the other. */
  publish(work: Work, event: Event): Promise<void>
}

export function createChannel<Event, Work extends Publisher>(name: string): Channel<Event, Work> {
  return {
    name,
    async publish(work, event) {
      for (const { channel, handle } of work.services.subscriptions)
        if (channel === name) await handle(work as never, event as never) // paired by `subscribe`
    },
  }
}

export function subscribe<Event, Work extends Publisher>(
  { name }: Channel<Event, Work>,
  handle: (work: Work, event: Event) => Promise<void>,
): Subscription {
  return { channel: name, handle }
}
