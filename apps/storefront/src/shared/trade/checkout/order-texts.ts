import { CODE_REFERENCE_MAX_LENGTH, ORDER_NOTE_MAX_LENGTH } from '@selat/domain'
import { codeReferenceRule, orderNoteRule } from '@selat/domain/forms'

/**
 * The texts of an order besides its people, in the order of the page. Each row has the name in the form, the field of
 * the contract, the title for the reader and the rule. `maxLength` is the number of characters that a draft for another
 * device may have.
 */
export const orderTexts = [
  {
    name: 'note',
    wire: 'AdditionalNote',
    title: 'order:checkout.note',
    rule: orderNoteRule,
    maxLength: ORDER_NOTE_MAX_LENGTH,
  },
  {
    name: 'codeReference',
    wire: 'CodeReference',
    title: 'order:checkout.codeReference',
    rule: codeReferenceRule,
    maxLength: CODE_REFERENCE_MAX_LENGTH,
  },
  {
    name: 'promoCode',
    wire: 'PromoCode',
    title: 'order:promo.label',
    rule: codeReferenceRule,
    maxLength: CODE_REFERENCE_MAX_LENGTH,
  },
] as const

type OrderText = (typeof orderTexts)[number]

export type OrderTextValues = Record<OrderText['name'], string>
export type WireTexts = Record<OrderText['wire'], string>

/** Returns one value for each text, by its name in the form. */
export function byOrderText<Value>(
  valueOf: (text: OrderText) => Value,
): Record<OrderText['name'], Value> {
  const entries = orderTexts.map((text) => [text.name, valueOf(text)])
  return Object.fromEntries(entries) as Record<OrderText['name'], Value> // one entry for each row
}

/** Returns one text for each field of the contract. */
export function toWireTexts(textOf: (text: OrderText) => string): WireTexts {
  const entries = orderTexts.map((text) => [text.wire, textOf(text)])
  return Object.fromEntries(entries) as WireTexts // one entry for each row
}
