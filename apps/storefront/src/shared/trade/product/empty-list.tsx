import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { ProductScene } from '@selat/ui/product-scene'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import type { CatalogueContent } from './product-url.ts'
import { productAddress } from './product-url.ts'
import { sceneOfKind } from './scene-of-kind.ts'
import type { ProductSearch } from './use-product-search.ts'

/** Nothing fits what was searched for, or nothing is sold at all; either way there is a way on. */
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
  // Words, filters and order go; when and for whom stays.
  const { q: _q, facet: _facet, sort: _sort, page: _page, ...when } = search.query
  return (
    <EmptyState
      title={t(isNarrowed || page !== undefined ? 'empty.title' : 'empty.nothing')}
      description={t(isNarrowed || page !== undefined ? 'empty.body' : 'empty.nothingBody')}
      illustration={<ProductScene seed="empty" kind={sceneOfKind(content, '')} />}
      action={
        isNarrowed || page !== undefined ? (
          <Button asChild>
            <Link to={paths.products(content, productAddress[content].serialize(when))}>
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
