import { useTranslation } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Skeleton } from '@selat/ui/skeleton'
import { useState } from 'react'

import { useTenant } from '../../../shared/app/tenant.ts'
import { deferred } from '../../../shared/kit/deferred.tsx'
import { FerrySearchForm } from '../../../shared/trade/ferry/ferry-search-form.tsx'

const ProductSearch = deferred(
  () => import('./product-search.tsx').then((module) => module.ProductSearch),
  { place: <Skeleton className="h-24 w-full" /> },
)

const HotelSearch = deferred(
  () => import('./hotel-search.tsx').then((module) => module.HotelSearch),
  {
    place: <Skeleton className="h-24 w-full" />,
  },
)

/** Shows a search for each product that the tenant sells; the first of them is open (PRD-6). */
export function HomeSearch() {
  const { t } = useTranslation(['base', 'common'])
  const { Web, Products } = useTenant()
  const [chosen, setChosen] = useState<Known<Schemas['Product']>>()
  const product = chosen ?? Products[0] ?? 'ferry'
  return (
    <>
      {Products.length > 1 && (
        <SegmentedControl
          label={t('home.find')}
          options={Products.map((value) => ({ value, label: t(`common:products.${value}`) }))}
          value={product}
          onValueChange={setChosen}
          className="mb-3 bg-card shadow-card sm:w-fit"
        />
      )}
      <div className="rounded-xl border border-border bg-card p-4 shadow-raised sm:p-6">
        {Products.includes('ferry') && (
          // It stays mounted, so that typed values are not lost when the visitor looks at another product.
          <div hidden={product !== 'ferry'}>
            {/* Another tenant or another network needs a new form. */}
            <FerrySearchForm key={Web} />
          </div>
        )}
        {product === 'hotel' && <HotelSearch />}
        {product !== 'ferry' && product !== 'hotel' && (
          <ProductSearch key={product} content={product} />
        )}
      </div>
    </>
  )
}
