import type { Schemas } from '@selat/sdk'
import type { SpanEnd } from '@selat/ui/span-line'

import { knownTicketState } from '../../../app/known/known-orders.ts'
import { knownCatalogue } from '../../../app/known/known-products.ts'
import { displayOf } from '../../cart/items/item-displays.ts'
import type { Course } from '../../cart/items/item.ts'
import { peopleText } from '../../cart/items/people-text.tsx'
import { voucherTravellers } from '../voucher-travellers.ts'
import type { PassWords } from './pass-words.ts'
import type { Pass, PassEnd } from './pass.ts'

type VoucherItem = Exclude<Schemas['OrderItem'], { ItemContent: 'ferry' }>

/** Returns the voucher that a hotel, a driver, a guide or a gate asks to see. */
export function voucherPass(
  voucher: Schemas['Voucher'],
  item: VoucherItem,
  issuer: string,
  words: PassWords,
): Pass {
  const { t, format } = words
  const itemWords = { t: words.item, format }
  const { HolderName, Number: number, State, QrPayload, ValidUntil } = voucher
  const display = displayOf(item)
  const travellers = voucherTravellers(item, format)
  const isSpent = State === 'used' || State === 'void'
  const { from, until, between, facts } = display.course?.(item, itemWords) ?? unknownCourse(words)
  return {
    title: t('voucher.title'),
    issuer,
    holder: { label: display.kind(item, itemWords), value: display.name(item, itemWords) },
    state: t(`status.${knownTicketState(State)}`),
    isSpent,
    from: toPassEnd(from),
    until: until && toPassEnd(until),
    between,
    facts: [
      { label: t('voucher.holder'), value: HolderName },
      { label: t('voucher.people'), value: peopleText(display.people(item), itemWords) },
      ...(travellers === '' ? [] : [{ label: t('voucher.travellers'), value: travellers }]),
      ...(ValidUntil === null
        ? []
        : [{ label: t('open.validUntil'), value: format.date(ValidUntil) }]),
    ],
    notes: [
      ...facts.filter((fact) => fact !== ''),
      ...(isSpent ? [] : [t(`show.${knownCatalogue(item.ItemContent)}`)]),
    ],
    code: State === 'void' ? null : QrPayload,
    number: { label: t('voucher.number'), value: number },
  }
}

/** The course of a product that this site does not know. */
function unknownCourse({ item: t }: PassWords): Course {
  return { from: { caption: '' }, until: null, between: [], facts: [t('unknown.body')] }
}

/** Shows an end in large type: its day or time, which may be missing, and what to know there. */
function toPassEnd({ caption, hero = '', heroNote = '', detail = '' }: SpanEnd): PassEnd {
  return { caption, hero, heroNote, details: detail === '' ? [] : [detail] }
}
