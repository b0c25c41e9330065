import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Details } from '@selat/ui/details'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import { travelQueries } from '../../../shared/app/api.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { useAddToCart } from '../../../shared/trade/cart/use-add-to-cart.ts'
import { AgesOfOperators } from '../../../shared/trade/ferry/operator-ages.tsx'
import { SectorCrossing } from '../../../shared/trade/ferry/sector-crossing.tsx'
import { terminalOf, useNetwork } from '../../../shared/trade/ferry/use-network.ts'
import { PriceExplained } from '../../../shared/trade/price/price-explained.tsx'
import { type SoldView, useSold } from '../../../shared/trade/price/sold-view.ts'
import { usePriceKindText } from '../../../shared/trade/price/use-price-kind-text.ts'
import { toOpenTicketInput } from '../model/cart-input.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { ResultAddress } from './use-result-address.ts'

type OpenTicketResultsProps = { address: ResultAddress; onModify: () => void }

/** Shows the open tickets of a route, which are bought now and get their date later. */
export function OpenTicketResults({ address, onModify }: OpenTicketResultsProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const { from, to, adults, children, infants, isOpenReturn, classCode } = address.criteria
  const query = useQuery(
    travelQueries.get('/travel/v1/ferry/open/list', {
      query: { from, to, adults, children, infants },
    }),
  )
  const people = adults + children + infants
  const toSold = useCallback(
    (tickets: Schemas['OpenTicketList'], view: SoldView) => soldTickets(tickets, people, view),
    [people],
  )
  const data = useSold(query.data, toSold)
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6">
      <p className="mb-5 text-muted-foreground">
        {format.sentences([t('open.intro'), t('estimate.note')])}
      </p>
      <QueryState query={query} data={data} skeleton={<ResultsSkeleton />}>
        {({ Items }) => (
          <ProductList
            address={address}
            products={Items.filter(
              ({ IsOpenTicket2W, Class }) =>
                IsOpenTicket2W === isOpenReturn && (!classCode || Class === classCode),
            )}
            onModify={onModify}
          />
        )}
      </QueryState>
    </div>
  )
}

function soldTickets(
  tickets: Schemas['OpenTicketList'],
  people: number,
  view: SoldView,
): Schemas['OpenTicketList'] {
  return {
    ...tickets,
    Items: tickets.Items.map((ticket) => ({
      ...ticket,
      Estimate: view.price(ticket.Estimate, {
        product: 'ferry',
        operators: [ticket.Operator],
        people,
      }),
    })),
  }
}

type ProductListProps = OpenTicketResultsProps & { products: Schemas['OpenTicketProduct'][] }

function ProductList({ address, products, onModify }: ProductListProps) {
  const { t } = useTranslation('ferry')
  const toText = useProblemText()
  const { add, isAdding, input, failure } = useAddToCart()
  if (products.length === 0) {
    return (
      <EmptyState
        title={t('open.none')}
        illustration={<Seascape seed="open" scene="islands" hasVessel={false} />}
        action={<Button onClick={onModify}>{t('search.modify')}</Button>}
      />
    )
  }
  return (
    <>
      {failure && (
        <Alert variant="destructive" live="assertive" title={toText(failure)} className="mb-4" />
      )}
      <ul className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-card">
        {products.map((product) => (
          <ProductRow
            key={product.Item}
            product={product}
            isAdding={isAdding && input?.Items[0]?.Item === product.Item}
            onAdd={() => add(toOpenTicketInput(address.criteria, product))}
          />
        ))}
      </ul>
    </>
  )
}

type ProductRowProps = {
  product: Schemas['OpenTicketProduct']
  isAdding: boolean
  onAdd: () => void
}

function ProductRow({ product, isAdding, onAdd }: ProductRowProps) {
  const isSeller = useIsFor(sellers)
  const { t } = useTranslation('ferry')
  const kind = usePriceKindText()
  const format = useFormat()
  const { data: network } = useNetwork()
  const counter = product.Estimate.AtCounter.map((amount) => format.money(amount))
  const terminal = (code: string) =>
    (network && terminalOf(network, code)) ?? { Code: code, Name: code, TimeZone: 'UTC' }
  return (
    <li className="p-4 sm:p-5">
      <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <SectorCrossing
          size="results"
          from={terminal(product.From)}
          to={terminal(product.To)}
          sailing={null}
          operatorName={product.OperatorName}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:flex-col md:items-end">
          <p className="md:text-end">
            <span className="block board-label text-muted-foreground">
              {[t('estimate.label'), kind].filter(Boolean).join(' · ')}
            </span>
            <span className="block text-2xl font-bold tabular">
              {format.money(product.Estimate.Total)}
            </span>
            {counter.length > 0 && (
              <span className="block text-sm text-muted-foreground tabular">
                {t('estimate.counter', { amount: format.list(counter) })}
              </span>
            )}
          </p>
          {isSeller && (
            <Button variant="secondary" loading={isAdding} onClick={onAdd}>
              {t(isAdding ? 'open.adding' : 'estimate.addToCart')}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-3 text-sm text-muted-foreground">
        {[
          t(product.IsOpenTicket2W ? 'open.twoWay' : 'open.oneWay'),
          product.ClassName,
          t('open.validity', { count: product.ValidityDays }),
        ].join(' · ')}
      </p>
      <AgesOfOperators codes={[product.Operator]} className="mt-1" />
      <Details summary={t('fare.details')} className="border-b-0">
        <PriceExplained
          price={product.Estimate}
          totalLabel={t('estimate.label')}
          note={t('estimate.note')}
        />
      </Details>
    </li>
  )
}
