import type { BandCounts, TravelSector } from '@selat/domain'
import type { Format, TFunction } from '@selat/i18n'
import type { Known, Schemas, UnknownValue } from '@selat/sdk'
import type { SpanEnd } from '@selat/ui/span-line'
import type { ComponentType } from 'react'

import type { Shown } from '../../../app/known/known.ts'

export type ItemContent = Shown<Schemas['Product']>

type WireItem = Schemas['CartItem'] | Schemas['OrderItem']

/** An item of a cart or of an order, by its product, with the fields that both have. */
export type ItemOf<Content extends ItemContent> = (KnownItems & {
  unknown: Extract<WireItem, { ItemContent: UnknownValue }>
})[Content]

type KnownItems = {
  [Key in Known<Schemas['Product']>]: { ItemContent: Key } & Extract<WireItem, { ItemContent: Key }>
}

export type AnyItem = ItemOf<ItemContent>

export type ItemWords = { t: TFunction<['item', 'ferry', 'passenger']>; format: Format }

/** The bounds of a band's count in a cart, both inclusive. */
export type CountBounds = Readonly<Record<keyof BandCounts, { min: number; max: number }>>

/** A trip with named travellers and documents, in the form of the passenger rules. */
export type Travel = {
  sectors: TravelSector[]
  today: string
  isInternational: boolean
  /** Countries whose passports have a price of their own on some sector. */
  pricedNationalities?: readonly string[]
}

/** The way of an item from its start to its end, in the words of carts and of vouchers on paper. */
export type Course = {
  from: SpanEnd
  /** The end; null if only the start is known. */
  until: SpanEnd | null
  /** The texts between both ends, such as the nights of a stay. */
  between: readonly string[]
  /** The choices and the place, with the most important first: an option, a cabin, an address. */
  facts: readonly string[]
}

/**
 * Everything that carts, checkout, orders and payments need from a product. A new product is one such object and its row in
 * `item-displays.ts`.
 */
export type ItemDisplay<Content extends ItemContent> = {
  /** Its name in texts. */
  name: (item: ItemOf<Content>, words: ItemWords) => string
  /** Its kind, in a word or two. */
  kind: (item: ItemOf<Content>, words: ItemWords) => string
  /** A line that says what it is, where and when; its name is shown above. */
  Block: ComponentType<{ item: ItemOf<Content> }>
  /** The steps before it begins, with their deadlines; absent if it is enough to arrive. */
  Preparation?: ComponentType<{ item: ItemOf<Content> }>
  /** The ages of its bands, if they are not the usual ones. */
  AgesNote?: ComponentType<{ item: ItemOf<Content>; className?: string }>
  /** A note on what the price cannot include before travellers are named. */
  PriceNote?: ComponentType<{ item: ItemOf<Content> }>
  /** The page on which it can be booked again, with the same choices filled in. */
  address: (item: ItemOf<Content>) => string
  /** Its start and its end; null for a ferry, whose tickets are passes of their own, and for an unknown product. */
  course: ((item: ItemOf<Content>, words: ItemWords) => Course) | null
  /** The first day of travel, stay or visit; null if any day is valid. */
  firstDay: (item: ItemOf<Content>) => string | null
  people: (item: ItemOf<Content>) => BandCounts
  /** Whether its block counts its people, so that a line below would repeat them; absent if it never does. */
  countsPeople?: (item: ItemOf<Content>) => boolean
  /** The bounds of each count in the cart while the others stay; null if it can only be changed on its page. */
  bounds: (item: ItemOf<Content>, counts: BandCounts) => CountBounds | null
  /** Labels of the parts of its price, by their SectorIndex; empty for one part. */
  parts: (item: ItemOf<Content>, words: ItemWords) => string[]
  /** The trip for which travellers are named; null if the contact is enough. `now` is the server's clock. */
  travel: (item: ItemOf<Content>, now: string) => Travel | null
}
