import { maxBagsOf, type Party, ridePeopleBounds } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { FieldSet } from '@selat/ui/field-set'
import { NumberField } from '@selat/ui/number-field'

import { BandSteppers, type Band } from '../../../shared/trade/product/band-steppers.tsx'
import { partyOf, rateOf, type RideChoice, roomOf } from '../model/ride-choice.ts'
import type { RideForm } from './use-ride-form.ts'

const bands = [
  ['adult', 'adults'],
  ['child', 'children'],
  ['infant', 'infants'],
] as const satisfies readonly (readonly [Band, keyof Party & keyof RideChoice])[]

/** Asks for the passengers and bags within the limits of the vehicle, or of a seat in a shared ride (PRD-7). */
export function RidePeople({ service, form }: { service: Schemas['Transport']; form: RideForm }) {
  const { t } = useTranslation(['transport', 'common'])
  const format = useFormat()
  const { draft, choose, field } = form
  const rate = rateOf(service, draft)
  const room = roomOf(rate)
  const party = partyOf(draft)
  const bounds = ridePeopleBounds(party, room)
  const maxBags = maxBagsOf(party, room)
  const isShared = rate.Per === 'person'
  const hints: Record<string, string | undefined> = isShared
    ? {
        adult: format.money(rate.Price),
        child: format.money(rate.ChildPrice ?? rate.Price),
        infant: t('form.lap'),
      }
    : {}
  const full = t(
    service.TransportKind === 'shared_transfer'
      ? 'issue.too_many_seats'
      : 'issue.too_many_passengers',
    { max: rate.MaxPassengers },
  )
  return (
    <>
      <BandSteppers
        {...field('party')}
        legend={t('form.people')}
        bands={bands.map(([band, name]) => ({
          band,
          count: party[name],
          ...bounds[name],
          hint: hints[band],
          maxReason: full,
        }))}
        onChange={(band, count) => {
          const [, name] = bands.find(([one]) => one === band) ?? bands[0]
          choose({ [name]: count })
        }}
      />
      {service.AsksFor.includes('bags') && (
        <FieldSet {...field('bags')} legend={t('form.luggage')}>
          <NumberField
            label={t('form.bags')}
            hint={isShared ? t('rate.bagsEach', { count: rate.MaxBags }) : undefined}
            value={draft.bags}
            onValueChange={(bags) => choose({ bags })}
            min={0}
            max={maxBags}
            decreaseLabel={t('common:action.decrease', { what: t('form.bags') })}
            increaseLabel={t('common:action.increase', { what: t('form.bags') })}
            maxReason={t('issue.above_maximum', { max: maxBags })}
          />
        </FieldSet>
      )}
    </>
  )
}
