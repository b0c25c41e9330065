import type { ConsoleClient } from '@selat/mock-api/console'
import { Badge } from '@selat/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { Check, TriangleAlert } from 'lucide-react'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { useClock } from '../clock/use-clock.ts'
import { OrderPage } from '../order/order-page.tsx'
import { Hint } from '../shared/hint.tsx'
import { utcText } from '../shared/instant-text.ts'
import { moneyText } from '../shared/money-text.ts'
import { OrderLink } from '../shared/order-link.tsx'
import { Panel } from '../shared/panel.tsx'
import { SearchBox } from '../shared/search-box.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { FoundOrders } from './found-orders.tsx'

type Ledger = Awaited<ReturnType<ConsoleClient['ledger']>>

export function LedgerSection() {
  const { order = '' } = useParams().params
  return order === '' ? <WholeLedger /> : <OrderPage id={order} />
}

function WholeLedger() {
  const { data } = useLive(['ledger'], (client) => client.ledger())
  const { params, set } = useParams()
  const { q = '' } = params
  return (
    <SectionPage
      title="Ledger"
      lead="Double entry: every amount leaves one account and reaches another, so that each currency sums to zero."
    >
      {data && (
        <>
          <Sums sums={data.sums} />
          <SearchBox
            label="Search orders, accounts and transfers"
            placeholder="Booking number, name, tenant, kind, holder"
            value={q}
            onValueChange={(text) => set({ q: text }, { replace: true })}
          />
          {q.trim() !== '' && <FoundOrders q={q.trim()} />}
          <Panel title="Accounts">
            <Accounts accounts={fitting(data.accounts, q)} />
          </Panel>
          <Panel title="Newest transfers">
            {data.transfers.length === 0 ? (
              <Hint title="No money has moved yet">
                A payment that is completed books its first transfers.
              </Hint>
            ) : (
              <Transfers transfers={fitting(data.transfers, q)} />
            )}
          </Panel>
        </>
      )}
    </SectionPage>
  )
}

function Sums({ sums }: Pick<Ledger, 'sums'>) {
  return (
    <ul className="flex flex-wrap gap-3" aria-label="Sum by currency">
      {sums.map((sum) => (
        <li
          key={sum.currency}
          data-off={sum.amount === 0 ? undefined : ''}
          className="flex items-center gap-2 rounded-full border border-border bg-card px-4 py-1.5 text-sm font-semibold tabular data-off:border-destructive data-off:bg-destructive-surface data-off:text-destructive"
        >
          {sum.amount === 0 ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <TriangleAlert aria-hidden className="size-4" />
          )}
          {moneyText(sum)}
          <span className="font-normal text-muted-foreground">in sum</span>
        </li>
      ))}
    </ul>
  )
}

function Accounts({ accounts }: Pick<Ledger, 'accounts'>) {
  return (
    <Table caption="Accounts with their balances">
      <TableHead>
        <TableRow>
          <TableHeader>Account</TableHeader>
          <TableHeader>Tenant</TableHeader>
          <TableHeader align="end">In</TableHeader>
          <TableHeader align="end">Out</TableHeader>
          <TableHeader align="end">Balance</TableHeader>
          <TableHeader align="end">Entries</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <TableRow key={`${account.tenant} ${account.id}`}>
            <TableCell>
              <span className="block font-semibold">{account.holder ?? account.owner}</span>
              <span className="block text-muted-foreground">
                {account.kind.replaceAll('_', ' ')}
              </span>
            </TableCell>
            <TableCell>
              <Badge>{account.tenant}</Badge>
            </TableCell>
            <TableCell align="end" className="whitespace-nowrap">
              {moneyText(account.credits)}
            </TableCell>
            <TableCell align="end" className="whitespace-nowrap">
              {moneyText(account.debits)}
            </TableCell>
            <TableCell align="end" className="font-semibold whitespace-nowrap">
              {moneyText(account.balance)}
            </TableCell>
            <TableCell align="end">{account.entries}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Transfers({ transfers }: Pick<Ledger, 'transfers'>) {
  const { nowMs } = useClock()
  return (
    <Table caption="The newest transfers, newest first">
      <TableHead>
        <TableRow>
          <TableHeader>At</TableHeader>
          <TableHeader>What</TableHeader>
          <TableHeader>From</TableHeader>
          <TableHeader>To</TableHeader>
          <TableHeader align="end">Amount</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {transfers.map((transfer) => (
          <TableRow key={`${transfer.tenant} ${transfer.id} ${transfer.phase}`}>
            <TableCell className="whitespace-nowrap">{utcText(transfer.at, nowMs ?? 0)}</TableCell>
            <TableCell>
              <span className="block font-semibold">
                {transfer.kind.replaceAll('_', ' ')}, {transfer.phase}
              </span>
              <span className="block text-muted-foreground wrap-anywhere">
                {transfer.order === null ? (
                  transfer.reference
                ) : (
                  <OrderLink order={transfer.order}>{transfer.order}</OrderLink>
                )}
              </span>
            </TableCell>
            <TableCell className="wrap-anywhere">{transfer.debit}</TableCell>
            <TableCell className="wrap-anywhere">{transfer.credit}</TableCell>
            <TableCell align="end" className="font-semibold whitespace-nowrap">
              {moneyText(transfer.amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Returns the rows that contain the searched text in any of their values. */
function fitting<Row extends object>(rows: readonly Row[], q: string): Row[] {
  const wanted = q.trim().toLowerCase()
  return rows.filter((row) =>
    Object.values(row).some((value) => String(value).toLowerCase().includes(wanted)),
  )
}
