import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Checkbox } from '@selat/ui/checkbox'
import { FieldSet } from '@selat/ui/field-set'
import { useRef, useState } from 'react'

import { focusFirstFilter } from '../../kit/focus-first-filter.ts'
import { facetChoices, toggleFacet } from './product-url.ts'
import type { ProductSearch } from './use-product-search.ts'

export type FacetPanelProps = {
  facets: readonly Schemas['Facet'][]
  search: ProductSearch
}

/** The number of values of a facet that are shown at first. */
const shownAtOnce = 6

/** Shows every facet of a list: beside it, or in a sheet on phones. */
export function FacetPanel({ facets, search }: FacetPanelProps) {
  const { t } = useTranslation('product')
  const { query, set } = search
  const panel = useRef<HTMLDivElement>(null)
  const clear = () => {
    focusFirstFilter(panel.current)
    set({ facet: undefined })
  }
  return (
    <div ref={panel} className="flex flex-col gap-7">
      {facets.map((facet) => (
        <FacetValues key={facet.Code} facet={facet} search={search} />
      ))}
      {query.facet !== undefined && (
        <Button variant="outline" size="sm" onClick={clear}>
          {t('list.clearFilters')}
        </Button>
      )}
    </div>
  )
}

type FacetValuesProps = { facet: Schemas['Facet']; search: ProductSearch }

function FacetValues({ facet, search }: FacetValuesProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { query, set } = search
  const [isOpen, setIsOpen] = useState(false)
  const chosen = facetChoices(query.facet)
  const isChosen = (value: string) => chosen.includes(`${facet.Code}:${value}`)
  const shown = facet.Values.filter(
    ({ Code }, index) => isOpen || index < shownAtOnce || isChosen(Code),
  )
  return (
    <FieldSet legend={facet.Label}>
      <div className="flex flex-col gap-2.5">
        {shown.map(({ Code, Label, Count }) => (
          <Checkbox
            key={Code}
            label={
              <span className="flex justify-between gap-3">
                <FacetLabel label={Label} />{' '}
                <span className="text-sm text-muted-foreground tabular">
                  {format.number(Count)}
                </span>
              </span>
            }
            checked={isChosen(Code)}
            onChange={() => set({ facet: toggleFacet(query.facet, `${facet.Code}:${Code}`) })}
            className="[&_label]:grow"
          />
        ))}
      </div>
      {(isOpen || shown.length < facet.Values.length) && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="self-start"
        >
          {t(isOpen ? 'action.showLess' : 'action.showMore')}
        </Button>
      )}
    </FieldSet>
  )
}

/**
 * Returns a function that says the label of a facet in words, because screen readers read stars one by one or not at
 * all.
 */
export function useFacetText(): (label: string) => string {
  const { t } = useTranslation('product')
  return (label) => (/^★+$/.test(label) ? t('card.stars', { count: label.length }) : label)
}

/** Shows the label of a facet; screen readers get the number of stars. */
function FacetLabel({ label }: { label: string }) {
  const text = useFacetText()(label)
  if (text === label) return label
  return (
    <span>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
