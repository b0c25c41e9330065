import { useFormat, useTranslation } from '@selat/i18n'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { Unbroken } from '@selat/ui/unbroken'
import { ArrowDown, ArrowUp } from 'lucide-react'

import { knownBand, knownTitle } from '../../../../shared/app/known/known-people.ts'
import type { ListedPassenger } from '../../../../shared/trade/manifest/apply-scans.ts'
import { wireNameOf } from '../../../../shared/trade/passenger/passenger-details.ts'
import type { CheckInParts } from '../../model/check-in-parts.ts'
import type { SortKey } from '../../model/manifest-url.ts'
import type { ManifestNavigation } from '../use-manifest-place.ts'
import { DocumentCell } from './document-cell.tsx'
import { PassengerStatus } from './passenger-status.tsx'
import { sortTexts } from './sort-select.tsx'
import type { Reveals } from './use-reveals.ts'

export type PassengersProps = Pick<CheckInParts, 'GateButton'> & {
  passengers: readonly ListedPassenger[]
  reveals: Reveals
}

type PassengerTableProps = PassengersProps & { navigation: ManifestNavigation }

export function PassengerTable({ passengers, navigation, ...tools }: PassengerTableProps) {
  const { t } = useTranslation('manifest')
  return (
    <Table caption={t('list.caption')} className="[&_td]:px-2 [&_tbody_th]:px-2 [&_thead_th]:px-0">
      <TableHead>
        <TableRow>
          <SortHeader of="name" navigation={navigation} />
          <TableHeader>
            <span className="px-2">{t('list.document')}</span>
          </TableHeader>
          <SortHeader of="nationality" navigation={navigation} />
          <SortHeader of="born" navigation={navigation} />
          <SortHeader of="class" navigation={navigation} />
          <SortHeader of="booking" navigation={navigation} />
          <SortHeader of="status" navigation={navigation} />
          <TableHeader>
            <span className="sr-only">{t('list.action')}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {passengers.map((passenger) => (
          <PassengerRow key={passenger.Ticket} passenger={passenger} {...tools} />
        ))}
      </TableBody>
    </Table>
  )
}

type RowProps = Omit<PassengersProps, 'passengers'> & { passenger: ListedPassenger }

function PassengerRow({ passenger, reveals, GateButton }: RowProps) {
  const { t } = useTranslation(['manifest', 'passenger'])
  const format = useFormat()
  return (
    <TableRow>
      <TableHeader scope="row" className="align-top whitespace-normal">
        {wireNameOf(passenger)}
        <span className="block font-normal text-muted-foreground">
          {t(`passenger:shortTitles.${knownTitle(passenger.Title)}`)} ·{' '}
          <Unbroken text={passenger.Number} />
        </span>
      </TableHeader>
      <TableCell>
        <DocumentCell passenger={passenger} reveals={reveals} />
      </TableCell>
      <TableCell>{format.country(passenger.Nationality)}</TableCell>
      <TableCell>
        <span className="whitespace-nowrap">{format.date(passenger.DateOfBirth)}</span>
        <span className="block text-muted-foreground">
          {t(`passenger:band.${knownBand(passenger.Band)}`)}
        </span>
      </TableCell>
      <TableCell>{passenger.ClassName}</TableCell>
      <TableCell>
        <span className="whitespace-nowrap">{passenger.ConfirmationNumber}</span>
        <span className="block text-muted-foreground">{passenger.Seller}</span>
      </TableCell>
      <TableCell>
        <PassengerStatus passenger={passenger} />
      </TableCell>
      <TableCell align="end" className="py-1.5 print:invisible">
        <GateButton passenger={passenger} />
      </TableCell>
    </TableRow>
  )
}

type SortHeaderProps = { of: SortKey; navigation: ManifestNavigation }

/** Sorts by its column; a second press reverses the order. */
function SortHeader({ of, navigation }: SortHeaderProps) {
  const { t } = useTranslation('manifest')
  const { sort, isDescending } = navigation.place.list
  const isOn = sort === of
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <TableHeader aria-sort={isOn ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        onClick={() => navigation.list({ sort: of, isDescending: isOn && !isDescending })}
        className="inline-flex min-h-8 items-center gap-1 rounded-sm px-2 hover:text-foreground"
      >
        {t(sortTexts[of])}
        <Arrow aria-hidden className={`size-3.5 ${isOn ? '' : 'opacity-0'}`} />
      </button>
    </TableHeader>
  )
}
