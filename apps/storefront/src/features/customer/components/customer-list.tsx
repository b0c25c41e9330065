import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { ListPages } from '../../../shared/kit/list-pages.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { SearchField } from '../../../shared/kit/search-field.tsx'
import { useFocusAfterRemoval } from '../../../shared/kit/use-focus-after-removal.ts'
import {
  CUSTOMER_SEARCH_MAX,
  PAGE_SIZE,
  customersQuery,
} from '../../../shared/trade/agency/customers.ts'
import { customersAddress } from '../model/customers-address.ts'
import { CustomerRows } from './customer-rows.tsx'
import { DeleteCustomer } from './delete-customer.tsx'

/** Lists the customers in pages; the address holds the page and the search. */
export function CustomerList() {
  const { t } = useTranslation('customer')
  const { query: address, addressOf, set } = useAddress(customersAddress)
  const { search = '', page = 1 } = address
  const [doomed, setDoomed] = useState<Schemas['Customer'] | null>(null)
  const query = useQuery(customersQuery({ page, search }))
  const area = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div ref={area}>
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(list) =>
          list.Total === 0 && search === '' ? (
            <NobodyYet />
          ) : (
            <div className="flex flex-col gap-5">
              <div className="sm:max-w-md">
                <SearchField
                  label={t('search.label')}
                  hint={t('search.hint')}
                  value={search}
                  max={CUSTOMER_SEARCH_MAX}
                  onChange={(text) => set({ search: text })}
                />
              </div>
              <p role="status" className="text-sm text-muted-foreground">
                {search === ''
                  ? t('list.total', { count: list.Total })
                  : list.Total > 0 && t('search.found', { count: list.Total })}
              </p>
              {list.Items.length === 0 ? (
                <NotFound search={search} onShowAll={() => set({ search: undefined })} />
              ) : (
                <CustomerRows customers={list.Items} onDelete={setDoomed} />
              )}
              <ListPages
                page={page}
                pages={Math.ceil(list.Total / PAGE_SIZE)}
                to={(number) => addressOf({ page: number })}
              />
              <DeleteCustomer customer={doomed} onClose={() => setDoomed(null)} />
            </div>
          )
        }
      </QueryState>
    </div>
  )
}

function NobodyYet() {
  const { t } = useTranslation('customer')
  return (
    <EmptyState
      title={t('list.noneTitle')}
      description={t('list.noneBody')}
      illustration={<Seascape seed="customers" />}
      action={
        <Button asChild variant="secondary">
          <Link to={paths.customers({ edit: 'new' })}>{t('list.addFirst')}</Link>
        </Button>
      }
    />
  )
}

function NotFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { t } = useTranslation('customer')
  return (
    <EmptyState
      title={t('search.nobody', { search })}
      description={t('search.other')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('search.showAll')}
        </Button>
      }
    />
  )
}

/** Reserves the space of a search field and a few customers. */
function ListSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-20 w-full sm:max-w-md" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
