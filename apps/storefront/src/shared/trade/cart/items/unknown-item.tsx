import { paths } from '../../../app/paths.ts'
import type { ItemDisplay } from './item.ts'
import { useItemTexts } from './use-item-texts.ts'

/** A product that the API sells and this site does not know: it is there, has its price, and can be removed. */
export const unknownItem: ItemDisplay<'unknown'> = {
  name: (_item, { t }) => t('content.unknown'),
  kind: (_item, { t }) => t('content.unknown'),
  Block: UnknownBlock,
  address: () => paths.home(),
  firstDay: () => null,
  // What its Qty counts is not known, so nobody is counted.
  people: () => ({ adult: 0, child: 0, infant: 0, senior: 0 }),
  bounds: () => null,
  parts: () => [],
  travel: () => null,
}

function UnknownBlock() {
  const { t } = useItemTexts()
  return <p className="text-sm text-muted-foreground">{t('unknown.body')}</p>
}
