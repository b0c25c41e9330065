import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useEffect, useRef } from 'react'

import { useConfirmPayment } from '../../api/use-payment-step.ts'
import { useWallet } from '../../api/use-wallet.ts'
import { StepError } from '../step-error.tsx'
import { InstructionSteps } from './instruction-steps.tsx'
import { ShortWallet } from './short-wallet.tsx'

export type AgentWalletPaymentProps = {
  payment: Schemas['Payment']
  instructions: Schemas['AgentWalletInstructions']
}

/** Pays with the agency's balance and credit, in one press; if they are not enough, it shows how much is missing (CHK-7). */
export function AgentWalletPayment({ payment, instructions }: AgentWalletPaymentProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { run, isRunning, error, startedAt } = useConfirmPayment(payment)
  const now = useWallet(payment.Amount.Currency)
  const { Steps } = instructions
  const Available = now?.wallet.Available ?? instructions.Available
  const Credit = now?.wallet.CreditLimit ?? instructions.Credit
  const left = { ...Available, Amount: Available.Amount - payment.Amount.Amount }
  const balance = { ...Available, Amount: Available.Amount - Credit.Amount }
  const balanceLeft = { ...left, Amount: left.Amount - Credit.Amount }
  const refused = refusedFor(error)
  // If the balance was loaded after the refusal, it decides whether the wallet can pay now.
  const isOutdated = refused !== null && now !== undefined && now.loadedAt > startedAt
  const isShort = (refused !== null && !isOutdated) || left.Amount < 0
  const missing = { ...left, Amount: left.Amount < 0 ? -left.Amount : (refused ?? 0) }
  const heading = useFocusOnChange(isShort)
  return (
    <Card className="p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('wallet.title')}
      </h2>
      <Balance
        rows={[
          [t('wallet.balance'), format.money(balance)],
          ...(Credit.Amount > 0 ? [[t('wallet.credit'), format.money(Credit)] as const] : []),
          [t('page.amount'), format.money(payment.Amount)],
          left.Amount < 0
            ? [t('wallet.missing'), format.money(missing)]
            : [
                t('wallet.left'),
                balanceLeft.Amount < 0
                  ? t('wallet.onCredit', { amount: format.money(balanceLeft) })
                  : format.money(balanceLeft),
              ],
        ]}
      />
      {isShort ? (
        <ShortWallet payment={payment} missing={missing} pending={now?.wallet.PendingTopUps} />
      ) : (
        <>
          <InstructionSteps steps={Steps} className="mt-5" />
          <Button
            variant="main"
            size="lg"
            className="mt-6 max-sm:w-full"
            loading={isRunning}
            onClick={() => run(null)}
          >
            {isRunning
              ? t('wallet.paying')
              : t('wallet.pay', { amount: format.money(payment.Amount) })}
          </Button>
        </>
      )}
      {error && refused === null && (
        <div className="mt-4">
          <StepError error={error} />
        </div>
      )}
    </Card>
  )
}

/**
 * Focuses the heading when the wallet turns out to be short, or no longer to be, because the pressed button is then removed.
 * The heading gets the focus rather than the next button, so that a second press cannot pay.
 */
function useFocusOnChange(isShort: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasShort = useRef(isShort)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasShort.current !== isShort && isLost) heading.current?.focus({ preventScroll: true })
    wasShort.current = isShort
  }, [isShort])
  return heading
}

/**
 * Returns the amount that was missing when the wallet was asked to pay, because other members may have spent since it was
 * chosen. Null if the call did not fail for that reason.
 */
function refusedFor(error: CallError | null): number | null {
  if (error === null || !isProblem(error, 'wallet_insufficient')) return null
  const { missing } = error.params
  return typeof missing === 'number' ? missing : 0
}

/** Shows an account in a few lines, the last of which is the result. */
function Balance({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="mt-4 border-b border-border">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-border py-2.5 last:border-t-2 last:border-t-foreground last:text-lg last:font-bold"
        >
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
