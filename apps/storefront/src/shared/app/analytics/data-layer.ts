import type { EventAdapter } from './event-adapter.ts'

declare global {
  var dataLayer: object[] | undefined
}

/** The list that tag managers read. The first event of a page creates it, as their own snippets do. */
export const dataLayer: EventAdapter = {
  send({ name, params }) {
    globalThis.dataLayer ??= []
    // The list is reset first, because tag managers would merge the values of an earlier event into this one.
    globalThis.dataLayer.push({ ecommerce: null }, { event: name, ecommerce: params })
  },
}
