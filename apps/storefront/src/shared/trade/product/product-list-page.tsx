import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PageHeading } from '@selat/ui/page-heading'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'

import { tellEvent } from '../../app/analytics/tell-event.ts'
import { PageMeta } from '../../app/page-meta.tsx'
import { paths } from '../../app/paths.ts'
import { describeEmptyPage } from '../../app/visitor/subjects.ts'
import { ListPages } from '../../kit/list-pages.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useSoldAnswer } from '../price/sold-view.ts'
import { ChosenFacets } from './chosen-facets.tsx'
import { EmptyList } from './empty-list.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTools } from './list-tools.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductSearchForm } from './product-search-form.tsx'
import { type CatalogueContent, productAddress } from './product-url.ts'
import { rememberSearch } from './recent-searches.ts'
import { RefusedAddressNote } from './refused-address-note.tsx'
import { type ProductSearch, useProductSearch } from './use-product-search.ts'

type ListQuery = Pick<
  UseQueryResult<Schemas['ProductList']>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData'
> & { refetch: () => unknown }

export type ProductListPageProps = {
  content: CatalogueContent
  title: string
  lead?: string
  /** The list's call, made with `useProductSearch(content).query` and `placeholderData: keepPreviousData`. */
  list: ListQuery
  /** The search form: search terms and a date by default; null for none. */
  search?: ReactNode
  /** Renders one product; a row with its price by default. */
  renderCard?: (card: Schemas['ProductCard'], to: string) => ReactNode
  /** The contents in place of the list while the search is not complete. */
  instead?: ReactNode
}

/** Shows the list of any product: search, facets, order, cards and pages, with each state that a list can be in. */
export function ProductListPage(props: ProductListPageProps) {
  const { content, title, lead, list, renderCard, instead } = props
  const sold = useSoldAnswer(list.data, content)
  const search = useProductSearch(content)
  useRemembered(content, search)
  const {
    search: form = (
      <ProductSearchForm
        key={`${search.query.q} ${search.query.date}`}
        query={search.query}
        onSearch={search.set}
      />
    ),
  } = props
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <ListMeta title={title} lead={lead} data={sold} />
      <PageHeading lead={lead}>{title}</PageHeading>
      {form !== null && (
        <div className="mt-6 rounded-xl border border-border bg-card p-4 sm:p-5">
          <RefusedAddressNote content={content} />
          {form}
        </div>
      )}
      <div className="mt-8">
        {instead ?? (
          <QueryState query={list} data={sold} skeleton={<ListSkeleton />}>
            {(data) => (
              <Results
                data={data}
                isStale={list.isPlaceholderData}
                search={search}
                content={content}
                title={title}
                {...(renderCard && { renderCard })}
              />
            )}
          </QueryState>
        )}
      </div>
    </div>
  )
}

type ListMetaProps = {
  title: string
  lead: string | undefined
  data: Schemas['ProductList'] | undefined
}

/** Sets the title of a page of a list: each page has its own, as it has an address of its own. */
function ListMeta({ title, lead, data }: ListMetaProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const numbers = data && {
    page: format.number(data.Page),
    pages: format.number(Math.ceil(data.Total / data.Size)),
  }
  const isEmpty = data?.Items.length === 0
  if (isEmpty) describeEmptyPage()
  const own = numbers && data.Page > 1 && !isEmpty ? `${title} · ${t('pages.of', numbers)}` : title
  return <PageMeta title={own} {...(lead !== undefined && { description: lead })} />
}

/** Remembers the search terms and dates. Facets, order and page are left out, because they make no other search. */
function useRemembered(content: CatalogueContent, { query }: ProductSearch): void {
  const { facet: _facet, sort: _sort, page: _page, ...searched } = query
  const text = productAddress(content).serialize(searched).toString()
  useEffect(() => rememberSearch(content, new URLSearchParams(text)), [content, text])
}

/**
 * Reports each page of a list to analytics once it is loaded; the former page, which is shown meanwhile, is not
 * reported.
 */
function useTellList({ Items }: Schemas['ProductList'], isStale: boolean): void {
  const ids = Items.map(({ Id }) => Id).join()
  useEffect(() => {
    if (isStale) return
    tellEvent(async () => {
      const { describeCards } = await import('../analytics/describe-lists.ts')
      return describeCards('view_item_list', Items)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same products with newer prices are the same list
  }, [ids, isStale])
}

type ResultsProps = Pick<ProductListPageProps, 'content' | 'title' | 'renderCard'> & {
  data: Schemas['ProductList']
  isStale: boolean
  search: ProductSearch
}

function Results({ data, isStale, search, content, title, renderCard }: ResultsProps) {
  const { t } = useTranslation('product')
  const { Items, Facets, Total, Page, Size } = data
  const pages = Math.ceil(Total / Size)
  useTellList(data, isStale)
  const count = useRef<HTMLParagraphElement>(null)
  const { page: _page, facet: _facet, sort: _sort, q: _q, ...when } = search.query
  const show =
    renderCard ??
    ((card: Schemas['ProductCard'], to: string) => (
      <ProductCard card={card} to={to} headingLevel={2} />
    ))
  const hasFacets = Facets.length > 0
  return (
    <div className={hasFacets ? 'grid gap-x-10 lg:grid-cols-[14rem_minmax(0,1fr)]' : undefined}>
      {hasFacets && (
        <aside aria-label={t('list.filters')} className="max-lg:hidden">
          <FacetPanel facets={Facets} search={search} />
        </aside>
      )}
      <section aria-label={title} aria-busy={isStale || undefined} className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p ref={count} role="status" tabIndex={-1} className="font-semibold tabular outline-none">
            {isStale ? t('list.updating') : t('list.count', { count: Total })}
          </p>
          <ListTools
            facets={Facets}
            search={search}
            hasRatings={Items.some(({ Rating }) => Rating !== null)}
          />
        </div>
        <ChosenFacets facets={Facets} search={search} count={count} />
        {Items.length === 0 ? (
          <EmptyList content={content} search={search} />
        ) : (
          <ul className="mt-4 flex flex-col gap-4 transition-opacity in-aria-busy:opacity-60">
            {Items.map((card) => (
              // The layout of a row does not depend on other rows, and its padding has room for the outline of a focused one.
              // Drawing rows only when they are near cost more frames than it saved (pnpm bench scroll).
              <li key={card.Id} className="-m-1 p-1 contain-content">
                {show(
                  card,
                  paths.product(content, card.Id, productAddress(content).serialize(when)),
                )}
              </li>
            ))}
          </ul>
        )}
        {/* Beyond the last page there are no links, because the list itself says that it is empty. */}
        {Page <= pages && (
          <div className="mt-8">
            <ListPages
              page={Page}
              pages={pages}
              to={(page) =>
                paths.products(
                  content,
                  productAddress(content).serialize({ ...search.query, page }),
                )
              }
            />
          </div>
        )}
      </section>
    </div>
  )
}
