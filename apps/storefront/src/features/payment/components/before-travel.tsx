import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { displayOf } from '../../../shared/cart/items/item-displays.ts'
import { sectorsOf } from '../../../shared/cart/items/sectors-of.ts'
import { crossingsOfSectors } from '../../../shared/ferry/border-crossings.ts'
import { useBorderWords } from '../../../shared/ferry/use-border-words.ts'
import { NextStep } from './next-step.tsx'
import { NextSteps } from './next-steps.tsx'

export type BeforeTravelProps = { order: Pick<Schemas['Order'], 'Items' | 'AtCounter' | 'AsOf'> }

/** What comes next for a paid order: the borders, then item by item; each time is on the clock of its own place. */
export function BeforeTravel({ order: { Items, AtCounter, AsOf } }: BeforeTravelProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const border = useBorderWords()(crossingsOfSectors(sectorsOf(Items)))
  const isAbroad = Items.some((item) => displayOf(item).travel(item, AsOf)?.isInternational)
  const passport = border.find(({ kind }) => kind === 'passport')
  return (
    <section aria-labelledby="before-travel" className="mt-10">
      <h2 id="before-travel" className="text-2xl">
        {t('next.title')}
      </h2>
      <ol className="mt-4 grid gap-x-10 border-t border-border md:grid-cols-2">
        {isAbroad && (
          <NextStep title={t('next.passport')}>
            {passport && <span className="block">{passport.title}</span>} {t('next.passportBody')}
          </NextStep>
        )}
        {border
          .filter(({ kind }) => kind === 'arrival_card')
          .map(({ id, title, note }) => (
            <NextStep key={id} title={title}>
              {note}
            </NextStep>
          ))}
        {Items.map((item) => (
          <NextSteps key={item.Id} item={item} />
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
