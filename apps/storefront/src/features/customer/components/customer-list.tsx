import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { ListPages } from '../../../shared/kit/list-pages.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { useDebouncedText } from '../../../shared/kit/use-debounced-text.ts'
import { PAGE_SIZE, customersQuery } from '../../../shared/trade/agency/customers.ts'
import { CustomerRows } from './customer-rows.tsx'
import { DeleteCustomer } from './delete-customer.tsx'

/** The most pages that the server counts. */
const PAGES_MAX = 1000

/** The customers in pages; page and search are in the address. */
export function CustomerList() {
  const { t } = useTranslation('customer')
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(address.get('search') ?? '')
  const [doomed, setDoomed] = useState<Schemas['Customer'] | null>(null)
  const search = useDebouncedText(typed)
  const page = readPage(address.get('page'))
  const query = useQuery(customersQuery({ page, search }))
  const isAnotherSearch = search !== (address.get('search') ?? '')
  useEffect(() => {
    if (!isAnotherSearch) return
    void navigate(paths.customers(search === '' ? {} : { search }), { replace: true })
  }, [isAnotherSearch, search, navigate])
  return (
    <QueryState query={query} skeleton={<ListSkeleton />}>
      {(list) =>
        list.Total === 0 && search === '' ? (
          <NobodyYet />
        ) : (
          <div className="flex flex-col gap-5">
            <Field label={t('search.label')} hint={t('search.hint')} className="sm:max-w-md">
              <Input
                type="search"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                maxLength={80}
              />
            </Field>
            <p role="status" className="text-sm text-muted-foreground">
              {search === ''
                ? t('list.total', { count: list.Total })
                : list.Total > 0 && t('search.found', { count: list.Total })}
            </p>
            {list.Items.length === 0 ? (
              <NotFound search={search} onShowAll={() => setTyped('')} />
            ) : (
              <CustomerRows customers={list.Items} onDelete={setDoomed} />
            )}
            <ListPages
              page={page}
              pages={Math.ceil(list.Total / PAGE_SIZE)}
              to={(number) =>
                paths.customers({
                  ...(search !== '' && { search }),
                  ...(number > 1 && { page: String(number) }),
                })
              }
            />
            <DeleteCustomer customer={doomed} onClose={() => setDoomed(null)} />
          </div>
        )
      }
    </QueryState>
  )
}

/** What is no page is the first one. */
function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1
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

/** As large as a search and a few customers. */
function ListSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-20 w-full sm:max-w-md" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
