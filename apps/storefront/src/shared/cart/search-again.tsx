import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'

import { serializeCriteria } from '../ferry/criteria-url.ts'
import { paths } from '../paths.ts'
import { criteriaOfItem } from './cart-item-trip.ts'

/** One step back to the sailings of an item whose seats are gone. */
export function SearchAgain({ ferry }: { ferry: Schemas['FerryItem'] }) {
  const { t } = useTranslation('cart')
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={paths.ferryResult(serializeCriteria(criteriaOfItem(ferry)))}>
        <Search aria-hidden />
        {t('expired.searchAgain')}
      </Link>
    </Button>
  )
}
