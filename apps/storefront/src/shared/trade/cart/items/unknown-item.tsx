import { paths } from '../../../app/paths.ts'
import type { ItemDisplay } from './item.ts'
import { useItemTexts } from './use-item-texts.ts'

/** Displays a product that the API sells and this site does not know: it is there, has its price, and can be removed. */
export const unknownItem: ItemDisplay<'unknown'> = {
  name: (_item, { t }) => t('content.unknown'),
  kind: (_item, { t }) => t('content.unknown'),
  Block: UnknownBlock,
  address: () => paths.home(),
  course: null,
  firstDay: () => null,
  // It is not known what its `Qty` counts, so the item has no people.
  people: () => ({ adult: 0, child: 0, infant: 0, senior: 0 }),
  bounds: () => null,
  parts: () => [],
  travel: () => null,
}

function UnknownBlock() {
  const { t } = useItemTexts()
  return <p className="text-sm text-muted-foreground">{t('unknown.body')}</p>
}
