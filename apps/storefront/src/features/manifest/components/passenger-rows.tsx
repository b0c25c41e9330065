import { useFormat, useTranslation } from '@selat/i18n'

import type { ListedPassenger } from '../model/apply-scans.ts'
import { fullName } from '../model/narrow-passengers.ts'
import { DocumentCell } from './document-cell.tsx'
import { GateButton } from './gate-button.tsx'
import { PassengerStatus } from './passenger-status.tsx'
import type { PassengersProps } from './passenger-table.tsx'

/** The same on a phone, where a table would have to be pushed about. */
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

function PassengerItem({ passenger, reveals, gate }: ItemProps) {
  const { t } = useTranslation(['manifest', 'passenger'])
  const format = useFormat()
  const facts = [
    format.country(passenger.Nationality),
    `${format.date(passenger.DateOfBirth)} (${t(`passenger:band.${passenger.Band}`)})`,
    passenger.ClassName,
  ]
  return (
    <li className="grid gap-2 py-3.5 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-base">{fullName(passenger)}</h3>
          <p className="text-muted-foreground tabular">
            {t(`passenger:titles.${passenger.Title}`)} · {passenger.Number}
          </p>
        </div>
        <GateButton passenger={passenger} gate={gate} />
      </div>
      <p className="tabular">{facts.join(' · ')}</p>
      <div className="grid grid-cols-2 gap-3">
        <DocumentCell passenger={passenger} reveals={reveals} />
        <PassengerStatus passenger={passenger} />
      </div>
      <p className="text-muted-foreground">
        {passenger.ConfirmationNumber} · {passenger.Seller}
      </p>
    </li>
  )
}
