import { Badge } from '@selat/ui/badge'
import { useEffect, useRef } from 'react'

import { useConsole, useLive } from '../api/console-context.ts'
import { toHash } from '../app/hash-route.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { Hint } from '../shared/hint.tsx'
import { moneyText } from '../shared/money-text.ts'
import { OrderLink } from '../shared/order-link.tsx'
import { Panel } from '../shared/panel.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { MoneyDrawing } from './money-drawing.tsx'
import { BalanceTable, TransferTable } from './money-tables.tsx'
import { StateDrawing } from './state-drawing.tsx'
import { type OrderPath, pathTitle, STATE_TABLES } from './state-tables.ts'
import { StepTable } from './step-table.tsx'

/** Shows one order in drawings: the transfers of its money, and the states of its parts. */
export function OrderPage({ id }: { id: string }) {
  const { sandbox } = useConsole()
  const { data, error } = useLive(['orders', id], ({ orders }) => orders.find(id))
  const page = useFocusedHeading(id)
  return (
    <div ref={page}>
      <SectionPage
        title={data ? `Order ${data.confirmationNumber}` : 'Order'}
        lead={
          data
            ? `${data.contact}, ${data.email}: ${moneyText(data.amount)} by ${data.method ?? 'no method yet'}.`
            : 'Its money and its states.'
        }
        actions={
          <a
            href={toHash({ section: 'ledger', sandbox, params: {} })}
            className="text-sm text-brand-text underline underline-offset-4"
          >
            The whole ledger
          </a>
        }
      >
        <FailureNote error={data ? null : error} />
        {data && (
          <>
            <p className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
              <Badge>{data.tenant}</Badge>
              {data.changeOf && (
                <span>
                  pays for a change of{' '}
                  <OrderLink order={data.changeOf.order}>
                    {data.changeOf.confirmationNumber}
                  </OrderLink>
                </span>
              )}
              {data.changedBy.map((change) => (
                <span key={change.order}>
                  its change is paid by{' '}
                  <OrderLink order={change.order}>{change.confirmationNumber}</OrderLink>
                </span>
              ))}
            </p>
            <Panel
              title="Flow of money"
              note="Each arrow is a transfer, the first one on top; what goes back points left. Times are UTC."
            >
              {data.money.transfers.length === 0 ? (
                <Hint title="No money has moved yet">
                  A payment that is completed books the first transfer.
                </Hint>
              ) : (
                <div className="flex flex-col gap-6">
                  <MoneyDrawing money={data.money} tenant={data.tenant} />
                  <TransferTable money={data.money} tenant={data.tenant} />
                  <BalanceTable money={data.money} tenant={data.tenant} />
                </div>
              )}
            </Panel>
            {data.paths.map((path) => (
              <PathPanel key={pathTitle(path)} path={path} />
            ))}
          </>
        )}
      </SectionPage>
    </div>
  )
}

function PathPanel({ path }: { path: OrderPath }) {
  const title = pathTitle(path)
  const table = STATE_TABLES[path.of]
  return (
    <Panel title={title} note={`Now ${path.state.replaceAll('_', ' ')}.`}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <StateDrawing title={title} table={table} path={path} />
        <div className="min-w-0">
          <StepTable title={title} table={table} path={path} />
        </div>
      </div>
    </Panel>
  )
}

/** Moves focus to the heading, because the link that opened the page is gone and focus would be lost. */
function useFocusedHeading(id: string) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    page.current?.querySelector('h1')?.focus()
  }, [id])
  return page
}
