import { useTranslation } from '@selat/i18n'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import type { RefusedSubmit } from '../../../shared/kit/form/use-form-engine.ts'

type FieldsLeftProps = {
  refused: RefusedSubmit
  isOpen: (issue: FieldIssue) => boolean
}

/** After a refused submit: how many of its fields are left, said in a pause and only when the count is another. */
export function FieldsLeft({ refused, isOpen }: FieldsLeftProps) {
  const { t } = useTranslation('order')
  const all = refused.issues.length
  const left = refused.issues.filter(isOpen).length
  // The summary has said all of them, and has the focus.
  const isBegun = left < all
  return (
    <p role="status" className="sr-only">
      {isBegun && (left === 0 ? t('checkout.noneLeft') : t('checkout.left', { count: left }))}
    </p>
  )
}
