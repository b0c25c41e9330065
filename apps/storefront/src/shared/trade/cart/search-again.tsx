import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'

import { insteadOf } from './instead-of.ts'
import { displayOf } from './items/item-displays.ts'
import type { AnyItem } from './items/item.ts'
import { useDatedItemName } from './items/use-item-name.ts'

type SearchAgainProps = {
  item: AnyItem
  /** Whether the link names the item, because others of its kind are nearby. */
  isOneOfSeveral?: boolean
}

/** Links to the page on which an expired item is sold, with everything filled in. */
export function SearchAgain({ item, isOneOfSeveral = false }: SearchAgainProps) {
  const { t } = useTranslation('cart')
  const name = useDatedItemName()(item)
  return (
    <Button asChild variant="secondary" size="sm">
      <Link
        to={displayOf(item).address(item)}
        state={insteadOf(item)}
        aria-label={isOneOfSeveral ? t('expired.searchAgainItem', { item: name }) : undefined}
      >
        <Search aria-hidden />
        {t('expired.searchAgain')}
      </Link>
    </Button>
  )
}
