import { concernRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import type { FieldMap } from '../../../shared/kit/form/refused-fields.ts'

/** The values of the form; `image` identifies the chosen file, because a file cannot be a form value. */
export type ConcernValues = {
  name: string
  email: string
  product: string
  bookingId: string
  concern: string
  image: string
}

export type ConcernProduct = Schemas['ConcernProduct']

export const concernFields: FieldMap = {
  pointers: {
    '/Name': 'name',
    '/Email': 'email',
    '/Product': 'product',
    '/BookingId': 'bookingId',
    '/Concern': 'concern',
    '/File': 'image',
  },
  codes: {
    file_too_large: 'image',
    file_type_refused: 'image',
    image_too_large: 'image',
    payload_too_large: 'image',
  },
}

/** Keeps the texts over a reload; a file cannot be kept. */
export const draft = {
  key: 'contact',
  textsOf: ({ image: _image, ...texts }: ConcernValues) => texts,
}

export type KnownSender = { name: string; orderId: string }

const empty = { name: '', email: '', product: '', bookingId: '', concern: '' }

/** Returns the values at the start: what is known of the sender. They are the same on a server and in a browser. */
export function startValues({ name, orderId }: KnownSender): ConcernValues {
  return { ...empty, name, bookingId: orderId, image: '' }
}

/** Returns what was typed before in this tab. A booking in the address takes precedence over a typed one. */
export function typedBefore({
  orderId,
}: KnownSender): (readonly [field: keyof typeof empty, text: string])[] {
  const { bookingId, ...typed } = readDraft(draft.key, empty)
  const texts = { ...typed, bookingId: orderId === '' ? bookingId : '' }
  const fields = Object.keys(empty) as (keyof typeof empty)[] // the keys are those of this object
  return fields.flatMap((field) => (texts[field] === '' ? [] : [[field, texts[field]] as const]))
}

/** Converts the message for sending; the caller passes values that passed the rule. */
export function toConcernInput(
  values: ConcernValues,
  file: File | undefined,
): Schemas['ConcernInput'] {
  const { name, email, product, bookingId, concern } = concernRule.parse(values)
  return {
    Name: name,
    Email: email,
    Product: product as ConcernProduct, // the list offers only products of the contract
    BookingId: bookingId,
    Concern: concern,
    ...(file && { File: file }),
  }
}
