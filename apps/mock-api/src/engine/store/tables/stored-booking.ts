import type { ServerSchemas as Schemas } from '@selat/sdk'

/** The product that an item belongs to. */
export type ItemContent = Schemas['Product']

/** The property that all bookings share. A booking is stored as JSON, without language or price. */
export type BookingBase = { readonly item: string }
