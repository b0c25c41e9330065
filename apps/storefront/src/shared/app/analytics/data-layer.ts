import type { EventAdapter } from './event-adapter.ts'

declare global {
  var dataLayer: object[] | undefined
}

/** The list that tag managers read. The first push of a page makes it, as their own snippets do. */
export const dataLayer: EventAdapter = {
  send({ name, params }) {
    globalThis.dataLayer ??= []
    // What an event before has left there would be merged into this one.
    globalThis.dataLayer.push({ ecommerce: null }, { event: name, ecommerce: params })
  },
}
