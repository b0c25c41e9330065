import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { useClock } from '../clock/use-clock.ts'
import { utcText } from '../shared/instant-text.ts'
import { moneyText } from '../shared/money-text.ts'
import { accountText, type OrderMoney, outcomeText, transferText } from './account-text.ts'

type MoneyTablesProps = { money: OrderMoney; tenant: string }

/** Lists the transfers of the drawing in words, in the order of booking. */
export function TransferTable({ money: { accounts, transfers }, tenant }: MoneyTablesProps) {
  const { nowMs } = useClock()
  const nameOf = (id: string) => {
    const account = accounts.find((candidate) => candidate.id === id)
    return account ? accountText(account, tenant).title : id
  }
  return (
    <Table caption="The transfers of this order, in the order in which they were booked">
      <TableHead>
        <TableRow>
          <TableHeader>No.</TableHeader>
          <TableHeader>What</TableHeader>
          <TableHeader>From</TableHeader>
          <TableHeader>To</TableHeader>
          <TableHeader align="end">Amount</TableHeader>
          <TableHeader>At, UTC</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {transfers.map((transfer, index) => (
          <TableRow key={transfer.id}>
            <TableCell>{index + 1}</TableCell>
            <TableCell className="font-semibold">{transferText(transfer, accounts)}</TableCell>
            <TableCell>{nameOf(transfer.debit)}</TableCell>
            <TableCell>{nameOf(transfer.credit)}</TableCell>
            <TableCell align="end" className="font-semibold whitespace-nowrap">
              {moneyText(transfer.amount)}
            </TableCell>
            <TableCell className="whitespace-nowrap">{utcText(transfer.at, nowMs ?? 0)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Lists what each account paid and received, and their sum, which is zero in each currency. */
export function BalanceTable({ money: { accounts, sums }, tenant }: MoneyTablesProps) {
  return (
    <Table caption="What each account paid and got by this order, and their sum by currency">
      <TableHead>
        <TableRow>
          <TableHeader>Account</TableHeader>
          <TableHeader align="end">Out</TableHeader>
          <TableHeader align="end">In</TableHeader>
          <TableHeader align="end">In less out</TableHeader>
          <TableHeader>In the end</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {accounts.map((account) => {
          const { title, kind } = accountText(account, tenant)
          return (
            <TableRow key={account.id}>
              <TableHeader scope="row">
                {title} <span className="font-normal text-muted-foreground">{kind}</span>
              </TableHeader>
              <Amounts {...account} />
              <TableCell className="whitespace-nowrap">{outcomeText(account)}</TableCell>
            </TableRow>
          )
        })}
        {sums.map((sum) => (
          <TableRow key={sum.balance.currency} className="border-t-2 border-border font-semibold">
            <TableHeader scope="row">Sum in {sum.balance.currency}</TableHeader>
            <Amounts {...sum} />
            <TableCell>{sum.balance.amount === 0 ? 'balanced' : 'not balanced'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Amounts({ debits, credits, balance }: OrderMoney['sums'][number]) {
  return [debits, credits, balance].map((amount, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the three columns never change places
    <TableCell key={index} align="end" className="whitespace-nowrap">
      {moneyText(amount)}
    </TableCell>
  ))
}
