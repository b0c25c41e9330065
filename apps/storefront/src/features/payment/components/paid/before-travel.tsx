import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Fragment, useId } from 'react'

import { journeysOf } from '../../../../shared/trade/cart/items/ferry-parties.ts'
import { displayOf } from '../../../../shared/trade/cart/items/item-displays.ts'
import { toBorderJourney } from '../../../../shared/trade/ferry/border-crossings.ts'
import { useBorderWords } from '../../../../shared/trade/ferry/use-border-words.ts'
import { NextStep } from './next-step.tsx'
import { type DatedStep, itemSteps } from './next-steps.tsx'

export type BeforeTravelProps = { order: Pick<Schemas['Order'], 'Items' | 'AtCounter' | 'AsOf'> }

/** Lists the next steps of a paid order by their time; each time is on the clock of its own place. */
export function BeforeTravel({ order: { Items, AtCounter, AsOf } }: BeforeTravelProps) {
  const { t } = useTranslation('payment')
  const titleId = useId()
  const format = useFormat()
  const words = useBorderWords()
  const borders = journeysOf(Items)
    .map(toBorderJourney)
    .map(({ names, crossings }) => ({ who: format.list(names), steps: words(crossings) }))
  const isAbroad = Items.some((item) => displayOf(item).travel(item, AsOf)?.isInternational)
  const passports = borders.flatMap(({ who, steps }) =>
    steps.flatMap(({ kind, title }) => (kind === 'passport' ? [[who, title]] : [])),
  )
  const cards = borders.flatMap(({ who, steps }) =>
    steps
      .filter(({ kind }) => kind === 'arrival_card')
      .map(({ id, title, note, day }): DatedStep => ({
        key: `${who} ${id}`,
        // The card can be filled in from the beginning of that day.
        at: day && `${day}T00:00`,
        step: <NextStep title={title}>{[who, note].filter(Boolean).join(' · ')}</NextStep>,
      })),
  )
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="text-2xl">
        {t('next.title')}
      </h2>
      <ol className="mt-4 grid gap-x-10 border-t border-border md:grid-cols-2">
        {isAbroad && (
          <NextStep title={t('next.passport')}>
            {passports.map(([who = '', title]) => (
              <span key={who} className="block">
                {[who, title].filter(Boolean).join(' · ')}
              </span>
            ))}{' '}
            {t('next.passportBody')}
          </NextStep>
        )}
        {inDateOrder([...cards, ...Items.flatMap(itemSteps)]).map(({ key, step }) => (
          <Fragment key={key}>{step}</Fragment>
        ))}
        {AtCounter.length > 0 && (
          <NextStep
            title={t('next.counter', {
              amount: format.list(AtCounter.map((amount) => format.money(amount))),
            })}
          >
            {t('next.counterBody')}
          </NextStep>
        )}
      </ol>
    </section>
  )
}

/** Sorts steps by day and time. A step without a time comes last on its day, and a step without a day comes last of all. */
function inDateOrder(steps: readonly DatedStep[]): DatedStep[] {
  const keyOf = ({ at }: DatedStep) => (at?.includes('T') ? at : `${at ?? '9999-12-31'}T24:00`)
  return steps.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}
