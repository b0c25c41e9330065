import type { Price } from '@selat/domain'

/** A price as it was promised. Lines are named by code; their words are found when it is shown, in the language of the day. */
export type ItemPrice = Price
