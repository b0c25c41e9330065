import { useTranslation } from '@selat/i18n'
import { Link, useLocation } from 'react-router-dom'

import { productPath } from '../../shared/app/paths.ts'
import { useTenant } from '../../shared/app/tenant.ts'

/** Links to the products that the tenant sells, and to no others (PRD-6). */
export function ProductLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common')
  const { Products } = useTenant()
  const { pathname } = useLocation()
  return (
    <ul className="flex flex-col gap-1 lg:flex-row lg:gap-0 xl:gap-1">
      {Products.map((product) => (
        <li key={product}>
          <Link
            to={productPath(product)}
            aria-current={pathname.startsWith(productPath(product)) ? 'page' : undefined}
            onClick={onFollow}
            className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-muted aria-[current=page]:text-brand-text aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 lg:px-2 lg:text-sm lg:whitespace-nowrap lg:max-xl:px-1.5"
          >
            {t(`products.${product}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
