import type { ServerSchemas as Schemas } from '@selat/sdk'

/** Which product an item is of. */
export type ItemContent = Schemas['Product']

/** What everything that is booked knows of itself. Stored as JSON, without language or price. */
export type BookingBase = { readonly item: string }
