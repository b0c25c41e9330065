import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Breadcrumb } from '@selat/ui/breadcrumb'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../app/page-meta.tsx'
import { paths } from '../../app/paths.ts'
import { tellPreview } from '../../app/visitor/page-preview.ts'
import { stickInSight } from '../../kit/stick-in-sight.ts'
import { describeProduct, type LowestOffer } from './describe-product.ts'
import { DetailSection } from './detail-section.tsx'
import { FactIcon } from './fact-icon.tsx'
import { PlaceSection } from './place-section.tsx'
import type { CatalogueContent } from './product-url.ts'
import { RefusedAddressNote } from './refused-address-note.tsx'
import { SceneGallery } from './scene-gallery.tsx'
import { useIsOnScreen } from './use-is-on-screen.ts'

type Product = Pick<
  Schemas['Attraction'],
  | 'Id'
  | 'Name'
  | 'Summary'
  | 'Description'
  | 'Kind'
  | 'KindName'
  | 'Place'
  | 'Facts'
  | 'Rules'
  | 'AsOf'
>

export type ProductDetailFrameProps = {
  content: CatalogueContent
  /** The type by which schema.org knows it; `Product` if it has no word of its own. */
  schemaType: string
  /** The name of the list to which the visitor can go back: “Attractions”. */
  listTitle: string
  /** The search in that list, as in its address. */
  listSearch?: URLSearchParams | string
  product: Product
  /** The lowest price, for search engines and previews. */
  lowest: LowestOffer
  /** The contents beside the place: stars, a rating. */
  figures?: ReactNode
  /** The pictures; generated ones if absent. */
  gallery?: ReactNode
  /** The facts to list; the product's own if absent. */
  facts?: readonly Schemas['ProductFact'][]
  /** The form that adds it to the cart, with its price. */
  book: ReactNode
  /** The price in a phone's bottom bar, beside the link to the form: the lowest price, or that of the choice. */
  bar?: ReactNode
  /** The heading and the label on the map for a product that begins elsewhere than it goes; absent otherwise. */
  meeting?: { title: string; label: string }
  /** The sections after the description, each a `DetailSection`. */
  children?: ReactNode
}

const bookId = 'book'

/** Frames the page of one product: its description, its place, its rules, and beside them the form that books it. */
export function ProductDetailFrame(props: ProductDetailFrameProps) {
  const {
    content,
    schemaType,
    listTitle,
    listSearch = '',
    product,
    lowest,
    figures,
    book,
    bar,
    meeting,
    children,
  } = props
  const { gallery = <SceneGallery content={content} product={product} /> } = props
  const { facts = product.Facts } = props
  const { t } = useTranslation(['product', 'common'])
  const format = useFormat()
  const { ref, isOnScreen } = useIsOnScreen()
  describeProduct(content, product, { type: schemaType, listTitle, lowest })
  tellPreview({
    title: product.Name,
    // A free product has no price to show.
    ...(lowest &&
      lowest.price.Amount > 0 && { price: `${t('card.from')} ${format.money(lowest.price)}` }),
  })
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-8 sm:px-6 md:pb-12">
      <PageMeta title={product.Name} description={product.Summary} />
      <Breadcrumb
        label={t('detail.breadcrumb')}
        className="mb-4"
        items={[
          <Link key="home" to={paths.home()}>
            {t('common:nav.home')}
          </Link>,
          <Link key="list" to={paths.products(content, listSearch)}>
            {listTitle}
          </Link>,
          product.Name,
        ]}
      />
      <PageHeading eyebrow={product.KindName}>{product.Name}</PageHeading>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4.5" />
          {product.Place.CityName}
        </span>
        {figures}
      </p>
      <div className="mt-6">{gallery}</div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section
          ref={ref}
          id={bookId}
          tabIndex={-1}
          aria-label={t('detail.book')}
          className="min-w-0 scroll-mt-24 outline-none lg:col-start-2 lg:row-start-1"
        >
          <div
            ref={stickInSight}
            className="rounded-xl border border-border bg-card p-4 shadow-card sm:p-6 lg:sticky lg:top-[min(6rem,var(--stick-end,6rem))]"
          >
            <RefusedAddressNote content={content} />
            {book}
          </div>
        </section>
        <div className="flex min-w-0 flex-col gap-10 lg:col-start-1 lg:row-start-1">
          <div>
            <p className="max-w-prose text-lg text-pretty">{product.Description}</p>
            <Facts facts={facts} />
          </div>
          {children}
          {product.Rules.length > 0 && (
            <DetailSection title={t('detail.rules')}>
              <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5 marker:text-brand-text">
                {product.Rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </DetailSection>
          )}
          <PlaceSection name={product.Name} place={product.Place} meeting={meeting} />
        </div>
      </div>
      {!isOnScreen && (
        <div className="sticky bottom-0 z-20 -mx-4 mt-8 flex items-center justify-between gap-4 border-t border-border bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised sm:-mx-6 sm:px-6 lg:hidden print:hidden">
          <div className="min-w-0">{bar}</div>
          <Button variant="main" onClick={goToForm}>
            {t('detail.choose')}
          </Button>
        </div>
      )}
    </div>
  )
}

function goToForm(): void {
  const form = document.getElementById(bookId)
  form?.scrollIntoView({ block: 'start' })
  form?.focus({ preventScroll: true })
}

function Facts({ facts }: { facts: readonly Schemas['ProductFact'][] }) {
  if (facts.length === 0) return null
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(({ Code, Label }) => (
        <li key={Code} className="flex items-center gap-2.5">
          <FactIcon code={Code} />
          {Label}
        </li>
      ))}
    </ul>
  )
}
