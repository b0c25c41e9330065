import { type Format, type TFunction, useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useRefundText } from '../price/use-refund-text.ts'
import { changeDeadline, type ChangeDeadline, refundDeadlines } from './sector-deadlines.ts'

/** One rule in plain words: its subject, and what holds. */
export type Rule = { about: string; texts: string[] }

/** The rules of a part of an item: of one sector, or of the whole. */
export type RuleGroup = { title: string | null; rules: Rule[] }

type Terms = Schemas['QuotedTerms']

/** A thing that has rules: an item of a cart, or a line of a quotation. */
export type RuledItem = {
  id: string
  name: string
  content: Schemas['Product']
  terms: Terms
  /** The names of its sectors; empty if there is only one. */
  parts: readonly string[]
}

type Words = {
  t: TFunction<['order', 'ferry', 'item']>
  format: Format
  now: string
  toRefundText: ReturnType<typeof useRefundText>
}

/**
 * Returns a function that lists the rules of an item that is paid. `now` is the server's clock: rights that are over are not
 * listed.
 */
export function useItemRules(now: string): (item: RuledItem) => RuleGroup[] {
  const { t } = useTranslation(['order', 'ferry', 'item'])
  const words: Words = { t, format: useFormat(), now, toRefundText: useRefundText() }
  return ({ content, terms, parts }) => {
    if (content === 'ferry') return merge(terms.Sectors.map(toGroup(parts, words)))
    const rules = [...cancelRule(terms, words, content === 'cruise'), ...apartRule(terms, words)]
    return rules.length === 0 ? [] : [{ title: null, rules }]
  }
}

function toGroup(parts: readonly string[], words: Words) {
  return (sector: Schemas['Sector'], index: number): RuleGroup => ({
    title: parts[index] ?? null,
    rules: sectorRules(sector, words),
  })
}

/**
 * Returns the rule for cancelling. It begins with the refund at this moment, because the rule alone may begin with a
 * share whose time is over.
 */
function cancelRule(
  { RefundRules, RefundSteps }: Terms,
  { t, now, toRefundText }: Words,
  isCruise: boolean,
): Rule[] {
  if (RefundRules.length === 0) return []
  const atOnce = toRefundText(RefundSteps, { now, isCruise })
  const texts = atOnce === null ? RefundRules : [atOnce, ...RefundRules]
  return [{ about: t('review.cancel'), texts }]
}

/** Returns the charges that the price of a package leaves out. */
function apartRule({ ExcludedCharges }: Terms, { t, format }: Words): Rule[] {
  if (ExcludedCharges.length === 0) return []
  const texts = ExcludedCharges.map(({ Label, Amount }) =>
    t('item:tour.charge', { charge: Label, amount: format.money(Amount) }),
  )
  return [{ about: t('review.apart'), texts }]
}

function sectorRules(sector: Schemas['Sector'], words: Words): Rule[] {
  const { Rules, Sailing, From } = sector
  if (!Rules) return []
  const { t, format, now } = words
  const at = (instant: string) => format.instant(instant, From.TimeZone)
  const ahead = (hours: number) => format.durationLong(hours * 60)
  const steps = refundDeadlines(Rules, Sailing, now).map(({ percent, hoursBefore, until }) => {
    const share = format.percent(percent / 100)
    return until === null
      ? t('review.cancelBefore', { share, time: ahead(hoursBefore) })
      : t('review.cancelUntil', { share, time: at(until) })
  })
  const change = changeDeadline(Rules, Sailing, now)
  return [
    {
      about: t('review.cancel'),
      texts: steps.length === 0 ? [t('review.noRefund')] : [...steps, t('review.cancelAfter')],
    },
    {
      about: t('review.change'),
      texts: change === null ? [t('ferry:rules.notChangeable')] : changeTexts(change, words, From),
    },
    {
      about: t('review.baggage'),
      texts: [t('review.baggageKg', { kg: Rules.BaggageKg, hand: Rules.HandCarryKg })],
    },
    ...(Sailing
      ? [
          {
            about: t('review.checkIn'),
            texts: [t('review.checkInCloses', { time: at(Sailing.CheckInClosesAt) })],
          },
        ]
      : []),
  ]
}

function changeTexts(
  { until, hoursBefore, fee }: ChangeDeadline,
  { t, format }: Words,
  { TimeZone }: Schemas['Terminal'],
): string[] {
  return [
    until === null
      ? t('review.changeBefore', { time: format.durationLong(hoursBefore * 60) })
      : t('review.changeUntil', { time: format.instant(until, TimeZone) }),
    fee.Amount === 0 ? t('review.changeFree') : t('review.changeFee', { fee: format.money(fee) }),
  ]
}

/** Merges sectors with the same rules into one group, so that the rules are shown once. */
function merge(groups: RuleGroup[]): RuleGroup[] {
  const [first, ...others] = groups
  const same = (group: RuleGroup) => JSON.stringify(group.rules) === JSON.stringify(first?.rules)
  return first && others.length > 0 && others.every(same) ? [{ ...first, title: null }] : groups
}
