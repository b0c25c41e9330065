import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type ListPagesProps = {
  page: number
  pages: number
  /** Returns the address of a page. */
  to: (page: number) => string
  /** The label of the list, if it is not the list that the page shows. */
  label?: string
  /**
   * Whether the list is a part of its page. The page then keeps its scroll position, and the browser's history has one entry
   * for all pages of the list.
   */
  isPart?: boolean
}

/** Links to the previous and the next page of a list, each with its own address. */
export function ListPages({ page, pages, to, label, isPart = false }: ListPagesProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  if (pages < 2 && page === 1) return null
  const last = Math.max(pages, 1)
  const link = { to, isPart }
  return (
    <nav
      aria-label={label ?? t('pages.label')}
      className="grid grid-cols-2 gap-3 sm:flex sm:items-center sm:justify-between"
    >
      <PageLink {...link} page={Math.max(1, Math.min(page - 1, last))} isEnd={page <= 1} rel="prev">
        <ChevronLeft aria-hidden />
        {t('pages.previous')}
      </PageLink>
      <p
        role="status"
        className="text-sm text-muted-foreground tabular max-sm:order-first max-sm:col-span-2 max-sm:text-center"
      >
        {t('pages.of', { page: format.number(page), pages: format.number(last) })}
      </p>
      <PageLink {...link} page={Math.min(page + 1, last)} isEnd={page >= last} rel="next">
        {t('pages.next')}
        <ChevronRight aria-hidden />
      </PageLink>
    </nav>
  )
}

type PageLinkProps = {
  page: number
  to: (page: number) => string
  /** Whether there is no such page. */
  isEnd: boolean
  rel: 'prev' | 'next'
  isPart: boolean
  children: ReactNode
}

/** Links to a page. At an end of the list the link stays and leads nowhere, because it may still have the focus. */
function PageLink({ page, to, isEnd, rel, isPart, children }: PageLinkProps) {
  return (
    <Button asChild variant="outline" className="max-sm:px-3">
      <Link
        to={to(page)}
        rel={isEnd ? undefined : rel}
        aria-disabled={isEnd || undefined}
        onClick={(event) => isEnd && event.preventDefault()}
        replace={isPart}
        preventScrollReset={isPart}
      >
        {children}
      </Link>
    </Button>
  )
}
