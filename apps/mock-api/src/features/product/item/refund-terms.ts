import {
  isTerminalCharge,
  type LadderStep,
  type Price,
  type PriceLine,
  refundLadder,
  refundOfShare,
  type RefundRung,
  shareOfAll,
  stepAt,
} from '@selat/domain'

import type { LanguageCode, Localised } from '../../../engine/language.ts'

/** The refund of an item: a percentage of the graded part of its price, and the amount. */
export type ItemRefund = { readonly percent: number; readonly amount: number }

/** The refund terms of an item. */
export type RefundTerms = {
  /** The instant when the item begins, after which nothing is refunded; null if it has no date. */
  readonly startsAt: string | null
  /** The steps of the refund by time; empty if time alone does not decide. */
  readonly ladder: (price: Price) => readonly LadderStep[]
  readonly refund: (price: Price, now: string) => ItemRefund
  readonly rule: (language: LanguageCode, now: string) => string
}

export type Ladder = {
  readonly rungs: readonly RefundRung[]
  readonly startsAt: string | null
  readonly rules: Localised
  /** The charges that are refunded in full; by default those of terminals. */
  readonly isWhole?: (line: PriceLine) => boolean
}

/** Makes refund terms whose percentage falls as the start comes nearer. */
export function termsByLadder({
  rungs,
  startsAt,
  rules,
  isWhole = isTerminalCharge,
}: Ladder): RefundTerms {
  const ladder = startsAt === null ? [] : refundLadder(rungs, startsAt)
  return {
    startsAt,
    ladder: () => ladder,
    refund(price, now) {
      const { percent } = stepAt(ladder, now)
      const share = shareOfAll(price.lines, price.total.currency, isWhole)
      return { percent, amount: refundOfShare(share, percent).amount }
    },
    rule: (language) => rules[language],
  }
}
