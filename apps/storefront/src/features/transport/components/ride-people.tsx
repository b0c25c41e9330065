import { maxBagsOf, type Party, ridePeopleBounds } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { FieldSet } from '@selat/ui/field-set'
import { NumberField } from '@selat/ui/number-field'

import { BandSteppers, type Band } from '../../../shared/trade/product/band-steppers.tsx'
import type { RideChoice } from '../model/ride-choice.ts'
import { partyOf, rateOf, roomOf } from '../model/ride-terms.ts'
import { useIssueText } from './use-issue-text.ts'
import { type RideForm, rideFieldId } from './use-ride-form.ts'

const bands = [
  ['adult', 'adults'],
  ['child', 'children'],
  ['infant', 'infants'],
] as const satisfies readonly (readonly [Band, keyof Party & keyof RideChoice])[]

/** Who rides, and with how many bags: what the vehicle takes, or what each seat does (PRD-7). */
export function RidePeople({ service, form }: { service: Schemas['Transport']; form: RideForm }) {
  const { t } = useTranslation(['transport', 'common'])
  const format = useFormat()
  const toText = useIssueText(service)
  const { draft, choose, issueOf } = form
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
  return (
    <>
      <BandSteppers
        id={rideFieldId('party')}
        legend={t('form.people')}
        error={toText(issueOf('party'))}
        bands={bands.map(([band, field]) => ({
          band,
          count: party[field],
          ...bounds[field],
          hint: hints[band],
          maxReason: toText({
            field: 'party',
            code: 'too_many_passengers',
            params: { max: rate.MaxPassengers },
          }),
        }))}
        onChange={(band, count) => {
          const [, field] = bands.find(([name]) => name === band) ?? bands[0]
          choose({ [field]: count })
        }}
      />
      {service.AsksFor.includes('bags') && (
        <FieldSet
          id={rideFieldId('bags')}
          legend={t('form.luggage')}
          error={toText(issueOf('bags'))}
        >
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
