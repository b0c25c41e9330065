import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { useIsPrinting } from '../../../../shared/app/use-is-printing.ts'
import { useNow } from '../../../../shared/kit/use-now.ts'
import { sailingsAhead } from '../../model/sailings-ahead.ts'
import { CountBar } from '../count-bar.tsx'
import type { ManifestNavigation } from '../use-manifest-place.ts'
import { VersionMark } from '../version-mark.tsx'

type Sailing = Schemas['ManifestSailing']

export type SailingBoardProps = {
  day: Schemas['ManifestSailingList']
  navigation: ManifestNavigation
}

/**
 * Lists the sailings of a day, in a table on a wide screen and in rows on a phone. Earlier sailings are hidden behind a button
 * if others are still to come; paper, which has no button, has all of them.
 */
export function SailingBoard({ day, navigation }: SailingBoardProps) {
  const { t } = useTranslation('manifest')
  const isWide = useMediaQuery('(min-width: 48rem)')
  const now = useNow(60_000)
  const isPrinting = useIsPrinting()
  const [wantsAll, setWantsAll] = useState(false)
  const showsAll = wantsAll || isPrinting
  const ahead = sailingsAhead(day, now)
  const earlier = day.Items.length - ahead.length
  const canFold = earlier > 0 && ahead.length > 0
  const shown = { ...day, Items: canFold && !showsAll ? ahead : day.Items }
  return (
    <>
      {canFold && (
        <Button
          variant="link"
          className="mb-2 min-h-9 text-sm print:hidden"
          aria-expanded={showsAll}
          onClick={() => setWantsAll(!wantsAll)}
        >
          {showsAll ? t('board.hideEarlier') : t('board.showEarlier', { count: earlier })}
        </Button>
      )}
      {isWide ? (
        <BoardTable day={shown} navigation={navigation} />
      ) : (
        <BoardList day={shown} navigation={navigation} />
      )}
    </>
  )
}

function BoardTable({ day, navigation }: SailingBoardProps) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const lookAt = useLook(day)
  return (
    <Table caption={t('board.caption', { date: format.date(day.Date) })}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('board.time')}</TableHeader>
          <TableHeader>{t(lookAt.isArrival ? 'board.from' : 'board.to')}</TableHeader>
          <TableHeader>{t('board.vessel')}</TableHeader>
          <TableHeader>{t('board.booked')}</TableHeader>
          <TableHeader>{t('board.checkedIn')}</TableHeader>
          <TableHeader>{t('board.handedOver')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {day.Items.map((sailing) => (
          <TableRow key={sailing.Id} className="relative">
            <TableHeader scope="row" className="py-2.5 align-top text-lg">
              <SailingLink sailing={sailing} navigation={navigation} look={lookAt(sailing)} />
            </TableHeader>
            <TableCell className="py-3 font-medium">{lookAt(sailing).otherEnd}</TableCell>
            <TableCell className="py-2.5">
              {sailing.OperatorName}
              <span className="block text-muted-foreground">{sailing.Vessel}</span>
            </TableCell>
            <TableCell className="py-2.5">
              <CountBar count={sailing.Booked} of={sailing.Capacity} />
            </TableCell>
            <TableCell className="py-2.5">
              <CountBar count={sailing.CheckedIn} of={sailing.Booked} tone="success" />
            </TableCell>
            <TableCell className="py-2.5">
              <VersionMark sailing={sailing} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function BoardList({ day, navigation }: SailingBoardProps) {
  const { t } = useTranslation('manifest')
  const lookAt = useLook(day)
  return (
    <ul className="divide-y divide-border border-y border-border">
      {day.Items.map((sailing) => (
        <li
          key={sailing.Id}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4 max-[20rem]:grid-cols-1"
        >
          <div className="text-2xl font-bold">
            <SailingLink sailing={sailing} navigation={navigation} look={lookAt(sailing)} />
          </div>
          <div className="min-w-0">
            <p className="font-semibold">{lookAt(sailing).otherEnd}</p>
            <p className="text-sm text-muted-foreground">
              {sailing.OperatorName} · {sailing.Vessel}
            </p>
            <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-4 text-sm">
              <div>
                <span className="text-muted-foreground">{t('board.booked')}</span>
                <CountBar count={sailing.Booked} of={sailing.Capacity} />
              </div>
              <div>
                <span className="text-muted-foreground">{t('board.checkedIn')}</span>
                <CountBar count={sailing.CheckedIn} of={sailing.Booked} tone="success" />
              </div>
            </div>
            <p className="mt-2.5 text-sm">
              <VersionMark sailing={sailing} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type Look = { time: string; otherEnd: string; hasSailed: boolean }

/** Derives what the board shows of a sailing from the end of the trip that the board belongs to. */
function useLook({ Direction }: Pick<Schemas['ManifestSailingList'], 'Direction'>) {
  const format = useFormat()
  const now = useNow(30_000)
  const isArrival = Direction === 'arrival'
  const look = (sailing: Sailing): Look => ({
    time: format.time(isArrival ? sailing.ArrivesAt : sailing.DepartsAt),
    otherEnd: (isArrival ? sailing.From : sailing.To).Name,
    hasSailed: Date.parse(sailing.DepartsAt) <= now,
  })
  return Object.assign(look, { isArrival })
}

type SailingLinkProps = { sailing: Sailing; navigation: ManifestNavigation; look: Look }

/** Makes the whole row lead to the sailing, while screen readers hear one link. */
function SailingLink({ sailing, navigation, look }: SailingLinkProps) {
  const { t } = useTranslation('manifest')
  return (
    <>
      <Link
        to={navigation.addressOf({ sailing: sailing.Id })}
        aria-label={t('board.open', {
          time: look.time,
          place: look.otherEnd,
          vessel: sailing.Vessel,
        })}
        className="tracking-tight tabular after:absolute after:inset-0 hover:underline"
      >
        {look.time}
      </Link>
      {look.hasSailed && (
        <span className="block text-xs font-normal tracking-normal text-muted-foreground">
          {t('board.sailed')}
        </span>
      )}
    </>
  )
}
