import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useItemName } from '../../../shared/cart/items/use-item-name.ts'

export type OrderDetailPassengersProps = { items: readonly Schemas['OrderItem'][] }

/** Who travels, as the server shows it: passport numbers come masked. */
export function OrderDetailPassengers({ items }: OrderDetailPassengersProps) {
  const itemName = useItemName()
  return (
    <div className="flex flex-col gap-6">
      {items.map((item) => (
        <div key={item.Id}>
          {items.length > 1 && (
            <h3 className="mb-1 board-label text-muted-foreground">{itemName(item)}</h3>
          )}
          <ol className="border-t border-border">
            {item.Passengers.map((passenger, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- passengers have no id and keep their order
              <PassengerRow key={index} passenger={passenger} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function PassengerRow({ passenger }: { passenger: Schemas['OrderPassenger'] }) {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  const { Title, FirstName, LastName, Nationality, PassportNumberMasked, Bands } = passenger
  const bands = [...new Set(Bands)].map((band) => t(`band.${band}`))
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-b border-border py-3">
      <span className="font-semibold">
        {t(`titles.${Title}`)} {[FirstName, LastName].filter(Boolean).join(' ')}
      </span>
      <span className="text-muted-foreground">
        {[bands.join(' / '), format.country(Nationality)].join(' · ')}
        {PassportNumberMasked !== '' && (
          <span className="ms-3 tabular">{PassportNumberMasked}</span>
        )}
      </span>
    </li>
  )
}
