import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'

import { useChooseMethod, useConfirmPayment } from '../api/use-payment-step.ts'
import { InstructionSteps } from './instruction-steps.tsx'
import { StepError } from './step-error.tsx'

export type AgentWalletPaymentProps = {
  payment: Schemas['Payment']
  instructions: Schemas['AgentWalletInstructions']
}

/** Paying from the agent's balance, in one press; where it is not enough, how much is missing (CHK-7). */
export function AgentWalletPayment({ payment, instructions }: AgentWalletPaymentProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { run, isRunning, error } = useConfirmPayment(payment)
  const isRefused = error !== null && isProblem(error, 'wallet_insufficient')
  const { Available, Steps } = instructions
  const left = { ...Available, Amount: Available.Amount - payment.Amount.Amount }
  const isShort = isRefused || left.Amount < 0
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">{t('wallet.title')}</h2>
      <Balance
        rows={[
          [t('wallet.balance'), format.money(Available)],
          [t('page.amount'), format.money(payment.Amount)],
          left.Amount < 0
            ? [t('wallet.missing'), format.money({ ...left, Amount: -left.Amount })]
            : [t('wallet.left'), format.money(left)],
        ]}
      />
      {isShort ? (
        <Short payment={payment} />
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
      {error && !isRefused && (
        <div className="mt-4">
          <StepError error={error} />
        </div>
      )}
    </Card>
  )
}

/** An account in three lines, the last of them what comes out. */
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

/** The wallet may have been topped up since: choosing it again asks for its balance. */
function Short({ payment }: { payment: Schemas['Payment'] }) {
  const { t } = useTranslation('payment')
  const { run, isRunning, error } = useChooseMethod(payment)
  return (
    <>
      <Alert
        variant="warning"
        live="assertive"
        className="mt-5"
        title={t('wallet.short')}
        action={
          <Button
            variant="outline"
            loading={isRunning}
            onClick={() => payment.Method && run(payment.Method.Code)}
          >
            {t('wallet.askAgain')}
          </Button>
        }
      >
        {t('wallet.shortBody')}
      </Alert>
      {error && (
        <div className="mt-4">
          <StepError error={error} />
        </div>
      )}
    </>
  )
}
