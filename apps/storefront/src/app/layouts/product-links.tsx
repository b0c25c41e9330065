import { useTranslation } from '@selat/i18n'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../shared/paths.ts'
import { useTenant } from '../../shared/tenant.ts'

/** What the tenant sells, as far as it can be bought here. */
export function ProductLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common')
  const { Products } = useTenant()
  const { pathname } = useLocation()
  if (!Products.includes('ferry')) return null
  return (
    <ul className="flex flex-col gap-1 md:flex-row">
      <li>
        <Link
          to={paths.ferry()}
          aria-current={pathname === paths.ferry() ? 'page' : undefined}
          onClick={onFollow}
          className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-muted aria-[current=page]:text-brand-text aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
        >
          {t('nav.ferry')}
        </Link>
      </li>
    </ul>
  )
}
