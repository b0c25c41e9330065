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

/** What comes back of an item: in whole per cent of what the rule grades, and as money. */
export type ItemRefund = { readonly percent: number; readonly amount: number }

/** How an item can be given back. */
export type RefundTerms = {
  /** When it begins: after it nothing can be given back. Null where it has no date. */
  readonly startsAt: string | null
  /** Empty where time alone does not tell. */
  readonly ladder: (price: Price) => readonly LadderStep[]
  readonly refund: (price: Price, now: string) => ItemRefund
  readonly rule: (language: LanguageCode, now: string) => string
}

export type Ladder = {
  readonly rungs: readonly RefundRung[]
  readonly startsAt: string | null
  readonly rules: Localised
  /** Charges that come back whole; those of terminals by default. */
  readonly isWhole?: (line: PriceLine) => boolean
}

/** Terms by which less comes back the nearer the beginning is. */
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
