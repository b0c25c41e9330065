import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { Link } from 'react-router-dom'

import { knownTopUpRejection } from '../../../shared/app/known/known-payments.ts'
import { knownIn, type Shown } from '../../../shared/app/known/known.ts'
import { paths } from '../../../shared/app/paths.ts'
import { treasurers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'

type TopUp = Schemas['TopUp']
type TopUpRowsProps = {
  topUps: readonly TopUp[]
  zone: string
  onCancel: (topUp: TopUp) => void
}

/** Shows the top-ups in a table on a wide screen, and in cards otherwise. */
export function TopUpRows(props: TopUpRowsProps) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  return isWide ? <TopUpTable {...props} /> : <TopUpCards {...props} />
}

function TopUpTable({ topUps, zone, onCancel }: TopUpRowsProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const mayAct = useIsFor(treasurers)
  return (
    <Card>
      <Table caption={t('topUps.title')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('topUps.number')}</TableHeader>
            <TableHeader>{t('topUps.requested')}</TableHeader>
            <TableHeader>{t('topUps.way')}</TableHeader>
            <TableHeader align="end">{t('topUps.amount')}</TableHeader>
            <TableHeader>{t('topUps.state')}</TableHeader>
            {mayAct && (
              <TableHeader className="pe-5" align="end">
                <span className="sr-only">{t('topUps.actions')}</span>
              </TableHeader>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {topUps.map((topUp) => (
            <TableRow key={topUp.Id}>
              <TableHeader scope="row" className="ps-5 align-top">
                {topUp.Number}
              </TableHeader>
              <TableCell>
                <Requested topUp={topUp} zone={zone} />
              </TableCell>
              <TableCell className="max-w-72">
                <Way topUp={topUp} />
              </TableCell>
              <TableCell align="end" className="font-semibold whitespace-nowrap">
                {format.money(topUp.Amount)}
              </TableCell>
              <TableCell className="max-w-60">
                <TopUpState topUp={topUp} />
              </TableCell>
              {mayAct && (
                <TableCell className="pe-5" align="end">
                  <TopUpActions topUp={topUp} onCancel={() => onCancel(topUp)} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

function TopUpCards({ topUps, zone, onCancel }: TopUpRowsProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  return (
    <Card asChild>
      <ul aria-label={t('topUps.title')} className="divide-y divide-border">
        {topUps.map((topUp) => (
          <li key={topUp.Id} className="flex flex-col gap-2 px-4 py-3.5 text-sm sm:px-5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold tabular">{topUp.Number}</span>
              <span className="text-base font-semibold tabular">{format.money(topUp.Amount)}</span>
            </p>
            <TopUpState topUp={topUp} />
            <Requested topUp={topUp} zone={zone} />
            <Way topUp={topUp} />
            <TopUpActions topUp={topUp} onCancel={() => onCancel(topUp)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type CellProps = { topUp: TopUp }

function Requested({ topUp, zone }: CellProps & { zone: string }) {
  const { RequestedAt, RequestedBy, DecidedAt } = topUp
  const { t } = useTranslation('wallet')
  const format = useFormat()
  return (
    <span className="block">
      <time dateTime={RequestedAt} className="block tabular">
        {format.instant(RequestedAt, zone)}
      </time>
      <span className="block text-muted-foreground">{t('topUps.by', { name: RequestedBy })}</span>
      {DecidedAt !== null && (
        <span className="block text-muted-foreground tabular">
          {t('topUps.decided', { when: format.instant(DecidedAt, zone) })}
        </span>
      )}
    </span>
  )
}

function Way({ topUp: { BankFrom, Account, Note } }: CellProps) {
  const { t } = useTranslation('wallet')
  const { Bank, AccountNumber } = Account
  return (
    <span className="block wrap-anywhere">
      {t('topUps.fromTo', { bank: BankFrom, account: `${Bank} ${AccountNumber}` })}
      {Note !== '' && <span className="block text-muted-foreground">{Note}</span>}
    </span>
  )
}

const tones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'destructive',
  cancelled: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<Shown<Schemas['TopUpState']>, string>

/** Shows the state of a top-up, and the reason if it was rejected. */
function TopUpState({ topUp }: CellProps) {
  const { t } = useTranslation('wallet')
  const { State, Rejection } = topUp
  const known = knownIn(tones, State)
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge variant={tones[known]}>{t(`state.${known}`)}</Badge>
      {Rejection !== null && (
        <span className="text-sm">{t(`rejection.${knownTopUpRejection(Rejection)}`)}</span>
      )}
    </span>
  )
}

type TopUpActionsProps = CellProps & { onCancel: () => void }

/** Lets members who manage the money cancel a top-up that waits, or send a rejected one again. */
function TopUpActions({ topUp, onCancel }: TopUpActionsProps) {
  const { t } = useTranslation('wallet')
  const mayAct = useIsFor(treasurers)
  const { Id, Number: number, State } = topUp
  if (!mayAct) return null
  if (State === 'pending')
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={t('topUps.cancelOf', { number })}
        onClick={onCancel}
      >
        {t('topUps.cancel')}
      </Button>
    )
  if (State !== 'rejected') return null
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={paths.topUp({ topup: Id })} aria-label={t('topUps.againOf', { number })}>
        {t('topUps.again')}
      </Link>
    </Button>
  )
}
