import { useTranslation } from '@selat/i18n'
import { Link } from 'react-router-dom'

import { paths } from '../../shared/app/paths.ts'
import { BrandMark } from '../../shared/kit/brand-mark.tsx'
import { useAgency } from '../../shared/trade/agency/use-agency.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { ManageBookingLink } from './manage-booking-link.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { ProductLinks } from './product-links.tsx'

export function SiteHeader() {
  const { t } = useTranslation('common')
  const isAgent = useAgency() !== null
  return (
    <header className="border-b border-border bg-background print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link
          to={paths.home()}
          className="me-auto flex min-h-11 min-w-0 items-center rounded-sm lg:me-4"
        >
          <BrandMark />
        </Link>
        <nav aria-label={t('nav.main')} className="hidden lg:me-auto lg:block">
          <ProductLinks />
        </nav>
        <div className="hidden items-center gap-1 lg:flex">
          {/* An agent finds the bookings in the bar below, and one row has no room for both on many screens. */}
          {!isAgent && (
            <ManageBookingLink className="inline-flex min-h-11 items-center rounded-md px-2 text-sm font-semibold whitespace-nowrap hover:bg-muted lg:max-xl:px-1.5" />
          )}
          <PreferencesMenu />
          <AccountMenu />
        </div>
        <CartLink />
        <PhoneMenu />
      </div>
    </header>
  )
}
