import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { PricePer } from '@selat/ui/price-per'
import { Luggage, UsersRound } from 'lucide-react'

import { knownUnit } from '../../../shared/app/known/known-products.ts'
import { rateOf } from '../model/ride-choice.ts'
import type { RideForm } from './use-ride-form.ts'

type Rate = Schemas['TransportRate']

/** Shows the rates that can be chosen side by side, each with its limits of passengers and bags, and its price. */
export function VehicleCards({ service, form }: { service: Schemas['Transport']; form: RideForm }) {
  const chosen = rateOf(service, form.draft).Code
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {service.Rates.map((rate) => (
        <VehicleCard
          key={rate.Code}
          rate={rate}
          isChosen={rate.Code === chosen}
          onChoose={() => form.choose({ rate: rate.Code })}
        />
      ))}
    </ul>
  )
}

type VehicleCardProps = { rate: Rate; isChosen: boolean; onChoose: () => void }

function VehicleCard({ rate, isChosen, onChoose }: VehicleCardProps) {
  const { t } = useTranslation(['transport', 'product'])
  const format = useFormat()
  const name = format.facts([rate.VehicleName, rate.ZoneName])
  return (
    <li
      data-chosen={isChosen || undefined}
      className="flex flex-col gap-4 rounded-lg border border-border bg-card p-4 data-chosen:border-brand data-chosen:ring-1 data-chosen:ring-brand"
    >
      <div>
        <p className="text-lg font-semibold">{rate.VehicleName}</p>
        <p className="text-muted-foreground">{rate.ZoneName}</p>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <li className="flex items-center gap-2">
          <UsersRound aria-hidden className="size-5 text-brand-text" />
          {t('rate.people', { count: rate.MaxPassengers })}
        </li>
        <li className="flex items-center gap-2">
          <Luggage aria-hidden className="size-5 text-brand-text" />
          {rate.Per === 'person'
            ? t('rate.bagsEach', { count: rate.MaxBags })
            : t('rate.bags', { count: rate.MaxBags })}
        </li>
      </ul>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3">
        <PricePer
          size="sm"
          amount={format.money(rate.Price)}
          per={t(`product:per.${knownUnit(rate.Per)}`)}
        />
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isChosen}
          aria-label={t(isChosen ? 'rate.chosenNamed' : 'rate.chooseNamed', { name })}
          onClick={onChoose}
        >
          {t(isChosen ? 'rate.chosen' : 'rate.choose')}
        </Button>
      </div>
    </li>
  )
}
