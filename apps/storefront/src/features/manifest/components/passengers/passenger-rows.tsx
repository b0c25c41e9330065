import { useFormat, useTranslation } from '@selat/i18n'
import { Unbroken } from '@selat/ui/unbroken'

import { knownBand, knownTitle } from '../../../../shared/app/known/known-people.ts'
import type { ListedPassenger } from '../../../../shared/trade/manifest/apply-scans.ts'
import { wireNameOf } from '../../../../shared/trade/passenger/passenger-details.ts'
import { DocumentCell } from './document-cell.tsx'
import { PassengerStatus } from './passenger-status.tsx'
import type { PassengersProps } from './passenger-table.tsx'

/** Lists the passengers on a phone or tablet, where a table would have to be scrolled sideways. */
export function PassengerRows({ passengers, ...tools }: PassengersProps) {
  return (
    <ul className="divide-y divide-border border-y border-border text-sm">
      {passengers.map((passenger) => (
        <PassengerItem key={passenger.Ticket} passenger={passenger} {...tools} />
      ))}
    </ul>
  )
}

type ItemProps = Omit<PassengersProps, 'passengers'> & { passenger: ListedPassenger }

function PassengerItem({ passenger, reveals, GateButton }: ItemProps) {
  const { t } = useTranslation(['manifest', 'passenger'])
  const format = useFormat()
  const facts = [
    format.country(passenger.Nationality),
    t('list.bornAs', {
      date: format.date(passenger.DateOfBirth),
      band: t(`passenger:band.${knownBand(passenger.Band)}`),
    }),
    passenger.ClassName,
  ]
  return (
    <li className="break-inside-avoid grid grid-cols-6 gap-x-3 gap-y-2 py-3.5 [contain-intrinsic-size:auto_11rem] [content-visibility:auto] md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)] md:gap-x-6">
      <div className="col-span-4 min-w-0 max-[20rem]:col-span-6 md:col-span-1">
        <h2 className="text-base">{wireNameOf(passenger)}</h2>
        <p className="text-muted-foreground tabular">
          {t(`passenger:shortTitles.${knownTitle(passenger.Title)}`)} ·{' '}
          <Unbroken text={passenger.Number} />
        </p>
      </div>
      <div className="col-span-2 justify-self-end max-[20rem]:col-span-6 max-[20rem]:justify-self-start md:col-span-1 md:col-start-3 md:row-start-2 md:justify-self-start print:hidden">
        <GateButton passenger={passenger} />
      </div>
      <p className="col-span-6 tabular md:col-span-1 md:col-start-1 md:row-start-2">
        {facts.join(' · ')}
      </p>
      <div className="col-span-3 max-[20rem]:col-span-6 md:col-span-1 md:col-start-2 md:row-start-1">
        <DocumentCell passenger={passenger} reveals={reveals} />
      </div>
      <div className="col-span-3 max-[20rem]:col-span-6 md:col-span-1 md:col-start-3 md:row-start-1">
        <PassengerStatus passenger={passenger} />
      </div>
      <p className="col-span-6 text-muted-foreground md:col-span-1 md:col-start-2 md:row-start-2">
        <Unbroken text={passenger.ConfirmationNumber} /> · {passenger.Seller}
      </p>
    </li>
  )
}
