import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { ProductScene } from '@selat/ui/product-scene'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { type CatalogueContent, productAddress } from './product-url.ts'
import { sceneOfKind } from './scene-of-kind.ts'
import type { ProductSearch } from './use-product-search.ts'

/** Says that no product matches the search, or that none is sold, and offers a link for each case. */
export function EmptyList({
  content,
  search,
}: {
  content: CatalogueContent
  search: ProductSearch
}) {
  const { t } = useTranslation('product')
  const { q, facet, page } = search.query
  const isNarrowed = q !== undefined || facet !== undefined
  // The search terms, filters and order are cleared; the days and people stay.
  const { q: _q, facet: _facet, sort: _sort, page: _page, ...when } = search.query
  return (
    <EmptyState
      title={t(isNarrowed || page !== undefined ? 'empty.title' : 'empty.nothing')}
      description={t(isNarrowed || page !== undefined ? 'empty.body' : 'empty.nothingBody')}
      illustration={<ProductScene seed="empty" kind={sceneOfKind(content, '')} />}
      action={
        isNarrowed || page !== undefined ? (
          <Button asChild>
            <Link to={paths.products(content, productAddress(content).serialize(when))}>
              {t('empty.showAll')}
            </Link>
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.home()}>{t('empty.home')}</Link>
          </Button>
        )
      }
    />
  )
}
