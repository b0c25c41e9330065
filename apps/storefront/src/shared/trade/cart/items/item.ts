import type { BandCounts, TravelSector } from '@selat/domain'
import type { Format, TFunction } from '@selat/i18n'
import type { Known, Schemas, UnknownValue } from '@selat/sdk'
import type { ComponentType } from 'react'

import type { Shown } from '../../../app/known/known.ts'

export type ItemContent = Shown<Schemas['Product']>

type WireItem = Schemas['CartItem'] | Schemas['OrderItem']

/** An item of a cart or of an order, by what it is of: what both show is the same. */
export type ItemOf<Content extends ItemContent> = (KnownItems & {
  unknown: Extract<WireItem, { ItemContent: UnknownValue }>
})[Content]

type KnownItems = {
  [Key in Known<Schemas['Product']>]: { ItemContent: Key } & Extract<WireItem, { ItemContent: Key }>
}

export type AnyItem = ItemOf<ItemContent>

export type ItemWords = { t: TFunction<['item', 'ferry', 'passenger']>; format: Format }

/** How many of a band a cart may count: both bounds inclusive. */
export type CountBounds = Readonly<Record<keyof BandCounts, { min: number; max: number }>>

/** A trip whose travellers are named with their documents, as the passenger rules see it. */
export type Travel = {
  sectors: TravelSector[]
  today: string
  isInternational: boolean
  /** Countries whose passports have a price of their own somewhere on the trip. */
  pricedNationalities?: readonly string[]
}

/**
 * All that carts, checkout, orders and payments ask of a product. A new product is one of these and its row in
 * `item-displays.ts`.
 */
export type ItemDisplay<Content extends ItemContent> = {
  /** How it is called wherever it is spoken of. */
  name: (item: ItemOf<Content>, words: ItemWords) => string
  /** What kind of thing it is, in a word or two. */
  kind: (item: ItemOf<Content>, words: ItemWords) => string
  /** What, where and when; its name stands above. */
  Block: ComponentType<{ item: ItemOf<Content> }>
  /** What there is to do before it, and by when; nothing where one only has to come. */
  Preparation?: ComponentType<{ item: ItemOf<Content> }>
  /** From which ages somebody is counted as what, where that is not the usual. */
  AgesNote?: ComponentType<{ item: ItemOf<Content>; className?: string }>
  /** What the price does not know before travellers are named. */
  PriceNote?: ComponentType<{ item: ItemOf<Content> }>
  /** Where it can be had again, with everything that was chosen filled in. */
  address: (item: ItemOf<Content>) => string
  /** The first day of travel, stay or visit; null where any day will do. */
  firstDay: (item: ItemOf<Content>) => string | null
  people: (item: ItemOf<Content>) => BandCounts
  /** What each count may become in the cart while the others stay; null where it is changed at its address. */
  bounds: (item: ItemOf<Content>, counts: BandCounts) => CountBounds | null
  /** What the parts of its price are called, by their SectorIndex; empty for one part. */
  parts: (item: ItemOf<Content>, words: ItemWords) => string[]
  /** Null where the contact alone answers for it. `now` is the server's clock. */
  travel: (item: ItemOf<Content>, now: string) => Travel | null
}
