import { type AgeBands, type BandCounts, DEFAULT_AGE_BANDS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { NumberField } from '@selat/ui/number-field'

import type { CountBounds } from '../../../shared/trade/cart/items/item.ts'
import { toAgeBands } from '../../../shared/trade/cart/items/to-age-bands.ts'
import { PartySteppers } from '../../../shared/trade/ferry/party-steppers.tsx'
import { useAgeTexts } from '../../../shared/trade/ferry/use-age-texts.ts'
import type { ItemPeopleState } from '../model/use-item-people.ts'

type PeopleSteppersProps = {
  item: Schemas['CartItem']
  people: ItemPeopleState
  bounds: CountBounds
}

/** Shows a count for each band that the item is sold to, each with the limits that the other counts leave. */
export function PeopleSteppers({ item, people, bounds }: PeopleSteppersProps) {
  const { counts, change } = people
  if (item.ItemContent !== 'ferry')
    return <BandSteppers people={people} bounds={bounds} ages={agesOfGuests(item)} />
  return (
    <PartySteppers
      ages={agesOfFirst(item)}
      party={{ adults: counts.adult, children: counts.child, infants: counts.infant }}
      onChange={({ adults, children, infants }) =>
        change({
          ...(adults !== undefined && { adult: adults }),
          ...(children !== undefined && { child: children }),
          ...(infants !== undefined && { infant: infants }),
        })
      }
    />
  )
}

/** Returns the ages of the bands at the operator of the first sector, who decides how passengers are counted. */
function agesOfFirst({ Ferry: { Sectors } }: Schemas['FerryCartItem']): AgeBands {
  return Sectors[0] ? toAgeBands(Sectors[0].AgeBands) : DEFAULT_AGE_BANDS
}

/** Returns the ages by which a package or a cruise counts its guests; null for items that ask for nobody's age. */
function agesOfGuests(item: Schemas['CartItem']): Schemas['AgeBands'] | null {
  switch (item.ItemContent) {
    case 'package':
      return item.Package.AgeBands
    case 'cruise':
      return item.Cruise.AgeBands
    default:
      return null
  }
}

const bands = ['adult', 'child', 'infant', 'senior'] as const satisfies (keyof BandCounts)[]

type BandSteppersProps = Omit<PeopleSteppersProps, 'item'> & { ages: Schemas['AgeBands'] | null }

function BandSteppers({ people, bounds, ages }: BandSteppersProps) {
  const { t } = useTranslation(['item', 'passenger', 'common'])
  const agesText = useAgeTexts().ofBand
  const { counts, change } = people
  return bands
    .filter((band) => bounds[band].max > 0 || counts[band] > 0)
    .map((band) => {
      const label = t(`passenger:bandPlural.${band}`)
      const { min, max } = bounds[band]
      return (
        <NumberField
          key={band}
          label={label}
          hint={ages === null ? undefined : agesText(band, ages)}
          value={counts[band]}
          onValueChange={(value) => change({ [band]: value })}
          min={min}
          max={max}
          decreaseLabel={t('common:action.decrease', { what: label })}
          increaseLabel={t('common:action.increase', { what: label })}
          minReason={t('people.atLeast', { min })}
          maxReason={t('people.atMost', { max })}
        />
      )
    })
}
