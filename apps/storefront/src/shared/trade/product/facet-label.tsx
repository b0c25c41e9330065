import { useTranslation } from '@selat/i18n'

/** Returns a function that says the label of a facet in words, because stars are read out one by one or not at all. */
export function useFacetText(): (label: string) => string {
  const { t } = useTranslation('product')
  return (label) => (/^★+$/.test(label) ? t('card.stars', { count: label.length }) : label)
}

/** Shows the label of a facet; stars are seen, and heard as their count. */
export function FacetLabel({ label }: { label: string }) {
  const text = useFacetText()(label)
  if (text === label) return label
  return (
    <span>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
