import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { treasurers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { walletAddress } from '../model/wallet-url.ts'

/** Links to the form of a top-up for the open wallet, for members who may top it up. */
export function TopUpLink() {
  const { t } = useTranslation('wallet')
  const mayTopUp = useIsFor(treasurers)
  const { wallet } = useAddress(walletAddress).query
  if (!mayTopUp) return null
  return (
    <Button asChild variant="main" className="print:hidden">
      <Link to={paths.topUp({ topup: 'new', wallet })}>
        <Plus aria-hidden />
        {t('page.topUp')}
      </Link>
    </Button>
  )
}
