import { PROOF_MAX_BYTES } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { FileDrop } from '@selat/ui/file-drop'
import { CircleCheck } from 'lucide-react'

import { useIssueText } from '../../../../shared/kit/form/use-issue-text.ts'
import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'
import type { ProofUpload } from '../../api/use-proof-upload.ts'
import { StepError } from '../step-error.tsx'

export const proofFieldId = 'payment-proof'

export type ProofStepProps = { payment: Schemas['Payment']; upload: ProofUpload }

/** Lets the payer choose, see, send and replace the proof of a transfer (CHK-6). */
export function ProofStep({ payment, upload }: ProofStepProps) {
  const { t } = useTranslation('payment')
  const { t: tCommon } = useTranslation('common')
  const format = useFormat()
  const toText = useIssueText()
  const { state } = upload
  const refusal = state.kind === 'refused' ? toText(state.issue) : undefined
  const file = 'file' in state ? state.file : null
  const kept = payment.Proof?.Rejection === null ? payment.Proof : null
  // The server may have the proof although its answer was lost.
  const hasArrived = kept?.FileName === file?.name && kept?.Bytes === file?.size
  return (
    <>
      <h2 className="text-xl">{t('proof.upload')}</h2>
      <div role="status">{kept && <KeptProof proof={kept} />}</div>
      <FileDrop
        className="mt-3"
        id={proofFieldId}
        label={kept && !file ? t('proof.replace') : t('proof.title')}
        hint={t('proof.rule', { limit: format.fileSize(PROOF_MAX_BYTES) })}
        error={refusal}
        accept="image/png,image/jpeg"
        file={file}
        fileNote={file ? format.fileSize(file.size) : ''}
        onFileChange={(chosen) => void upload.choose(chosen)}
        {...(state.kind === 'sending' && { progress: state.percent })}
        onCancel={upload.cancel}
        strings={{
          browse: kept ? t('proof.replace') : t('proof.choose'),
          dropOrPaste: t('proof.drop'),
          remove: t('proof.replace'),
          cancel: tCommon('action.cancel'),
          uploading: t('proof.uploading'),
          previewAlt: t('proof.preview'),
        }}
      />
      {/* The field shows its error only beside itself; this repeats it for screen readers at once. */}
      <p role="alert" className="sr-only">
        {refusal}
      </p>
      {state.kind === 'failed' && !hasArrived && (
        <div className="mt-3">
          <StepError
            error={state.error}
            action={
              <Button variant="outline" size="sm" onClick={() => void upload.retry(state.file)}>
                {tCommon('action.retry')}
              </Button>
            }
          />
        </div>
      )}
    </>
  )
}

/** Shows the proof that the server has, which is there after a reload, too. */
function KeptProof({ proof }: { proof: Schemas['PaymentProof'] }) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const zone = useReaderZone()
  return (
    <p className="mt-2 flex items-start gap-2">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <span className="min-w-0">
        <strong>{t('proof.uploaded')}</strong>
        <span className="block text-sm wrap-anywhere text-muted-foreground">
          {proof.FileName} · {format.fileSize(proof.Bytes)} ·{' '}
          {format.instant(proof.UploadedAt, zone)}
        </span>
      </span>
    </p>
  )
}
