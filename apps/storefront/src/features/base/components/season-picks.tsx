import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { ProductScene } from '@selat/ui/product-scene'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'

import { travelQueries } from '../../../shared/app/api.ts'
import { knownCatalogue } from '../../../shared/app/known/known-products.ts'
import { paths, productPath } from '../../../shared/app/paths.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { type SoldView, useSold } from '../../../shared/trade/price/sold-view.ts'
import { FromPrice } from '../../../shared/trade/product/from-price.tsx'
import { sceneOfKind } from '../../../shared/trade/product/scene-of-kind.ts'

type Pick = Schemas['Pick']

/** Shows the products that the season recommends, and links to the list of each product that the tenant sells (PRD-6). */
export function SeasonPicks({ place }: { place: string }) {
  const { t } = useTranslation(['product', 'common'])
  const { Products } = useTenant()
  const { data, isError } = useQuery({
    ...travelQueries.get('/travel/v1/pick'),
    meta: { showError: true },
  })
  // Products of an unknown kind are left out, because the site has no page for them.
  const shown = useSold(data, toSoldPicks)?.Items.filter(
    ({ Product }) => knownCatalogue(Product.ItemContent) !== 'unknown',
  )
  const [first, ...others] = shown ?? []
  // The picks are only a suggestion, so the page is shown without them if they cannot be loaded.
  if (isError || (shown && !first)) return null
  if (!first) return <div aria-busy className={place} />
  return (
    <section aria-labelledby="season" className="offscreen-280 sm:offscreen-300 lg:offscreen-156">
      <h2 id="season" className="text-2xl text-balance md:text-3xl">
        {t('season.title')}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[6fr_5fr]">
        <LeadingPick pick={first} />
        <ul className="divide-y divide-border border-y border-border">
          {others.map((pick) => (
            <li key={pick.Product.Id}>
              <PickRow pick={pick} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {Products.filter((product) => product !== 'ferry').map((product) => (
          <li key={product}>
            <Link
              to={productPath(product)}
              className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text underline-offset-4 hover:underline"
            >
              {t('season.all', { product: t(`common:products.${product}`) })}
              <ArrowRight aria-hidden className="size-4.5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const toSoldPicks = ({ Items }: Schemas['PickList'], view: SoldView) => ({
  Items: Items.map((pick) => view.answer(pick, pick.Product.ItemContent)),
})

function pathOf({ Product: { ItemContent, Id } }: Pick): string {
  return paths.product(ItemContent, Id)
}

function Season({ pick: { SeasonName, Until } }: { pick: Pick }) {
  const { t } = useTranslation('product')
  const format = useFormat()
  return (
    <p className="text-sm font-semibold text-accent-text">
      {t('season.until', { season: SeasonName, date: format.date(Until, 'dayMonth') })}
    </p>
  )
}

function LeadingPick({ pick }: { pick: Pick }) {
  const { Product } = pick
  return (
    <article className="group relative">
      <ProductScene
        seed={Product.Id}
        kind={sceneOfKind(Product.ItemContent, Product.Kind)}
        className="h-56 rounded-xl sm:h-80"
      />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-md">
          <Season pick={pick} />
          <h3 className="mt-1 text-2xl text-balance">
            <Link to={pathOf(pick)} className={wholeLink}>
              {Product.Name}
            </Link>
          </h3>
          <p className="mt-1">{Product.Summary}</p>
        </div>
        <FromPrice from={Product.From} />
      </div>
    </article>
  )
}

function PickRow({ pick }: { pick: Pick }) {
  const { Product } = pick
  return (
    <article className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 py-3.5">
      <ProductScene
        seed={Product.Id}
        kind={sceneOfKind(Product.ItemContent, Product.Kind)}
        className="h-18 rounded-md"
      />
      <div className="min-w-0">
        <Season pick={pick} />
        <h3 className="text-base font-semibold text-pretty">
          <Link to={pathOf(pick)} className={wholeLink}>
            {Product.Name}
          </Link>
        </h3>
        <p className="flex items-center gap-1 text-sm text-muted-foreground">
          <MapPin aria-hidden className="size-3.5" />
          {Product.Place.CityName}
        </p>
      </div>
    </article>
  )
}

/** The link in the heading covers the whole article. */
const wholeLink =
  "text-foreground no-underline group-hover:text-brand-text after:absolute after:inset-0 after:content-['']"
