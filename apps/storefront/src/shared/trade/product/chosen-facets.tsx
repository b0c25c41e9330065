import { useTranslation } from '@selat/i18n'
import { X } from 'lucide-react'
import type { RefObject } from 'react'

import { type FacetPanelProps, useFacetText } from './facet-panel.tsx'
import { facetChoices, toggleFacet } from './product-url.ts'

type ChosenFacetsProps = FacetPanelProps & {
  /** The element that has the focus once the last facet is removed. */
  count: RefObject<HTMLElement | null>
}

/** Lists the facets that narrow the list; one press removes each, and the focus goes to the facet beside it. */
export function ChosenFacets({ facets, search, count }: ChosenFacetsProps) {
  const { t } = useTranslation('product')
  const { query, set } = search
  const toText = useFacetText()
  const chosen = facetChoices(query.facet).flatMap((choice) => {
    const [code, value] = choice.split(':')
    const facet = facets.find(({ Code }) => Code === code)
    const label = facet?.Values.find(({ Code }) => Code === value)?.Label
    return label === undefined ? [] : [{ choice, label }]
  })
  if (chosen.length === 0) return null
  const remove = (choice: string, row: Element | null) => {
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const target = beside?.querySelector('button') ?? count.current
    target?.focus()
    set({ facet: toggleFacet(query.facet, choice) })
  }
  return (
    <ul aria-label={t('list.chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ choice, label }) => (
        <li key={choice}>
          <button
            type="button"
            aria-label={t('list.remove', { label: toText(label) })}
            onClick={({ currentTarget }) => remove(choice, currentTarget.closest('li'))}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-brand-surface px-3 text-sm font-semibold text-brand-text hover:bg-muted"
          >
            {label}
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
