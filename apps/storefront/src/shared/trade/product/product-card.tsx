import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PricePer } from '@selat/ui/price-per'
import { ProductScene } from '@selat/ui/product-scene'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { tellEvent } from '../../app/analytics/tell-event.ts'
import { usePriceKindText } from '../price/use-price-kind-text.ts'
import { FactIcon } from './fact-icon.tsx'
import { FromPrice } from './from-price.tsx'
import { ProductFigures } from './product-figures.tsx'
import { sceneOfKind } from './scene-of-kind.ts'
import { useUnavailableText } from './unavailable-text.ts'

export type ProductCardProps = {
  card: Schemas['ProductCard']
  /** The address of its page, with the values of the search. */
  to: string
  /** The level of the card's heading; 3 below a list's own heading. */
  headingLevel?: 2 | 3
  /** The contents in place of the card's own price. */
  price?: ReactNode
}

const shownFacts = 4

/** Shows a product of a list in a row, stacked on phones. The whole row is a link to the product. */
export function ProductCard({ card, to, headingLevel = 3, price }: ProductCardProps) {
  const toReason = useUnavailableText()
  const Heading = `h${headingLevel}` as const
  return (
    <article
      data-slot="product-card"
      className="group relative grid overflow-hidden rounded-xl border border-border bg-card transition-[border-color,box-shadow] hover:border-input hover:shadow-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring sm:grid-cols-[11rem_minmax(0,1fr)] md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <ProductScene
        seed={card.Id}
        kind={sceneOfKind(card.ItemContent, card.Kind)}
        className="h-40 sm:h-full sm:min-h-44"
      />
      <div className="flex min-w-0 flex-col gap-x-6 gap-y-3 p-4 sm:p-5 md:flex-row">
        <div className="flex min-w-0 grow flex-col">
          <p className="board-label text-muted-foreground">{card.KindName}</p>
          <Heading className="mt-1 text-xl text-balance">
            <Link
              to={to}
              onClick={() => tellChosen(card)}
              className="text-foreground no-underline outline-none group-hover:text-brand-text after:absolute after:inset-0 after:content-['']"
            >
              {card.Name}
            </Link>
          </Heading>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden className="size-4" />
              {card.Place.CityName}
            </span>
            <ProductFigures stars={card.Stars} rating={card.Rating} />
          </p>
          <p className="mt-2 max-w-prose">{card.Summary}</p>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {card.Facts.slice(0, shownFacts).map(({ Code, Label }) => (
              <li key={Code} className="inline-flex items-center gap-1.5">
                <FactIcon code={Code} className="size-4" />
                {Label}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex shrink-0 flex-col justify-end md:w-40 md:items-end md:text-end">
          {card.Unavailable ? (
            <p className="rounded-md bg-warning-surface px-3 py-2 text-sm text-warning">
              {toReason(card.Unavailable)}
            </p>
          ) : (
            (price ?? <CardPrice card={card} />)
          )}
        </div>
      </div>
    </article>
  )
}

function tellChosen(card: Schemas['ProductCard']): void {
  tellEvent(async () => {
    const { describeCards } = await import('../analytics/describe-lists.ts')
    return describeCards('select_item', [card])
  })
}

function CardPrice({ card: { From, Stay } }: Pick<ProductCardProps, 'card'>) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const kind = usePriceKindText()
  if (!Stay) return <FromPrice from={From} />
  return (
    <PricePer
      before={t('card.stay', {
        nights: t('card.nights', { count: Stay.Nights }),
        rooms: t('card.rooms', { count: Stay.Rooms }),
      })}
      amount={format.money(Stay.Total)}
      per={[t('card.perNight', { amount: format.money(Stay.PerNight) }), kind]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}
