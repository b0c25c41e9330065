import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { treasurers } from '../../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../../shared/trade/agency/use-agency.ts'
import { useChooseMethod } from '../../api/use-payment-step.ts'
import { StepError } from '../step-error.tsx'

type ShortWalletProps = {
  payment: Schemas['Payment']
  /** The missing amount; zero if it is unknown. */
  missing: Schemas['Money']
  /** The top-ups that wait for approval; undefined while they are unknown. */
  pending: Schemas['Money'] | undefined
}

/**
 * Says that the wallet has too little money and that nothing was paid. Members who may top it up get the link; choosing the
 * wallet again loads its new balance.
 */
export function ShortWallet({ payment, missing, pending }: ShortWalletProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const mayTopUp = useIsFor(treasurers)
  const { run, isRunning, error } = useChooseMethod(payment)
  const { Amount, Currency } = missing
  return (
    <>
      <Alert
        variant="warning"
        live="assertive"
        className="mt-5"
        title={t('wallet.short')}
        action={
          <>
            {mayTopUp && Amount > 0 && (
              <Button asChild variant="secondary">
                <Link
                  to={paths.topUp({
                    topup: 'new',
                    wallet: Currency,
                    amount: String(Amount),
                    order: payment.Order,
                  })}
                >
                  {t('wallet.topUp', { amount: format.money(missing) })}
                </Link>
              </Button>
            )}
            <Button
              variant="outline"
              loading={isRunning}
              onClick={() => payment.Method && run(payment.Method.Code)}
            >
              {t('wallet.askAgain')}
            </Button>
          </>
        }
      >
        {format.sentences([
          t('wallet.shortBody'),
          // If this were not said, a treasurer who comes back from a top-up would send the same one again.
          pending !== undefined &&
            pending.Amount > 0 &&
            t('wallet.shortPending', { amount: format.money(pending) }),
          !mayTopUp && t('wallet.askTreasurer'),
        ])}
      </Alert>
      {error && (
        <div className="mt-4">
          <StepError error={error} />
        </div>
      )}
    </>
  )
}
