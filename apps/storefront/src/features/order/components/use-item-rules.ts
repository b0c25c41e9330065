import { useFormat, useTranslation } from '@selat/i18n'
import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { AnyItem, ItemContent, ItemOf } from '../../../shared/cart/items/item.ts'
import { sectorLabels } from '../../../shared/cart/items/sector-labels.ts'
import { useItemTexts } from '../../../shared/cart/items/use-item-texts.ts'
import { knownIn } from '../../../shared/known/known.ts'
import { useRefundText } from '../../../shared/price/use-refund-text.ts'
import { changeDeadline, refundDeadlines } from '../model/sector-deadlines.ts'
import type { ChangeDeadline } from '../model/sector-deadlines.ts'

/** One rule in plain words: what it is about, and what holds. */
export type Rule = { about: string; texts: string[] }

/** The rules of a part of an item: of each crossing, or of the whole. */
export type RuleGroup = { title: string | null; rules: Rule[] }

type Words = {
  t: TFunction<['order', 'ferry', 'item']>
  format: Format
  now: string
  toRefundText: ReturnType<typeof useRefundText>
}

/** What holds for an item after it is paid. `now` is the server's clock: what is over is not offered any more. */
export function useItemRules(now: string): (item: AnyItem) => RuleGroup[] {
  const { t } = useTranslation(['order', 'ferry', 'item'])
  const { t: tItem } = useItemTexts()
  const words: Words = { t, format: useFormat(), now, toRefundText: useRefundText() }
  return (item) => {
    const groups = groupsOf(item, words)
    if (item.ItemContent !== 'ferry') return groups
    const labels = sectorLabels(item.Ferry, tItem)
    return merge(groups.map((group, index) => ({ ...group, title: labels[index] ?? null })))
  }
}

function groupsOf(item: AnyItem, words: Words): RuleGroup[] {
  const toRules = rulesOf[knownIn(rulesOf, item.ItemContent)]
  // The row of its kind takes the item.
  return toRules(item as never, words).map((rules) => ({ title: null, rules }))
}

const rulesOf: {
  [Content in ItemContent]: (item: ItemOf<Content>, words: Words) => Rule[][]
} = {
  ferry: ({ Ferry }, words) => Ferry.Sectors.map((sector) => sectorRules(sector, words)),
  hotel: ({ Hotel: { Rooms } }, { t }) => [
    [
      {
        about: t('review.cancel'),
        texts: [...new Set(Rooms.map(({ Cancellation }) => Cancellation.Text))],
      },
    ],
  ],
  attraction: ({ Attraction }, words) => cancelRule(Attraction, words),
  package: ({ Package }, words) => [
    [...cancelRule(Package, words).flat(), ...apartRule(Package, words)],
  ],
  transport: ({ Transport }, words) => cancelRule(Transport, words),
  cruise: ({ Cruise }, words) => cancelRule(Cruise, words, true),
  unknown: () => [],
}

type Cancellable = Pick<Schemas['PackageItem'], 'RefundRule' | 'RefundSteps'>

/** What cancelling gives back just now stands first: the rule alone says what it once would have. */
function cancelRule(
  { RefundRule, RefundSteps }: Cancellable,
  { t, now, toRefundText }: Words,
  isCruise = false,
): Rule[][] {
  const atOnce = toRefundText(RefundSteps, { now, isCruise })
  return [
    [{ about: t('review.cancel'), texts: atOnce === null ? [RefundRule] : [atOnce, RefundRule] }],
  ]
}

/** What the price of a package leaves out, with what it costs. */
function apartRule(
  { ExcludedCharges }: Pick<Schemas['PackageItem'], 'ExcludedCharges'>,
  { t, format }: Words,
): Rule[] {
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

/** Two crossings with the same rules say them once. */
function merge(groups: RuleGroup[]): RuleGroup[] {
  const [first, ...others] = groups
  const same = (group: RuleGroup) => JSON.stringify(group.rules) === JSON.stringify(first?.rules)
  return first && others.length > 0 && others.every(same) ? [{ ...first, title: null }] : groups
}
