import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { ProofUpload } from '../../api/use-proof-upload.ts'
import { isUnderWay } from '../../model/upload-state.ts'
import { Port, Ports } from '../ports.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { ProofStep } from './proof-step.tsx'
import { TransferDetails } from './transfer-details.tsx'

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
