import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { productAddress } from './product-url.ts'
import type { CatalogueContent, ProductQuery } from './product-url.ts'

type ListPagesProps = {
  content: CatalogueContent
  query: ProductQuery
  page: number
  pages: number
}

/** The pages of a list, each with its own address. */
export function ListPages({ content, query, page, pages }: ListPagesProps) {
  const { t } = useTranslation('product')
  const format = useFormat()
  // Beyond the last page there is nothing, and the list says so itself.
  if (pages < 2 || page > pages) return null
  const to = (number: number) =>
    paths.products(content, productAddress[content].serialize({ ...query, page: number }))
  return (
    <nav
      aria-label={t('pages.label')}
      className="mt-8 flex flex-wrap items-center justify-between gap-4"
    >
      {page > 1 ? (
        <Button asChild variant="outline">
          <Link to={to(page - 1)} rel="prev">
            <ChevronLeft aria-hidden />
            {t('pages.previous')}
          </Link>
        </Button>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted-foreground tabular">
        {t('pages.of', { page: format.number(page), pages: format.number(pages) })}
      </p>
      {page < pages ? (
        <Button asChild variant="outline">
          <Link to={to(page + 1)} rel="next">
            {t('pages.next')}
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
