import { PROOF_KINDS, PROOF_MAX_BYTES } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { FileDrop } from '@selat/ui/file-drop'

import { useFieldIssues } from '../../../shared/kit/form/field-issues.ts'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { usePastedFile } from '../../../shared/kit/form/use-pasted-file.ts'
import type { TopUpForm } from '../api/use-top-up-form.ts'

const accept = PROOF_KINDS.map((kind) => `image/${kind}`).join(',')

/**
 * Takes the picture of a transfer, which is chosen, dropped, or pasted anywhere on the page, and checks it before it is sent.
 */
export function ProofField({ form, label }: { form: TopUpForm; label: string }) {
  const { t } = useTranslation(['wallet', 'common'])
  const format = useFormat()
  const toText = useIssueText()
  const { idOf, errorOf } = useFieldIssues()
  const { proof, choose, percent, isSending, cancel } = form
  usePastedFile((file) => void choose(file))
  const refusal = proof?.issue && toText(proof.issue)
  return (
    <div data-name="proof">
      <FileDrop
        id={idOf('proof')}
        label={label}
        hint={t('form.proofHint', { limit: format.fileSize(PROOF_MAX_BYTES) })}
        error={refusal ?? errorOf('proof')}
        accept={accept}
        file={proof?.file ?? null}
        fileNote={proof ? format.fileSize(proof.file.size) : ''}
        onFileChange={(file) => void choose(file)}
        {...(isSending && percent !== null && { progress: percent })}
        onCancel={cancel}
        strings={{
          browse: t('form.browse'),
          dropOrPaste: t('form.drop'),
          remove: t('form.remove'),
          cancel: t('common:action.cancel'),
          uploading: t('form.uploading'),
          previewAlt: t('form.preview'),
        }}
      />
      {/* The field shows its error only beside itself; this repeats it for screen readers at once. */}
      <p role="alert" className="sr-only">
        {refusal}
      </p>
    </div>
  )
}
