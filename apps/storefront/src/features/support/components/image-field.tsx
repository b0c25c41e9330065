import { IMAGE_KINDS, IMAGE_MAX_BYTES } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { FileDrop } from '@selat/ui/file-drop'

import { useFieldIssues } from '../../../shared/kit/form/field-issues.ts'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { usePastedFile } from '../../../shared/kit/form/use-pasted-file.ts'
import type { ConcernForm } from '../api/use-concern-form.ts'

const accept = IMAGE_KINDS.map((kind) => `image/${kind}`).join(',')

export type ImageFieldProps = { form: ConcernForm; label: string }

/** Takes an image that is chosen, dropped, or pasted anywhere on the page, and checks it before it is sent. */
export function ImageField({ form, label }: ImageFieldProps) {
  const { t } = useTranslation('support')
  const { t: tCommon } = useTranslation('common')
  const format = useFormat()
  const toText = useIssueText()
  const { idOf, errorOf } = useFieldIssues()
  const { image, choose, percent, isSending, cancel } = form
  usePastedFile((file) => void choose(file))
  const refusal = image?.issue && toText(image.issue)
  return (
    <div data-name="image">
      <FileDrop
        id={idOf('image')}
        label={
          <>
            {label}{' '}
            <span className="ms-0.5 font-normal text-muted-foreground">
              {tCommon('state.optional')}
            </span>
          </>
        }
        hint={t('image.hint', { limit: format.fileSize(IMAGE_MAX_BYTES) })}
        error={refusal ?? errorOf('image')}
        accept={accept}
        file={image?.file ?? null}
        fileNote={image ? format.fileSize(image.file.size) : ''}
        onFileChange={(file) => void choose(file)}
        {...(isSending && percent !== null && { progress: percent })}
        onCancel={cancel}
        strings={{
          browse: t('image.browse'),
          dropOrPaste: t('image.drop'),
          remove: t('image.remove'),
          cancel: t('image.cancel'),
          uploading: t('image.uploading'),
          previewAlt: t('image.preview'),
        }}
      />
      {/* The field shows its error only beside itself; this repeats it for screen readers at once. */}
      <p role="alert" className="sr-only">
        {refusal}
      </p>
    </div>
  )
}
