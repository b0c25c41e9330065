import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'

import { deferred } from '../../../../shared/kit/deferred.tsx'
import { OutsideForm } from '../../../../shared/kit/outside-form.tsx'
import type { PassengerValues } from '../../../../shared/trade/checkout/checkout-values.ts'
import {
  detailsOf,
  isBlank,
  type PassengerDetails,
  toDraft,
} from '../../../../shared/trade/passenger/passenger-details.ts'
import type { ItemTravel } from '../../model/item-travel.ts'

const ListDialog = deferred(() =>
  import('../../../../shared/trade/passenger/list/list-dialog.tsx').then(
    (module) => module.ListDialog,
  ),
)

type ItemListButtonProps = {
  passengers: readonly PassengerValues[]
  /** All trips on which these passengers travel. */
  travels: readonly ItemTravel[]
  onFill: (index: number, details: PassengerDetails) => void
}

/** Fills the free places of an item from a list. Each person gets a place that suits the age on the day of travel. */
export function ItemListButton({ passengers, travels, onFill }: ItemListButtonProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const bandName = (place: number) => t(`band.${passengers[place]?.band ?? 'adult'}`)
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
        <ClipboardList aria-hidden />
        {t('traveller:fill.list')}
      </Button>
      {isOpen && (
        <OutsideForm>
          <ListDialog
            title={t('traveller:list.title')}
            description={t('traveller:list.fillBody', { count: passengers.filter(isBlank).length })}
            sectors={travels.flatMap(({ sectors }) => sectors)}
            known={passengers.filter((one) => !isBlank(one)).map(toDraft)}
            places={passengers.map((one) => (isBlank(one) ? one.band : null))}
            placeName={(place) => t('form.place', { number: place + 1, band: bandName(place) })}
            onClose={close}
            takeText={(count) => t('traveller:list.fill', { count })}
            onTake={(taken) => {
              for (const { place, passenger } of taken)
                if (place !== null) onFill(place, detailsOf(passenger))
              close()
            }}
          />
        </OutsideForm>
      )}
    </>
  )
}
