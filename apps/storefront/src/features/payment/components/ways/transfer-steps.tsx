import { useTranslation, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'

import { toDecimalText } from '../../../../shared/trade/price/decimal-text.ts'
import { useConfirmPayment } from '../../api/use-payment-step.ts'
import type { ProofUpload } from '../../api/use-proof-upload.ts'
import { isUnderWay } from '../../model/upload-state.ts'
import { Port, Ports } from '../ports.tsx'
import { StepError } from '../step-error.tsx'
import { InstructionSteps } from './instruction-steps.tsx'
import { PayableFigure, PayableFigures } from './payable-figure.tsx'
import { ProofStep, proofFieldId } from './proof-step.tsx'

export type TransferStepsProps = {
  payment: Schemas['Payment']
  instructions: Schemas['BankTransferInstructions']
  /** The upload of the proof. The caller keeps it, so that it survives a look at the other methods. */
  upload: ProofUpload
}

/** Shows the steps of a transfer (§4): transfer the money, upload the proof, and confirm. */
export function TransferSteps({ payment, instructions, upload }: TransferStepsProps) {
  const { t } = useTranslation('payment')
  const isProven = payment.Flow === 'proof_uploaded'
  return (
    <Ports label={t('instructions.title')}>
      <Port mark={1} isDone={isProven}>
        <TransferDetails amount={payment.Amount} instructions={instructions} />
      </Port>
      <Port mark={2} isDone={isProven}>
        <ProofStep payment={payment} upload={upload} />
      </Port>
      <Port mark={3}>
        <ConfirmStep payment={payment} isUploading={isUnderWay(upload.state)} />
      </Port>
    </Ports>
  )
}

type ConfirmStepProps = { payment: Schemas['Payment']; isUploading: boolean }

const reasonId = 'confirm-reason'

/** Sends 'I have paid' once there is a proof. Until then the button says what is missing, and focuses the field for it. */
function ConfirmStep({ payment, isUploading }: ConfirmStepProps) {
  const { t } = useTranslation('payment')
  const { run, isRunning, error } = useConfirmPayment(payment)
  const isReady = payment.Flow === 'proof_uploaded' && !isUploading
  const press = () => {
    if (isReady) run(null)
    else document.getElementById(proofFieldId)?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">{t('confirm.title')}</h2>
      {/* The button is not `disabled`, because a button without focus cannot say what is missing. */}
      <Button
        variant="main"
        size="lg"
        className="self-start"
        loading={isRunning}
        aria-disabled={!isReady || undefined}
        aria-describedby={reasonId}
        onClick={press}
      >
        {isRunning ? t('confirm.sending') : t('confirm.button')}
      </Button>
      <p id={reasonId} className="text-sm text-muted-foreground">
        {isUploading && t('confirm.whileUploading')}
        {!isUploading && (isReady ? t('confirm.next') : t('confirm.needsProof'))}
      </p>
      {error && <StepError error={error} />}
    </div>
  )
}

type TransferDetailsProps = {
  amount: Schemas['Money']
  instructions: Schemas['BankTransferInstructions']
}

/**
 * Lists the figures that the payer types into a bank's form; each one is large, and is copied in the form that the bank
 * expects.
 */
function TransferDetails({ amount, instructions }: TransferDetailsProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { BankName, AccountNumber, AccountName, Reference, Steps } = instructions
  return (
    <>
      <h2 className="text-xl">{t('instructions.exactAmount')}</h2>
      <PayableFigures>
        <PayableFigure
          label={t('page.amount')}
          value={format.money(amount)}
          copy={{ text: toDecimalText(amount), label: t('instructions.copyAmount') }}
        />
        <PayableFigure
          label={t(isUen(AccountNumber) ? 'instructions.uen' : 'instructions.accountNumber')}
          value={AccountNumber}
          note={`${BankName} · ${AccountName}`}
          copy={{ text: AccountNumber, label: t('instructions.copyAccount') }}
        />
        <PayableFigure
          label={t('instructions.reference')}
          value={Reference}
          copy={{ text: Reference, label: t('instructions.copyReference') }}
        />
      </PayableFigures>
      <InstructionSteps steps={Steps} className="mt-4" />
    </>
  )
}

/** Whether a number is a company number of Singapore: it ends in a letter, as no account number does. */
function isUen(accountNumber: string): boolean {
  return /[A-Z]$/.test(accountNumber)
}
