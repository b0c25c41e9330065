import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'
import { DeskAbout, DeskDue, DeskKind, DeskNext } from './desk-cells.tsx'

export type DeskRowsProps = {
  desk: Pick<Schemas['Desk'], 'Items' | 'AsOf'>
  /** The time of the device's clock at which the tasks arrived. */
  receivedAt: number
  /** Loads the tasks again, after one of them has expired. */
  askAgain: () => void
}

/** Adds keys. Tasks without an id, such as several holds of one cart, differ only by their place in the list. */
function keyed(items: readonly Schemas['DeskItem'][]) {
  return items.map((item, index) => ({
    item,
    key: `${item.Kind} ${item.Order ?? item.Quotation ?? item.TopUp ?? item.Wallet ?? index}`,
  }))
}

/** Formats the amount of a task. It is the selling price while net prices are hidden from people who look on. */
function useDeskAmount() {
  const format = useFormat()
  const isNetHidden = useIsNetHidden()
  return ({ Amount, SellingAmount }: Schemas['DeskItem']) => {
    const shown = isNetHidden && SellingAmount ? SellingAmount : Amount
    return shown && format.money(shown)
  }
}

/** Shows the tasks as a table on wide screens. */
export function DeskTable({ desk, ...clock }: DeskRowsProps) {
  const { t } = useTranslation('agency')
  const amountOf = useDeskAmount()
  return (
    <Card>
      <Table caption={t('desk.waiting')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('deskColumn.what')}</TableHeader>
            <TableHeader>{t('deskColumn.title')}</TableHeader>
            <TableHeader>{t('deskColumn.customer')}</TableHeader>
            <TableHeader>{t('deskColumn.due')}</TableHeader>
            <TableHeader align="end">{t('deskColumn.amount')}</TableHeader>
            <TableHeader align="end" className="pe-5">
              {t('deskColumn.step')}
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {keyed(desk.Items).map(({ item, key }) => (
            <TableRow key={key} className="*:align-middle">
              <TableCell className="ps-5">
                <DeskKind item={item} />
              </TableCell>
              <TableHeader scope="row" className="min-w-44">
                <DeskAbout item={item} />
              </TableHeader>
              <TableCell className="min-w-32">{item.Customer}</TableCell>
              <TableCell className="whitespace-nowrap">
                <DeskDue item={item} asOf={desk.AsOf} {...clock} />
              </TableCell>
              <TableCell align="end" className="font-semibold whitespace-nowrap">
                {amountOf(item)}
              </TableCell>
              <TableCell align="end" className="pe-5">
                <DeskNext item={item} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

/** Shows the tasks as cards on narrow screens. */
export function DeskCards({ desk, ...clock }: DeskRowsProps) {
  const amountOf = useDeskAmount()
  return (
    <Card asChild>
      <ul className="divide-y divide-border">
        {keyed(desk.Items).map(({ item, key }) => (
          <li key={key} className="flex flex-col gap-1.5 px-4 py-3 text-sm sm:px-5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <DeskKind item={item} />
              <DeskDue item={item} asOf={desk.AsOf} {...clock} />
            </div>
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 grow basis-48">
                <p className="text-base font-semibold wrap-anywhere">
                  <DeskAbout item={item} />
                </p>
                {item.Customer !== '' && (
                  <p className="wrap-anywhere text-muted-foreground">{item.Customer}</p>
                )}
              </div>
              <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:grow-0">
                <span className="text-base font-bold tabular empty:hidden">{amountOf(item)}</span>
                <DeskNext item={item} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
