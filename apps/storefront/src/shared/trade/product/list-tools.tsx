import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Select } from '@selat/ui/select'
import { Sheet } from '@selat/ui/sheet'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx'
import { facetChoices, productSorts } from './product-url.ts'

/** Chooses the order of the list, and opens the filters on phones. */
export function ListTools(props: FacetPanelProps & { hasRatings: boolean }) {
  const { facets, search, hasRatings } = props
  const { t } = useTranslation(['product', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const count = facetChoices(search.query.facet).length
  const sorts = productSorts.filter((sort) => sort !== 'rating' || hasRatings)
  return (
    <div className="flex min-w-0 items-center justify-between gap-3 max-[20rem]:flex-wrap">
      {(facets.length > 0 || count > 0) && (
        <Button variant="outline" className="lg:hidden" onClick={() => setIsOpen(true)}>
          <SlidersHorizontal aria-hidden />
          {count === 0 ? t('list.filters') : t('list.filterCount', { count })}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('list.filters')}
        closeLabel={t('common:action.close')}
        footer={
          <Button className="grow" onClick={() => setIsOpen(false)}>
            {t('list.show')}
          </Button>
        }
      >
        <FacetPanel facets={facets} search={search} />
      </Sheet>
      <label className="ms-auto flex min-w-0 items-center gap-2.5 text-sm">
        <span className="whitespace-nowrap text-muted-foreground max-sm:sr-only">
          {t('list.sort')}
        </span>
        <Select
          value={search.query.sort ?? 'recommended'}
          onChange={({ currentTarget }) =>
            search.set({ sort: productSorts.find((sort) => sort === currentTarget.value) })
          }
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          className="w-48 min-w-0 shrink"
        />
      </label>
    </div>
  )
}
